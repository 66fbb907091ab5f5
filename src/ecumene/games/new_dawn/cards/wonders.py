"""The 24 world wonders and what they do. CND-17, 20."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ecumene.games.new_dawn.cards.rows import (
    ANCIENT,
    CULTURE_DECK,
    ECONOMY_DECK,
    MEDIEVAL,
    MILITARY_DECK,
    MODERN,
    PLACING,
    SCIENCE_DECK,
    TARGET_CITY,
    TARGET_TOKEN,
    Wonder,
)
from ecumene.games.new_dawn.cards.tiles import DIAMOND, FOREST, HILLS, MARBLE, MERCURY, OIL
from ecumene.games.new_dawn.rules.diplomacy import MoreTreaties, ShedTreaties
from ecumene.games.new_dawn.rules.focus_row.row import in_row, is_reversed_swap, offer_swap, slot_of
from ecumene.games.new_dawn.rules.focus_row.trade_tokens import room_on
from ecumene.games.new_dawn.rules.holds import NONE
from ecumene.games.new_dawn.rules.map.area import Area, ready_at
from ecumene.games.new_dawn.rules.map.spaces import (
    cities,
    friendly,
    ground,
    not_empty,
    occupied,
    reinforced_of,
    rivals,
    terrain,
    tokens_of,
)
from ecumene.games.new_dawn.rules.pieces.placement import place_control
from ecumene.games.new_dawn.rules.pieces.removal import remove_piece
from ecumene.games.new_dawn.rules.pieces.token_spots import refuse_spot, spots
from ecumene.games.new_dawn.rules.seat import SLOTS
from ecumene.games.new_dawn.rules.state import Dawn
from ecumene.games.new_dawn.rules.verbs import GARDEN, POINT, RAZE, RELEASE, SWAP
from ecumene.games.new_dawn.rules.wonder_questions import Hills, Improvements, PointAgain, pointable
from ecumene.kernel.core.action import act, first, second

LEVEL_I: Final = 0
NO_LIMIT: Final = 99
GARDENS: Final = ready_at(GARDEN)
RAZES: Final = ready_at(RAZE)
POINTS: Final = ready_at(POINT)


class OncePerTurn(Wonder):
    """CND-6.7: a wonder that may be used once a turn, at its start."""

    def gained(self, s: Dawn, p: i64) -> None:
        """CND-17.4: it cannot be used before the start of p's next turn."""
        s.use(p, self.once)

    def is_unused(self, s: Dawn, p: i64) -> bool:
        return not s.empires[p].has_used(self.once)

    def start_offers(self, s: Dawn, p: i64, out: list[int]) -> None:
        if self.is_unused(s, p):
            self.offers(s, p, out)

    def apply_start(self, s: Dawn, p: i64, action: i64) -> None:
        s.use(p, self.once)
        self.apply(s, p, action)

    def offers(self, s: Dawn, p: i64, out: list[int]) -> None:
        """Appends what may be done now."""
        raise NotImplementedError

    def apply(self, s: Dawn, p: i64, action: i64) -> None:
        raise NotImplementedError

    def refuse_start(self, s: Dawn, p: i64, action: i64) -> str:
        return self.refuse_offer(s, p, action) if self.is_unused(s, p) else "CND-6.7"

    def refuse_offer(self, s: Dawn, p: i64, action: i64) -> str:
        """The rule against an action that is not offered."""
        raise NotImplementedError


# culture


class Stonehenge(Wonder):
    """CND-20.10."""

    says: ClassVar[list[str]] = ["stonehenge"]

    def token_placed(self, s: Dawn, p: i64, space: i64) -> None:
        if terrain(s, space) == HILLS:
            s.push(Hills(p, space, 0))


