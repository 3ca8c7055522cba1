"""The playground in a browser: its five tools, by keyboard, on a phone, without a network, without a complaint."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parent))

from playground_browser import DOCS, FLAGS, PATIENCE, Visit, browser_path, build, missing, served

from belote.data import records_folder
from belote.playground.links import link

pytestmark = pytest.mark.skipif(bool(missing()), reason=missing())

SLIP = (
    "variant: our-club\nrevision: 1\nextends: belote-fr\nnames: {en: Our club}\n"
    "scoring:\n  pay:\n    failed: {belote: defender}\n"
    "sources:\n  scoring.pay.failed.belote: {editorial: our club has always played it so}\n"
)
EXAMPLE = {"tool": "replay", "variant": "pilotta-cy", "record": "play/overruff-over-the-partners-ruff-cy"}
TOOLS: dict[str, dict[str, Any]] = {
    "edit": {"tool": "edit", "text": SLIP},
    "score": {"tool": "score", "variant": "contree-ffb"},
    "replay": EXAMPLE,
    "compare": {"tool": "compare", "variant": "bela-hr", "other": "bela-hr+kontra"},
    "which": {"tool": "which", "answers": {"players.count": 0}},
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with a finished playground in it."""
    target = tmp_path_factory.mktemp("site")
    build(target / "playground")
    return target


