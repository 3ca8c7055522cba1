// The editor: YAML with the reference's own problems at their places.

import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { lintGutter, setDiagnostics } from "@codemirror/lint";
import { yaml } from "@codemirror/lang-yaml";
import { EditorView } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { basicSetup } from "codemirror";

const COLOURS = HighlightStyle.define([
  { tag: [tags.propertyName, tags.definition(tags.propertyName)], color: "var(--code-key)" },
  { tag: [tags.string, tags.content], color: "var(--code-text)" },
  { tag: [tags.comment, tags.lineComment], color: "var(--code-comment)", fontStyle: "italic" },
  { tag: [tags.number, tags.bool, tags.keyword], color: "var(--code-number)" },
]);

const LOOK = EditorView.theme({
  "&": { fontSize: "0.9rem", backgroundColor: "var(--code-ground)", color: "var(--ink)" },
  ".cm-content": { fontFamily: "var(--mono)", caretColor: "var(--ink)" },
  ".cm-gutters": { backgroundColor: "var(--code-ground)", color: "var(--faint)", border: "none" },
  ".cm-activeLine, .cm-activeLineGutter": { backgroundColor: "var(--line-ground)" },
  "&.cm-focused .cm-cursor": { borderLeftColor: "var(--ink)" },
  "&.cm-focused .cm-selectionBackground, .cm-selectionBackground": { backgroundColor: "var(--selected) !important" },
  ".cm-tooltip": { backgroundColor: "var(--ground)", color: "var(--ink)", border: "1px solid var(--edge)" },
  ".cm-panels": { backgroundColor: "var(--ground)", color: "var(--ink)" },
});

export function editor(parent, text, label, changed) {
  const view = new EditorView({
    parent,
    doc: text,
    extensions: [
      basicSetup,
      yaml(),
      lintGutter(),
      LOOK,
      syntaxHighlighting(COLOURS),
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({ "aria-label": label, spellcheck: "false", autocapitalize: "off", dir: "ltr" }),
      EditorView.updateListener.of((update) => update.docChanged && changed(update.state.doc.toString())),
    ],
  });
  return {
    text: () => view.state.doc.toString(),
    set: (value) => view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: value } }),
    mark: (problems) => view.dispatch(setDiagnostics(view.state, problems.map((one) => marked(view.state.doc, one)))),
    go: (one) => {
      const { from } = marked(view.state.doc, one);
      view.dispatch({ selection: { anchor: from }, effects: EditorView.scrollIntoView(from, { y: "center" }) });
      view.focus();
    },
  };
}

function marked(doc, { line, column, message, instead, severity }) {
  const place = doc.line(Math.min(Math.max(line, 1), doc.lines));
  const from = Math.min(place.from + Math.max(column - 1, 0), place.to);
  const word = /^[^\s,{}[\]]+/.exec(place.text.slice(from - place.from));
  const to = word ? from + word[0].length : Math.min(from + 1, place.to);
  return { from, to, severity: severity ?? "error", message: [message, instead].filter(Boolean).join(". ") };
}