class HangingGardens(OncePerTurn):
    """CND-6.7, 20.5: places a control token beside a friendly city."""

    says: ClassVar[list[str]] = ["hanging_gardens"]

    def start_verb(self) -> i64:
        return GARDEN

    def start_space(self, action: i64) -> i64:
        return first(action)

    def offers(self, s: Dawn, p: i64, out: list[int]) -> None:
        spots(s, p, self.amount, PLACING).add_ready(GARDENS, out)

    def apply(self, s: Dawn, p: i64, action: i64) -> None:
        place_control(s, p, first(action))

    def refuse_offer(self, s: Dawn, p: i64, action: i64) -> str:
        return refuse_spot(s, p, cities(s, p), self.amount, PLACING, first(action))


class ForbiddenCity(OncePerTurn):
    """CND-7.14: removes a rival control token beside a friendly space."""

    says: ClassVar[list[str]] = ["forbidden_city"]

    def start_verb(self) -> i64:
        return RAZE

    def start_space(self, action: i64) -> i64:
        return first(action)

    def offers(self, s: Dawn, p: i64, out: list[int]) -> None:
        found = s.atlas.beside(friendly(s, p))
        found.keep(rivals(s, p))
        found.remove(occupied(s).cities)
        found.add_ready(RAZES, out)

    def apply(self, s: Dawn, p: i64, action: i64) -> None:
        remove_piece(s, first(action))

    def refuse_offer(self, s: Dawn, p: i64, action: i64) -> str:
        return "CND-7.14"


class ChichenItza(Wonder):
    """CND-20.5."""

    says: ClassVar[list[str]] = ["chichen_itza"]

    def opened_spaces(self, s: Dawn) -> Area:
        return ground(s).of[FOREST].difference(not_empty(s))


class SydneyOperaHouse(Wonder):
    """CND-20.15."""

    says: ClassVar[list[str]] = ["sydney_opera_house"]

    def counted_as_tokens(self, s: Dawn, p: i64) -> Area:
        return rivals(s, p).difference(occupied(s).cities)


class EiffelTower(OncePerTurn):
    """CND-20.11."""

    says: ClassVar[list[str]] = ["eiffel_tower"]

    def start_verb(self) -> i64:
        return POINT

    def start_space(self, action: i64) -> i64:
        return first(action)

    def start_is_canonical(self, s: Dawn, p: i64, action: i64, since: i64) -> bool:
        """Of two control tokens the one on the lower space comes first."""
        return first(action) != tokens_of(s, s.owner(first(action)))[-1]

    def offers(self, s: Dawn, p: i64, out: list[int]) -> None:
        pointable(s, p).add_ready(POINTS, out)

    def apply(self, s: Dawn, p: i64, action: i64) -> None:
        s.ask(PointAgain(p, first(action)))

    def refuse_offer(self, s: Dawn, p: i64, action: i64) -> str:
        return "CND-20.11"


# economy


class Colossus(Wonder):
    """CND-20.19."""

    says: ClassVar[list[str]] = ["colossus"]

    def extra_steps(self) -> i64:
        return self.amount


class GreatLighthouse(Wonder):
    """CND-20.5: an empty space on the map edge is within reach of every industry card."""

    says: ClassVar[list[str]] = ["great_lighthouse"]

    def opened_city_spaces(self, s: Dawn) -> Area:
        return ground(s).edge.difference(not_empty(s))


class GreatZimbabwe(Wonder):
    """CND-17.5, 20.20."""

    says: ClassVar[list[str]] = ["great_zimbabwe"]

    def trade_capacity(self) -> i64:
        return self.amount

    def lost(self, s: Dawn, p: i64) -> None:
        while s.empires[p].store > 0:
            s.unstore_trade(p)

    def start_offers(self, s: Dawn, p: i64, out: list[int]) -> None:
        slot: i64
        for slot in range(SLOTS):
            if s.empires[p].store > 0 and room_on(s, p, slot) > 0:
                out.append(act(RELEASE, s.empires[p].row[slot]))

    def apply_start(self, s: Dawn, p: i64, action: i64) -> None:
        s.unstore_trade(p)
        s.add_trade(p, slot_of(s, p, first(action)))

    def start_verb(self) -> i64:
        return RELEASE

    def start_is_canonical(self, s: Dawn, p: i64, action: i64, since: i64) -> bool:
        """Tokens in order of cards."""
        return first(action) >= since

    def start_since(self, action: i64, since: i64) -> i64:
        return max(since, first(action))

    def refuse_start(self, s: Dawn, p: i64, action: i64) -> str:
        full: bool = s.empires[p].store > 0 and in_row(s, p, first(action))
        return "CND-16.3" if full else "CND-20.20"


