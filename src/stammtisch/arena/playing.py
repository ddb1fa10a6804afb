"""Playing the games of a plan, one at a time."""

from dataclasses import dataclass, field
from time import perf_counter

from stammtisch.arena.contestants import Contestant, find_contestant
from stammtisch.arena.game import Forfeit, Game
from stammtisch.arena.plan import Plan, Seating
from stammtisch.bots.outside.failure import CRASH, ILLEGAL, BotFailed, printable
from stammtisch.bots.outside.question import question
from stammtisch.bots.terms import USUAL, Terms
from stammtisch.bots.warming import first_choice, warm_up
from stammtisch.games.chance import Chance, seeded
from stammtisch.games.rulebook import Refused, Rulebook, find
from stammtisch.games.states import State, copy_of


@dataclass
class Sitting:
    """A game that is being played."""

    seats: list[int]  # numbers of bots
    state: State
    chances: list[Chance]
    turn_began: State = field(init=False)  # the first state since another player moved
    since: State = field(init=False)  # and that of the turn before
    choices: list[int] = field(init=False)
    seconds: list[float] = field(init=False)
    slowest: list[float] = field(init=False)

    def __post_init__(self) -> None:
        self.since = self.turn_began = copy_of(self.state)
        self.choices = [0] * len(self.seats)
        self.seconds, self.slowest = ([0.0] * len(self.seats) for _ in range(2))

    def thought(self, seat: int, seconds: float) -> None:
        """A bot has thought so long about a move."""
        self.choices[seat] += 1
        self.seconds[seat] += seconds
        self.slowest[seat] = max(self.slowest[seat], seconds)


class Table:
    """Where the bots of a plan play. Raises BadInput when one of them isn't there."""

    def __init__(self, plan: Plan, terms: Terms = USUAL) -> None:
        self.plan = plan
        self.game: Rulebook = find(plan.game)
        self.contestants: list[Contestant] = []
        try:
            self.contestants += (find_contestant(bot, terms) for bot in plan.bots)
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        """Let the programs among the bots go."""
        for contestant in self.contestants:
            if hasattr(contestant.bot, "close"):
                contestant.bot.close()

    def warm_up(self) -> None:
        """Let rules and our own bots be compiled before anybody looks at a clock."""
        state = first_choice(self.game, self.plan.players, self.plan.options)
        seat = int(state["to_move"])
        question(self.game, self.game.blind(state, seat), seat, 0.0)
        for contestant in self.contestants:
            if not hasattr(contestant.bot, "close"):
                warm_up(contestant.bot, self.game, contestant.seen(self.game, state, seat))
        self.game.play(state, self.game.legal(state)[0])

    def _new(self, deal: int) -> State:
        plan = self.plan
        return self.game.new(plan.players, plan.options, seed=plan.deal_seed(deal))

    def play(self, seating: Seating) -> Game:
        """Play one game to its end, or until a bot fails."""
        plan = self.plan
        chances = [seeded(plan.chance_seed(seating, seat)) for seat in range(plan.players)]
        sitting = Sitting(plan.seats(seating), self._new(seating.deal), chances)
        forfeit = None
        while forfeit is None and not self.game.is_over(sitting.state):
            forfeit = self._move(sitting, int(sitting.state["to_move"]))
        return self._kept(seating, sitting, forfeit)

    def _move(self, sitting: Sitting, seat: int) -> Forfeit | None:
        """Let the bot in a seat move; answer how it failed, if it did."""
        try:
            self._choose_and_play(sitting, seat)
        except BotFailed as failed:
            return Forfeit(seat, failed.reason, failed.sentence)
        except Refused as refused:
            return Forfeit(seat, ILLEGAL, str(refused))
        except Exception as error:  # whatever it is, the arena goes on
            return Forfeit(seat, CRASH, printable(f"{type(error).__name__}: {error}"))
        return None

    def _choose_and_play(self, sitting: Sitting, seat: int) -> None:
        contestant = self.contestants[sitting.seats[seat]]
        seconds = contestant.seconds(self.plan.ms)
        seen = contestant.seen(self.game, sitting.state, seat)
        since = contestant.seen(self.game, sitting.since, seat)
        chance = sitting.chances[seat]
        began = perf_counter()
        try:
            thought = contestant.bot.choose(self.game, seen, seat, seconds, chance, since)
        finally:
            sitting.thought(seat, perf_counter() - began)
        self.game.play(sitting.state, thought.move)
        if sitting.state["to_move"] != seat:
            sitting.since = sitting.turn_began
            sitting.turn_began = copy_of(sitting.state)

    def _kept(self, seating: Seating, sitting: Sitting, forfeit: Forfeit | None) -> Game:
        result = self.game.result(sitting.state) if forfeit is None else None
        others = [seat for seat in range(self.plan.players) if forfeit and seat != forfeit.seat]
        return Game(
            **seating._asdict(),
            seats=[self.plan.labels[bot] for bot in sitting.seats],
            scores=result.scores if result else None,
            winners=result.winners if result else others,
            moves=sum(sitting.choices) - (forfeit is not None),
            choices=sitting.choices,
            seconds=[round(seconds, 6) for seconds in sitting.seconds],
            slowest=[round(seconds, 6) for seconds in sitting.slowest],
            forfeit=forfeit,
        )