@pytest.fixture(scope="module")
def chromium() -> Iterator[Any]:
    """Return a browser."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as player:
        browser = player.chromium.launch(executable_path=browser_path(), args=list(FLAGS))
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def address(folder: Path) -> Iterator[str]:
    """Return the address of the playground."""
    with served(folder) as (root, _):
        yield f"{root}playground/"


@pytest.fixture(scope="module")
def visit(chromium: Any, address: str) -> Iterator[Visit]:
    """Return a visitor on a phone, with whom the tests come and go; in the end nobody has complained."""
    context = chromium.new_context(viewport={"width": 390, "height": 844}, locale="en-GB")
    found = Visit(context, address)
    yield found
    assert found.outside == []
    assert found.complaints == []
    context.close()


def command(*words: str) -> Any:
    """Return what the command line prints as JSON."""
    run = subprocess.run([sys.executable, "-m", "belote", *words, "--json"], capture_output=True, text=True, cwd=DOCS)
    return json.loads(run.stdout)


def test_nothing_is_loaded_before_it_is_wanted(chromium: Any, address: str) -> None:
    visit = Visit(chromium.new_context(locale="en-GB"), address)
    page = visit.page
    page.goto(address)
    start = page.get_by_role("button", name="Start")
    start.wait_for()
    assert not [url for url in visit.asked if "pyodide" in url or "python.zip" in url]
    seen = page.evaluate_handle("""() => {
      const seen = [];
      new MutationObserver(() => {
        const bar = document.querySelector(".loading progress");
        if (bar) seen.push([Number(bar.value), document.querySelector(".loading p").textContent]);
      }).observe(document.querySelector("main"), { subtree: true, childList: true });
      return seen;
    }""")
    start.click()
    visit.idle()
    told = seen.json_value()
    shares = [share for share, _ in told]
    assert len(set(shares)) > 10 and shares == sorted(shares) and shares[-1] == 1
    assert any(" of 1" in text and text.endswith("MB") for _, text in told), told[:3]
    assert [url for url in visit.asked if url.endswith("pyodide.asm.wasm")]
    assert (visit.outside, visit.complaints) == ([], [])
    visit.context.close()


def test_a_start_that_fails_is_told_and_can_be_tried_again(chromium: Any, address: str) -> None:
    visit = Visit(chromium.new_context(locale="en-GB", service_workers="block"), address)
    page = visit.page
    visit.context.route("**/python.zip", lambda route: route.fulfill(status=503, body="busy"))
    page.goto(f"{address}#{link({'tool': 'score', 'variant': 'belote-fr'})}")
    page.get_by_text("The reference could not be started").wait_for()
    assert "python.zip: 503" in page.locator(".loading").inner_text()
    visit.context.unroute("**/python.zip")
    page.get_by_role("link", name="Step").click()
    page.get_by_role("link", name="Score").click()
    page.locator(".total-value").first.wait_for()
    assert not page.locator(".loading").is_visible()
    visit.context.close()


@pytest.mark.parametrize("tool", TOOLS)
def test_each_tool_has_something_to_show_without_being_told_anything(visit: Visit, tool: str) -> None:
    page = visit.open(link({"tool": tool}))
    assert page.locator(".box.wrong").count() == 0
    shown = {"edit": ".cm-content", "score": ".total-value", "replay": ".record", "compare": ".difference"}
    assert page.locator(shown.get(tool, ".answer")).count()
    visit.written(lambda found: found["tool"] == tool)


def test_a_planted_error_is_shown_at_its_line(visit: Visit) -> None:
    page = visit.open(link(TOOLS["edit"]))
    place = page.locator(".problem button.place")
    assert place.inner_text() == "line 7, column 22"
    assert 'Did you mean "defenders"?' in page.locator(".problem").inner_text()
    assert page.locator(".problem .clause").inner_text() == "scoring.pay.failed"
    assert page.locator(".cm-lintRange-error").inner_text() == "defender"
    marker = page.locator(".cm-lint-marker-error").bounding_box()
    line = page.locator(".cm-line", has_text="failed: {belote: defender}").bounding_box()
    assert abs(marker["y"] - line["y"]) < line["height"]
    place.click()
    assert page.locator(".cm-activeLine").inner_text().strip() == "failed: {belote: defender}"


def test_a_mended_text_is_sound_and_can_be_scored(visit: Visit) -> None:
    page = visit.open(link({"tool": "edit", "text": SLIP}))
    page.locator(".problem button.place").click()
    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    page.keyboard.type("s")
    page.locator(".box.right").wait_for()
    assert page.locator(".difference .clause").all_inner_texts() == ["scoring.pay.failed"]
    page.get_by_role("button", name="Score a deal with it").click()
    visit.idle()
    assert page.locator("select").nth(1).input_value() == "@own"


def test_a_scored_deal_is_that_of_the_command_line(visit: Visit) -> None:
    page = visit.open(link({"tool": "score", "variant": "belote-fr"}))
    page.get_by_role("radio", name="spades").check(force=True)
    page.locator('input[name="cards.NS"]').fill("60")
    assert page.locator('input[name="cards.EW"]').input_value() == "102"
    page.get_by_role("group", name="Last trick").get_by_role("radio", name="East–West").check(force=True)
    page.get_by_role("group", name="Belote").get_by_role("radio", name="North–South").check(force=True)
    page.get_by_text("The contract has failed").wait_for()
    visit.idle()
    words = ["--contract", "S", "--taker", "NS", "--tricks", "NS=60", "EW=102", "--last", "EW", "--belote", "NS"]
    told = command("score", "belote-fr", *words)
    shown = {one.get_attribute("data-side"): int(one.inner_text()) for one in page.locator(".total-value").all()}
    assert shown == told["score"] == {"NS": 20, "EW": 162}
    assert len(page.locator(".items .item").all()) == len(told["items"])
    page.locator(".item .why summary").first.click()
    clauses = [item["clause"] for item in told["items"]]
    assert page.locator(".item .why[open] .clause").first.inner_text() in clauses


def test_an_example_opens_from_a_link_with_the_reasons_of_each_card(visit: Visit) -> None:
    page = visit.open(link(EXAMPLE))
    assert page.locator(".record-title").inner_text() == "The partner's ruff must be overruffed"
    assert page.locator(".card-button").all_inner_texts() == ["J♥"]
    barred = page.locator(".barred")
    assert [one.locator(".card").inner_text() for one in barred.all()] == ["10♥", "A♦"]
    assert not barred.first.locator(".clause").is_visible()
    barred.first.locator("summary").click()
    assert barred.first.locator(".clause").inner_text() == "play.void.partner-ruffed"
    drawing = page.locator(".drawing svg").first
    assert drawing.get_attribute("direction") == "ltr"
    assert drawing.locator("title").text_content()
    page.locator(".card-button").first.click()
    visit.idle()
    visit.written(lambda found: "inline" in found)


def test_a_record_is_found_by_its_words_and_opened_at_the_table_it_was_written_for(visit: Visit) -> None:
    files = sorted(records_folder().glob("play/*.json"))
    record = next(one for one in map(read, files) if one["kind"] == "position" and one["variant"]["options"])
    table = "+".join((record["variant"]["id"], *record["variant"]["options"]))
    page = visit.open(link({"tool": "replay", "variant": record["variant"]["id"]}))
    page.get_by_role("searchbox").fill(" ".join(record["id"].replace("/", "-").split("-")))
    page.locator(".record").click()
    visit.written(lambda found: (found.get("record"), found["variant"]) == (record["id"], table))
    visit.idle()
    assert page.locator(".record-title").inner_text() == record["title"]
    visit.open(link({"tool": "replay", "record": record["id"], "lang": "en"}))
    visit.written(lambda found: found.get("variant") == table)


def read(file: Path) -> dict[str, Any]:
    """Return a record."""
    data: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return data


def test_a_pasted_deal_is_told_what_is_wrong_with_it(visit: Visit) -> None:
    page = visit.open(link({"tool": "replay", "variant": "belote-fr"}))
    page.get_by_text("Paste a deal of your own").click()
    page.get_by_label("Record as JSON").fill('{\n "kind": "position",\n "given": {"seat": "W", "cardz": []}\n}')
    page.get_by_role("button", name="Open it").click()
    page.get_by_text("cardz").last.wait_for()
    assert "line 3" in page.locator(".problems").inner_text()


def test_a_deal_is_stepped_through_by_keyboard(visit: Visit) -> None:
    deal = command("deal", "belote-fr", "-n", "1", "--seed", "3")[0]
    page = visit.open(link({"tool": "replay", "variant": "belote-fr", "inline": deal, "at": 0}))
    following = page.locator('[data-step="next"]')
    following.focus()
    for step in range(1, 4):
        page.keyboard.press("Enter")
        page.get_by_text(f"Step {step} of").wait_for()
        visit.idle()
    assert page.evaluate("document.activeElement.dataset.step") == "next"
    page.locator('[data-step="end"]').press("Enter")
    page.get_by_text(f"Step {len(deal['events'])} of").wait_for()
    visit.idle()
    totals = [item for item in page.locator(".items .item").all() if "written for this deal" in item.inner_text()]
    score = deal["expect"][0].get("score", {})
    assert sorted(int(one.locator(".item-value").inner_text()) for one in totals) == sorted(score.values())


def test_a_kept_deal_shows_a_difference_and_a_search_can_be_stopped(visit: Visit) -> None:
    page = visit.open(link(TOOLS["compare"]))
    assert page.locator(".difference").count() >= 1
    page.get_by_role("button", name="Show the smallest deal").first.click()
    page.locator(".shown .side").first.wait_for()
    said = page.locator(".shown").first.locator(".says").all_inner_texts()
    assert len(said) == 2 and said[0] != said[1]
    page = visit.open(link({"tool": "compare", "variant": "belote-fr", "other": "schieber"}))
    page.get_by_role("button", name="Search for a deal that shows it").last.click()
    stop = page.get_by_role("button", name="Stop")
    try:
        stop.click(timeout=3_000)
    except Exception:
        assert page.locator(".shown, .witness p").count()
    visit.idle()


def test_a_pair_is_searched_until_it_parts(visit: Visit) -> None:
    page = visit.open(link({"tool": "compare", "variant": "belote-fr", "other": "bela-hr"}))
    page.get_by_role("button", name="Search for a deal that shows it").first.click()
    page.locator(".shown .side").first.wait_for()
    page.locator(".shown").get_by_role("button", name="Step through it").first.click()
    visit.idle()
    visit.written(lambda found: found["tool"] == "replay")
    assert page.locator(".box.wrong").count() == 0


def test_the_interview_asks_on_and_writes_a_table(visit: Visit) -> None:
    page = visit.open(link({"tool": "which"}))
    before = page.locator(".question h2").inner_text()
    page.locator(".answer").nth(1).click()
    visit.idle()
    assert page.locator(".question h2").inner_text() != before
    assert "1 answer" in page.locator(".outcome").inner_text()
    page.get_by_role("button", name="Write our table down").click()
    page.locator(".editor .cm-content").wait_for()
    visit.idle()
    assert page.locator(".box.right").count() == 1


def test_the_whole_path_by_keyboard(visit: Visit) -> None:
    walker = Visit(visit.context, visit.address)
    page = walker.open(link({"tool": "edit", "text": SLIP}))
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.classList.contains('skip')")
    for _ in range(12):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent") == "Score":
            break
    page.keyboard.press("Enter")
    walker.idle()
    assert page.locator("h1").inner_text() == "Score a deal"
    assert page.evaluate("document.activeElement.id") == "main"
    for _ in range(12):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.name") == "denomination":
            break
    page.keyboard.press("ArrowRight")
    walker.idle()
    assert page.evaluate("document.activeElement.parentElement.textContent") == "spades"
    walker.written(lambda found: found["score"]["contract"]["denomination"] == "spades")
    assert walker.complaints == []
    page.close()


def test_the_link_that_is_copied_holds_the_dispute(visit: Visit) -> None:
    page = visit.open(link({"tool": "score", "variant": "belote-fr"}))
    page.locator('input[name="cards.NS"]').fill("81")
    found = visit.written(lambda found: found.get("score", {}).get("cards") == {"NS": 81, "EW": 81})
    assert found["variant"] == "belote-fr"
    other = visit.context.new_page()
    other.goto(page.url)
    other.wait_for_selector(".total-value")
    assert other.locator('input[name="cards.NS"]').input_value() == "81"
    other.close()


def test_a_broken_link_is_told(visit: Visit) -> None:
    page = visit.open("1z:AAAA")
    page.get_by_text("The link is broken").wait_for()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("tool", TOOLS)
def test_nothing_keeps_anybody_out(visit: Visit, tool: str, scheme: str) -> None:
    visit.page.emulate_media(color_scheme=scheme)
    page = visit.open(link(TOOLS[tool]))
    page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true")
    page.evaluate((DOCS / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    serious = [
        (one["id"], [node["html"][:160] + " | " + node["failureSummary"][:200] for node in one["nodes"][:4]])
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
    ]
    visit.page.emulate_media(color_scheme="light")
    assert serious == []


@pytest.mark.parametrize("tool", TOOLS)
def test_it_fits_a_narrow_phone_and_a_thumb(visit: Visit, tool: str) -> None:
    visit.page.set_viewport_size({"width": 340, "height": 700})
    page = visit.open(link(TOOLS[tool]))
    width = page.evaluate("document.documentElement.scrollWidth")
    small = page.evaluate("""() => [...document.querySelectorAll("button, select, input, summary, .tab, .home")]
      .filter((one) => one.checkVisibility() && !one.closest(".cm-editor") && !one.closest(".chip"))
      .map((one) => [one.outerHTML.slice(0, 120), one.getBoundingClientRect()])
      .filter(([html, box]) => box.height < 24 || box.width < 24).map(([html]) => html)""")
    visit.page.set_viewport_size({"width": 390, "height": 844})
    assert width <= 340
    assert small == []


def test_it_works_without_a_network_after_the_first_visit(chromium: Any, folder: Path) -> None:
    context = chromium.new_context(locale="en-GB")
    with served(folder) as (root, _):
        visit = Visit(context, f"{root}playground/")
        page = visit.open(link(TOOLS["score"]))
        page.get_by_text("It now works without a network too.").wait_for()
    page.reload()
    page.wait_for_selector(".total-value", timeout=PATIENCE)
    page.locator('input[name="cards.NS"]').fill("162")
    page.get_by_text("its tricks are not given").wait_for()
    visit.open(link(EXAMPLE))
    assert page.locator(".card-button").all_inner_texts() == ["J♥"]
    context.close()


def test_another_language_is_spoken_and_what_lacks_is_marked(visit: Visit) -> None:
    page = visit.page
    visit.open(link(EXAMPLE))
    page.locator("[data-languages]").select_option("fr")
    visit.idle()
    assert page.evaluate("document.documentElement.lang") == "fr"
    assert page.locator("h1").inner_text() == "Suivre une donne pas à pas"
    assert page.locator(".card-button").all_inner_texts() == ["V♥"]
    page.locator(".barred summary").first.click()
    reason = page.locator(".barred p span").first
    assert (reason.get_attribute("lang"), reason.get_attribute("class")) == ("en", "untranslated")
    visit.written(lambda found: found["lang"] == "fr")
    page.locator("[data-languages]").select_option("en")
    visit.idle()