class MachuPicchu(Wonder):
    """CND-20.3."""

    says: ClassVar[list[str]] = ["machu_picchu"]

    def slot_number(self, number: i64) -> i64:
        return max(number, self.amount)


class BigBen(Wonder):
    """CND-20.16."""

    says: ClassVar[list[str]] = ["big_ben"]

    def caravans(self, s: Dawn, p: i64, space: i64) -> i64:
        n: i64 = 0
        at: i64
        for at in s.empires[p].caravans:
            if at >= 0 and s.atlas.distance(at, space) == 1:
                n += 1
        return n

    def attack_bonus(self, s: Dawn, p: i64, space: i64, target: i64) -> i64:
        return self.amount * self.caravans(s, p, space)

    def defend_bonus(self, s: Dawn, p: i64, space: i64, attacker: i64) -> i64:
        return self.amount * self.caravans(s, p, space)


class EstadioDoMaracana(Wonder):
    """CND-20.4."""

    says: ClassVar[list[str]] = ["estadio_do_maracana"]

    def economy_first(self) -> bool:
        return True


# science


class Oracle(OncePerTurn):
    """CND-6.7, 20.23: swaps two neighbouring cards of the row."""

    says: ClassVar[list[str]] = ["oracle"]

    def start_verb(self) -> i64:
        return SWAP

    def start_is_canonical(self, s: Dawn, p: i64, action: i64, since: i64) -> bool:
        return not is_reversed_swap(s, p, action)

    def offers(self, s: Dawn, p: i64, out: list[int]) -> None:
        slot: i64
        for slot in range(SLOTS - 1):
            offer_swap(s, p, slot, slot + 1, out)

    def apply(self, s: Dawn, p: i64, action: i64) -> None:
        s.swap_cards(p, slot_of(s, p, first(action)), slot_of(s, p, second(action)))

    def refuse_offer(self, s: Dawn, p: i64, action: i64) -> str:
        return "CND-20.23"


class Pyramids(Wonder):
    """CND-20.8."""

    says: ClassVar[list[str]] = ["pyramids"]

    def built(self, s: Dawn, p: i64) -> None:
        s.push(Improvements(p, self.amount, LEVEL_I, 0))


class PorcelainTower(Wonder):
    """CND-20.8."""

    says: ClassVar[list[str]] = ["porcelain_tower"]

    def built(self, s: Dawn, p: i64) -> None:
        s.push(Improvements(p, self.amount, NONE, 0))


class PotalaPalace(Wonder):
    """CND-15.2, 17.5, 20.8: diplomacy cards when it is built; and all four cards of a rival may be held."""

    says: ClassVar[list[str]] = ["potala_palace"]

    def pact_limit(self) -> i64:
        return NO_LIMIT

    def built(self, s: Dawn, p: i64) -> None:
        s.push(MoreTreaties(p, self.amount, NONE))

    def lost(self, s: Dawn, p: i64) -> None:
        s.push(ShedTreaties(p, NONE))


class OxfordUniversity(Wonder):
    """CND-20.9."""

    says: ClassVar[list[str]] = ["oxford_university"]

    def allows_other_types(self) -> bool:
        return True


class Kremlin(Wonder):
    """CND-20.16."""

    says: ClassVar[list[str]] = ["kremlin"]

    def attack_bonus(self, s: Dawn, p: i64, space: i64, target: i64) -> i64:
        if target != TARGET_CITY and target != TARGET_TOKEN:
            return 0
        return self.amount if reinforced_of(s, p) > reinforced_of(s, s.owner(space)) else 0


