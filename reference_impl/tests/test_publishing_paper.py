"""What stands on paper, before it is laid out: the page of the book, the summary, the score sheet, the changes."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from publishing_samples import club

from belote.errors import BrokenDeclaration
from belote.library import resolved
from belote.publishing import changes, labels, paper, sheet, summary, worth
from belote.publishing.earlier import earlier
from belote.publishing.pdf import STYLES
from belote.publishing.sheet import columns
from belote.rulebook.book import book
from belote.rulebook.diagrams import Caption, Look, Scene, draw
from belote.rulebook.language import language, languages


def text_of(markup: str) -> str:
    """Return the text of markup."""
    return unescape(re.sub(r"<[^>]*>", "", markup))


class TestBook:
    """The page of the book: numbered contents, everything open, drawings within a frame from left to right."""

    def test_the_contents_lead_to_every_part(self) -> None:
        body = paper.page(book("klaberjass"), resolved("klaberjass")).body
        targets = re.findall(r'<li><a href="#([\w-]+)">', body.split("</nav>")[0])
        assert targets == re.findall(r'<section id="([\w-]+)">', body)

    def test_nothing_is_closed_but_what_the_drawing_shows(self) -> None:
        body = paper.page(book("klaberjass"), resolved("klaberjass")).body
        assert 3 < body.count("<details>") <= body.count("</svg>")
        assert "<details>" not in body[body.index('<section id="options">') :]
        assert '<div class="option"><h3>' in body

    def test_every_drawing_stands_in_a_frame_from_left_to_right(self) -> None:
        body = paper.page(book("klaberjass"), resolved("klaberjass")).body
        assert body.count("<svg") == body.count('<div class="drawing" dir="ltr"><svg') > 3

    def test_the_edition_is_named_by_revision_and_digest(self, tmp_path: Path) -> None:
        file = str(club(tmp_path))
        found = resolved(file)
        body = text_of(paper.page(book(file), found).body)
        assert f"revision 2, rules \u2068{found.digest[7:19]}\u2069" in body

    def test_who_publishes_it_stands_on_the_cover_and_is_its_author(self, tmp_path: Path) -> None:
        file = str(club(tmp_path))
        page = paper.page(book(file, "fr"), resolved(file))
        assert '<p class="publisher"><span lang="en" dir="ltr">The Tuesday Club, Lyon</span></p>' in page.body
        assert '<meta name="author" content="The Tuesday Club, Lyon">' in page.dressed(paper.Dress("", ""))
        nobody = paper.page(book("klaberjass"), resolved("klaberjass"))
        assert "author" not in nobody.dressed(paper.Dress("", ""))

    def test_a_club_s_own_words_are_text_and_no_markup(self, tmp_path: Path) -> None:
        body = paper.page(book(str(club(tmp_path))), resolved(str(club(tmp_path)))).body
        assert "<Café>" not in body
        assert "back room of the <Café> & Tabac." in text_of(body)


class TestLabels:
    """Words of drawings from right to left are laid over them; others stay in them."""

    SCENE = Scene("NESW", clockwise=True, dealer="E", turned="AS")

    def drawn(self, north: str) -> str:
        """Return a drawing of a table whose north has a name."""
        names = {"N": north, "E": "East", "S": "South", "W": "West"}
        return f'<div class="drawing" dir="ltr">{draw(self.SCENE, "one", Caption("a", "b"), names, Look())}</div>'

    def test_a_word_from_right_to_left_is_lifted_out(self) -> None:
        lifted = labels.lifted(self.drawn("الشمال"))
        assert re.search(r'</svg><span class="label middle" dir="rtl" style="[^"]*">الشمال</span></div>$', lifted)
        assert "الشمال" not in lifted.split("</svg>")[0]
        assert ">South</text>" in lifted

    def test_it_stands_where_it_stood(self) -> None:
        written = re.search(r'<text [^>]*x="(\d+)" y="(\d+)"[^>]*>North</text>', self.drawn("North"))
        size = re.search(r'viewBox="0 0 (\d+) (\d+)"', self.drawn("North"))
        assert written is not None and size is not None
        left, top = (100 * int(written[place]) / int(size[place]) for place in (1, 2))
        assert f"left: {left:.2f}%; top: {top:.2f}%" in labels.lifted(self.drawn("الشمال"))

    def test_the_style_sheet_makes_a_drawing_as_broad_as_the_words_over_it_need(self) -> None:
        assert f".drawing svg {{ width: {labels.BREADTH}mm;" in (STYLES / "print.css").read_text("utf-8")

    def test_a_drawing_without_such_words_is_left_as_it_is(self) -> None:
        assert labels.lifted(self.drawn("North")) == self.drawn("North")


class TestSummary:
    """The summary tells of each topic, the most important sentences first, and what cards are worth."""

    def test_every_topic_of_a_table_is_told(self) -> None:
        text = summary.summary(book("coinche-ffb"), resolved("coinche-ffb"), 1)
        topics = re.findall(r'<section class="(\w+)">', text)
        assert topics == [
            "equipment",
            "worth",
            "deal",
            "auction",
            "declarations",
            "belote",
            "play",
            "capot",
            "scoring",
            "match",
        ]
        for said in ("played to 2000 points", "bonus of 90 card points", "last trick is worth 10", "game is for 4"):
            assert said in text

    def test_every_sentence_that_is_chosen_is_one_of_the_book(self) -> None:
        chosen = [one for topic in summary.TOPICS for rank in (topic.first, topic.second, topic.third) for one in rank]
        assert len(chosen) == len(set(chosen)) > 60
        assert [one for one in (*chosen, *sheet.REMINDERS) if not language("en").has(one)] == []

    def test_more_ranks_tell_more_and_lose_nothing(self) -> None:
        shown = [set(re.findall("<li>.*?</li>", summary.summary(book("bela-hr"), resolved("bela-hr"), 1)))]
        for ranks in (2, 3):
            shown.append(set(re.findall("<li>.*?</li>", summary.summary(book("bela-hr"), resolved("bela-hr"), ranks))))
        assert shown[0] < shown[1] < shown[2]

    def test_no_sentence_is_told_that_the_book_has_not(self) -> None:
        said = {one.text for part in book("bela-hr").chapters for one in part.sentences}
        items = re.findall("<li>(.*?)</li>", summary.summary(book("bela-hr"), resolved("bela-hr"), 3))
        assert len(items) > 30
        assert {text_of(item) for item in items} <= said

    def test_cards_stand_from_high_to_low_with_their_points(self) -> None:
        rows = re.findall("<tr>(.*?)</tr>", worth.values(resolved("belote-fr").data, "fr"))
        assert [re.findall(r"<b>(\w+)</b><span>(\d+)</span>", row) for row in rows] == [
            [("V", "20"), ("9", "14"), ("A", "11"), ("10", "10"), ("R", "4"), ("D", "3"), ("8", "0"), ("7", "0")],
            [("A", "11"), ("10", "10"), ("R", "4"), ("D", "3"), ("V", "2"), ("9", "0"), ("8", "0"), ("7", "0")],
        ]

    def test_contracts_with_the_same_declarations_share_a_table(self) -> None:
        tables = re.findall("<table.*?</table>", worth.declared(resolved("coinche-ffb").data, "en"))
        heads = [re.findall(r'rowspan="2">([^<]*)<', table)[0] for table in tables]
        assert heads == ["a suit contract and all trumps", "no trump"]
        cells = re.findall(r"<b>([^<]*)</b><span>(\d+)</span>", tables[1])
        runs = [("3", "20"), ("4", "50"), ("5–8", "100")]
        assert cells == [*runs, ("A", "200"), ("10", "150"), ("K Q J 9", "100")]

    def test_a_table_without_declarations_has_none(self) -> None:
        assert worth.declared(resolved("belote-fr").data, "en") == ""


class TestSheet:
    """The columns of a score sheet are what its declaration makes a score of. Clause scoring.items."""

    def test_a_table_that_hangs_points_has_a_column_for_them(self) -> None:
        found = columns(resolved("belote-fr").data)
        assert found.deal == ("sheet-number", "sheet-contract", "sheet-taker")
        assert found.side == ("sheet-cards", "sheet-belote", "sheet-hanging", "sheet-written", "sheet-total")
        assert (found.sides, found.alone, found.rows) == (2, False, 16)

    def test_bids_doubles_and_declarations_have_columns(self) -> None:
        found = columns(resolved("coinche-ffb").data)
        assert found.deal == ("sheet-number", "sheet-contract", "sheet-factor", "sheet-taker")
        wanted = ("cards", "declarations", "belote", "worth", "written", "total")
        assert found.side == tuple(f"sheet-{name}" for name in wanted)

    def test_marks_and_players_alone(self) -> None:
        found = columns(resolved("deberts-ua").data)
        assert (found.sides, found.alone) == (3, True)
        assert "sheet-marks" in found.side
        assert "sheet-factor" not in found.deal

    def test_melds_within_tricks_and_a_number_of_deals(self) -> None:
        found = columns(resolved("klaverjas-amsterdam").data)
        assert found.side == ("sheet-cards", "sheet-melds", "sheet-written", "sheet-total")
        assert found.rows == 16
        assert columns(resolved("belote-village").data).rows == 12

    @pytest.mark.parametrize("name", ["belote-fr", "coinche-ffb", "deberts-4", "klaverjas-amsterdam"])
    def test_every_row_has_every_column(self, name: str) -> None:
        found, text = columns(resolved(name).data), sheet.sheet(book(name), resolved(name))
        rows = re.findall('<tr><th scope="row">.*?</tr>', text)
        assert len(rows) == found.rows
        assert {row.count("<td") + 1 for row in rows} == {found.number}
        spans = sum(map(int, re.findall(r'colspan="(\d+)"', text)))
        assert spans + len(found.deal) == found.number

    def test_the_target_stands_under_the_table(self) -> None:
        assert "The match is played to 1000 points" in sheet.sheet(book("belote-fr"), resolved("belote-fr"))


class TestChanges:
    """What has changed is told in sentences, before and now, and in a club's own words."""

    def changes(self, folder: Path, lang: str = "en", **old: Any) -> str:
        """Return what has changed between two revisions of a club's declaration."""
        before, now = club(folder / "old", **old), club(folder / "new")
        return changes.changes(resolved(str(before)), resolved(str(now)), lang)

    def test_a_changed_number_is_told_before_and_now(self, tmp_path: Path) -> None:
        told = text_of(self.changes(tmp_path, revision=1, target=501))
        assert "Revision 2 beside revision 1. 1 rule has changed." in told
        assert "The match is played to 501 points" in told
        assert "The match is played to 701 points: the side that reaches them wins. [match.target]" in told

    def test_own_words_that_differ_are_told_apart_from_the_rules(self, tmp_path: Path) -> None:
        told = self.changes(tmp_path, revision=1, target=501)
        words = text_of(told.split('<section id="words">')[1])
        assert "match to 501" in words and "match to 701" in words
        assert "every Tuesday" not in words

    def test_the_earlier_file_may_have_another_name(self, tmp_path: Path) -> None:
        now = club(tmp_path)
        before = club(tmp_path / "old", revision=1, target=501).rename(tmp_path / "tuesday-club-2025.yaml")
        old = earlier(before)
        assert (old.id, old.revision, old.data["match"]["target"]) == ("tuesday-club", 1, 501)
        assert resolved(str(now)).data["match"]["target"] == 701
        assert before.exists()

    def test_an_earlier_file_that_is_broken_is_told(self, tmp_path: Path) -> None:
        (tmp_path / "old.yaml").write_text("variant: club\nextends: nothing-like-it\n")
        with pytest.raises(BrokenDeclaration, match="nothing-like-it"):
            earlier(tmp_path / "old.yaml")
        with pytest.raises(BrokenDeclaration):
            earlier(tmp_path / "nowhere.yaml")

    def test_nothing_is_told_where_nothing_has_changed(self, tmp_path: Path) -> None:
        told = self.changes(tmp_path, revision=1)
        assert "No rule has changed." in told
        assert "<table" not in told

    @pytest.mark.parametrize("lang", languages())
    def test_what_one_of_them_does_not_say_is_told_in_every_language(self, lang: str) -> None:
        told = changes.changes(resolved("belote-fr"), resolved("belote-fr-announced"), lang)
        if lang != "en":
            assert "Nothing is said of this." not in told
        assert told.count("<tr>") > 5
