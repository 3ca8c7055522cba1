"""Everything a declaration compiles to, once, before the first deal."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from belote.auction import AuctionRules, compile_auction
from belote.belote import BeloteRules, compile_belote
from belote.cards import Pack
from belote.contracts import ContractTable, compile_contracts
from belote.declaration.model import Declaration
from belote.declarations import DeclarationRules, compile_declarations
from belote.play import PlayRules, compile_play
from belote.scoring import ScoringTables, compile_scoring
from belote.setup import Table
from belote.trick_melds import TrickMeldRules, compile_trick_melds


@dataclass(frozen=True)
class Rules:
    """A declaration compiled into tables, one member per topic; nothing in them changes."""

    declaration: Declaration
    pack: Pack
    table: Table
    contracts: Mapping[str, ContractTable]
    auction: AuctionRules
    play: PlayRules
    declarations: DeclarationRules | None
    belote: BeloteRules | None
    trick_melds: TrickMeldRules | None
    scoring: ScoringTables


def compile_rules(declaration: Declaration) -> Rules:
    """Compile a resolved declaration. It must have been validated; a broken one raises ``CannotHappen``."""
    pack = Pack(declaration.pack.ranks, declaration.pack.suits)
    table = Table(declaration.players)
    contracts = compile_contracts(declaration, pack)
    return Rules(
        declaration=declaration,
        pack=pack,
        table=table,
        contracts=contracts,
        auction=compile_auction(declaration, pack, table),
        play=compile_play(declaration, pack, contracts),
        declarations=compile_declarations(declaration, pack, contracts),
        belote=compile_belote(declaration, pack, contracts),
        trick_melds=compile_trick_melds(declaration, pack, contracts),
        scoring=compile_scoring(declaration),
    )