# military


class Petra(Wonder):
    """CND-20.21."""

    says: ClassVar[list[str]] = ["petra"]

    def keeps_out_barbarians(self) -> bool:
        return True


class VenetianArsenal(Wonder):
    """CND-20.1."""

    says: ClassVar[list[str]] = ["venetian_arsenal"]

    def repeats_slot_5(self) -> bool:
        return True


class Pentagon(Wonder):
    """Every space of the map is in range for attacks."""

    says: ClassVar[list[str]] = ["pentagon"]

    def attacks_anywhere(self) -> bool:
        return True


# fmt: off
def wonder_rows() -> list[Wonder]:
    """By deck, then by era."""
    return [
        Stonehenge("stonehenge", CULTURE_DECK, ANCIENT, 7, [MARBLE, MERCURY]),
        HangingGardens("hanging_gardens", CULTURE_DECK, ANCIENT, 8, [MARBLE, DIAMOND], amount=4),
        ForbiddenCity("forbidden_city", CULTURE_DECK, MEDIEVAL, 9, [MARBLE, OIL]),
        ChichenItza("chichen_itza", CULTURE_DECK, MEDIEVAL, 10, [MARBLE, MERCURY]),
        SydneyOperaHouse("sydney_opera_house", CULTURE_DECK, MODERN, 10, [MARBLE, DIAMOND]),
        EiffelTower("eiffel_tower", CULTURE_DECK, MODERN, 12, [MARBLE, OIL]),
        Colossus("colossus", ECONOMY_DECK, ANCIENT, 7, [DIAMOND, OIL], amount=6),
        GreatLighthouse("great_lighthouse", ECONOMY_DECK, ANCIENT, 8, [DIAMOND, MERCURY]),
        GreatZimbabwe("great_zimbabwe", ECONOMY_DECK, MEDIEVAL, 9, [DIAMOND, OIL], amount=4),
        MachuPicchu("machu_picchu", ECONOMY_DECK, MEDIEVAL, 10, [DIAMOND, MERCURY], amount=3, unverified="says"),
        BigBen("big_ben", ECONOMY_DECK, MODERN, 10, [DIAMOND, MERCURY], amount=2),
        EstadioDoMaracana("estadio_do_maracana", ECONOMY_DECK, MODERN, 10, [DIAMOND, MARBLE], unverified="says"),
        Oracle("oracle", SCIENCE_DECK, ANCIENT, 8, [MERCURY, MARBLE]),
        Pyramids("pyramids", SCIENCE_DECK, ANCIENT, 9, [MERCURY, OIL], amount=3),
        PorcelainTower("porcelain_tower", SCIENCE_DECK, MEDIEVAL, 9, [MERCURY, DIAMOND], amount=2),
        PotalaPalace("potala_palace", SCIENCE_DECK, MEDIEVAL, 10, [MERCURY, MARBLE], amount=3),
        OxfordUniversity("oxford_university", SCIENCE_DECK, MODERN, 10, [MERCURY, MARBLE]),
        Kremlin("kremlin", SCIENCE_DECK, MODERN, 11, [MERCURY, OIL], amount=4),
        Petra("petra", MILITARY_DECK, ANCIENT, 7, [OIL, DIAMOND], defence=2),
        Wonder("terracotta_army", MILITARY_DECK, ANCIENT, 8, [OIL, MARBLE], attack=2, unverified="cost"),
        Wonder("alhambra", MILITARY_DECK, MEDIEVAL, 10, [OIL, MARBLE], attack=2, defence=2),
        VenetianArsenal("venetian_arsenal", MILITARY_DECK, MEDIEVAL, 10, [OIL, DIAMOND]),
        Wonder("ruhr_valley", MILITARY_DECK, MODERN, 11, [OIL, MERCURY], defence=5),
        Pentagon("pentagon", MILITARY_DECK, MODERN, 12, [OIL, DIAMOND], attack=2, unverified="says attack"),
    ]
# fmt: on
