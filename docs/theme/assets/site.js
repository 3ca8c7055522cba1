// What the pages do beyond links: the menu of languages closes, and the page of the search shows what was found.

const menu = document.querySelector(".languages");

document.addEventListener("click", (event) => {
  if (menu?.open && !menu.contains(event.target)) menu.open = false;
});

document.addEventListener("keydown", (event) => {
  const typing = event.target.closest?.("input, textarea, select, [contenteditable]");
  if (event.key === "Escape" && menu?.open) {
    menu.open = false;
    menu.querySelector("summary").focus();
  }
  if (event.key === "/" && !typing && !event.ctrlKey && !event.metaKey && !event.altKey) {
    const field = document.querySelector(".search input") ?? document.querySelector(".find__words");
    if (field && field.offsetParent !== null) {
      event.preventDefault();
      field.focus();
    }
  }
});

const AT_ONCE = 10;
const results = document.querySelector("#results");

async function search(words) {
  const pagefind = await import(new URL("../../pagefind/pagefind.js", import.meta.url));
  const found = await pagefind.search(words);
  const status = document.querySelector("#found");
  const plural = new Intl.PluralRules(status.lang || document.documentElement.lang).select(found.results.length);
  const told = found.results.length ? status.dataset[plural] ?? status.dataset.other : status.dataset.none;
  status.textContent = told.replace("{words}", words).replace("{number}", found.results.length);
  results.replaceChildren();
  await show(found.results, 0);
}

async function show(found, from) {
  const pages = await Promise.all(found.slice(from, from + AT_ONCE).map((one) => one.data()));
  results.append(...pages.map(entry));
  const more = document.querySelector("#more");
  more.hidden = from + AT_ONCE >= found.length;
  more.onclick = () => show(found, from + AT_ONCE);
}

function entry(page) {
  const item = document.createElement("li");
  item.append(place(page.url, page.meta.title), excerpt(page.excerpt));
  const places = page.sub_results.filter((one) => one.anchor).slice(0, 3);
  if (places.length) {
    const list = document.createElement("ul");
    list.append(...places.map((one) => {
      const line = document.createElement("li");
      line.append(place(one.url, one.title));
      return line;
    }));
    item.append(list);
  }
  return item;
}

function place(address, title) {
  const link = document.createElement("a");
  link.href = address;
  link.textContent = title;
  return link;
}

// Excerpts come from our own pages: escaped text with marks around what was found.
function excerpt(html) {
  const text = document.createElement("p");
  text.innerHTML = html;
  return text;
}

if (results) {
  const field = document.querySelector(".search input");
  const asked = new URLSearchParams(location.search).get("q");
  if (asked) {
    field.value = asked;
    search(asked);
  } else {
    field.focus();
  }
}
