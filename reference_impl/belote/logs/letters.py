"""How ranks, suits and calls are written, language by language. What is not here a mapping adds.

Ranks and suits belong to one language, because letters mean different cards in different ones: D is a queen in French
and a suit in English. The words of calls and of contracts without a trump suit are known whatever the language. All are
compared without accents and without regard to capitals.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

POLLETT = "A. Pollett, indices of local packs, https://members.tripod.com/a_pollett/cardindd.htm"
WORDS = "editorial: the words of the language, and their first letters where these are not shared"


class Letters(NamedTuple):
    """The spellings of one language: by rank and by suit letter, each separated by spaces, and where they are from."""

    ranks: Mapping[str, str]
    suits: Mapping[str, str]
    source: str


FIGURES = {"6": "6", "7": "7", "8": "8", "9": "9", "T": "10"}
"""Ranks that every language writes as numbers."""

SIGNS = {"C": "♣ ♧", "D": "♦ ♢", "H": "♥ ♡", "S": "♠ ♤"}
"""Suits that every language draws."""

LANGUAGES: Mapping[str, Letters] = {
    "en": Letters(
        {"6": "six", "7": "seven", "8": "eight", "9": "nine", "T": "t ten", "J": "j jack knave 11"}
        | {"Q": "q queen 12", "K": "k king 13", "A": "a ace 14"},
        {"C": "c club clubs", "D": "d diamond diamonds", "H": "h heart hearts", "S": "s spade spades"},
        "clause record.seats; Anglo-American packs: " + POLLETT,
    ),
    "fr": Letters(
        {"6": "six", "7": "sept", "8": "huit", "9": "neuf", "T": "dix", "J": "v valet", "Q": "d dame"}
        | {"K": "r roi", "A": "a as"},
        {"C": "t tr trefle trefles", "D": "ca carreau carreaux", "H": "co coeur coeurs", "S": "p pi pique piques"},
        POLLETT + " (France, Belgium)",
    ),
    "nl": Letters(
        {"6": "zes", "7": "zeven", "8": "acht", "9": "negen", "T": "tien", "J": "b boer", "Q": "v vrouw"}
        | {"K": "h heer", "A": "a aas"},
        {"C": "k klaver klaveren", "D": "r ruiten", "H": "h harten", "S": "s schoppen"},
        POLLETT + " (Netherlands, Belgium)",
    ),
    "de": Letters(
        {"6": "sechs", "7": "sieben", "8": "acht", "9": "neun", "T": "zehn banner", "J": "b bube bauer under unter"}
        | {"Q": "d dame ober", "K": "k konig koenig", "A": "a as ass"},
        {"C": "kr kreuz eichel", "D": "ka karo schellen", "H": "h herz", "S": "p pik laub"},
        POLLETT + " (Germany)",
    ),
    "ru": Letters(
        {"6": "шестерка", "7": "семерка", "8": "восьмерка", "9": "девятка", "T": "десятка", "J": "в валет"}
        | {"Q": "д дама", "K": "к король", "A": "т туз"},
        {"C": "т трефа трефы крести кресты", "D": "б бубна бубны", "H": "ч черва черви червы", "S": "п пика пики"},
        POLLETT + " (Russia)",
    ),
    "uk": Letters(
        {"6": "шістка", "7": "сімка", "8": "вісімка", "9": "девятка", "T": "десятка", "J": "в валет джек"}
        | {"Q": "д дама", "K": "к король", "A": "т туз"},
        {"C": "т трефа трефи хрести", "D": "б бубна бубни", "H": "ч чирва чирви черви", "S": "п піка піки вино"},
        "ua-belote (туз, король, дама, джек); the others " + WORDS,
    ),
    "bg": Letters(
        {"7": "седмица", "8": "осмица", "9": "девятка", "T": "десетка", "J": "в вале", "Q": "д дама"}
        | {"K": "п поп", "A": "а асо"},
        {"C": "с спатия", "D": "каро", "H": "купа", "S": "п пика"},
        WORDS,
    ),
    "mk": Letters(
        {"7": "седмица", "8": "осмица", "9": "деветка", "T": "десетка", "J": "ж жандар", "Q": "д дама"}
        | {"K": "п поп", "A": "а кец"},
        {"C": "детелина треф", "D": "баклава каро", "H": "срце херц", "S": "лист пик"},
        WORDS,
    ),
    "sr": Letters(
        {"7": "седмица sedmica", "8": "осмица osmica", "9": "деветка devetka", "T": "десетка desetka"}
        | {"J": "ж жандар z zandar", "Q": "д дама d dama", "K": "к краљ k kralj", "A": "а кец a kec as"},
        {"C": "треф tref", "D": "каро karo", "H": "херц herc", "S": "пик pik"},
        WORDS,
    ),
    "hr": Letters(
        {"7": "sedmica", "8": "osmica", "9": "devetka", "T": "desetka", "J": "j decko unter", "Q": "q dama baba ober"}
        | {"K": "k kralj", "A": "a as"},
        {"C": "tref zir", "D": "karo bundeva tikva", "H": "herc srce", "S": "pik list zelje"},
        WORDS + "; D is dečko to some and dama to others, so it is neither here",
    ),
    "el": Letters(
        {"7": "εφτα επτα", "8": "οχτω οκτω", "9": "εννια", "T": "δεκα", "J": "β βαλες", "Q": "ν δ νταμα"}
        | {"K": "ρ ρηγας παπας", "A": "α ασος"},
        {"C": "σπαθι σπαθια", "D": "καρο", "H": "κουπα κουπες", "S": "μπαστουνι μπαστουνια πικα πικες"},
        WORDS,
    ),
    "it": Letters(
        {"7": "sette", "8": "otto", "9": "nove", "T": "dieci", "J": "f fante", "Q": "d donna regina", "K": "r re"}
        | {"A": "a asso"},
        {"C": "fi fiori", "D": "q quadri", "H": "c cuori", "S": "p picche"},
        WORDS,
    ),
    "ro": Letters(
        {"7": "sapte", "8": "opt", "9": "noua", "T": "zece", "J": "v valet", "Q": "d dama", "K": "r rege popa"}
        | {"A": "a as"},
        {"C": "trefla", "D": "caro romb", "H": "cupa inima", "S": "pica"},
        WORDS,
    ),
    "ar": Letters(
        {"J": "ولد", "Q": "بنت", "K": "شايب", "A": "اكه اكة"},
        {"C": "شريا شرية", "D": "ديمن", "H": "هاص هاس", "S": "سبيت"},
        WORDS,
    ),
}

CALLS: Mapping[str, str] = {
    "pass": "pass passe passes pas passo paso dalje weiter пас πασο بس - p",
    "double": "double doubled x contra kontra contre coinche coinched coinchee contree контра κοντρα دبل",
    "redouble": "redouble redoubled xx recontra rekontra surcontre surcoinche surcoinchee реконтра ρεκοντρα",
    "take": "take takes prend prends prise zovem вземам игра παιρνω",
    "accept": "accept accepts accepte",
    "refuse": "refuse refuses",
    "promise": "promise !",
}
"""What may be called, besides the words of the variant itself."""

NO_TRUMP = "nt notrump notrumps sa sansatout без_коз безкоз бк безкозырь безкозыря صن sun no_trump"
ALL_TRUMP = "at alltrump alltrumps ta toutatout всичкокоз вк всекозыри всекозыря all_trump"
