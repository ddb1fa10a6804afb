"""What the store found, as it is told to clients."""

from stammtisch.play.scoresheet import SheetLine
from stammtisch.store import people, ratings, records, results
from stammtisch.store import statistics as figures
from stammtisch.wire.people import BotAccount, Me, Session
from stammtisch.wire.records import BroughtRecord
from stammtisch.wire.results import BestScore, GameStatistics, PlayedGame, Rating
from stammtisch.wire.statistics import Estimate, MoveKind, ScoreSheet


def me(person: people.Somebody) -> Me:
    """Who somebody is."""
    return Me(person.id, person.name, person.bot, person.created)


def bot(account: people.Somebody) -> BotAccount:
    """A program, without its token."""
    return BotAccount(account.id, account.name, account.created)


def session(found: people.Session, this: str) -> Session:
    """A device; `this` is the session that asks."""
    return Session(found.id, found.device, found.created, found.seen, found.id == this)


def played(game: results.Played) -> PlayedGame:
    """A finished game."""
    return PlayedGame(game.table, game.game, game.names, game.seat, game.outcome, game.finished)


def statistics(line: results.Statistics) -> GameStatistics:
    """How somebody has fared."""
    return GameStatistics(
        line.game, line.players, line.games, line.won, line.mean_score, line.best_score
    )


def best(line: results.Best) -> BestScore:
    """A line of a best list."""
    return BestScore(line.name, line.score, line.finished, line.person, line.bot, line.table)


def rating(line: ratings.Rated) -> Rating:
    """A rating, rounded as nobody needs more."""
    strength = line.strength
    return Rating(
        line.name,
        line.game,
        round(strength.careful, 2),
        round(strength.mean, 2),
        round(strength.uncertainty, 2),
        strength.games,
        line.person,
        line.bot,
    )


def estimate(one: figures.Estimate) -> Estimate:
    """How strong somebody was held to be, rounded likewise."""
    return Estimate(one.games, one.at, round(one.mean, 2), round(one.uncertainty, 2))


def sheet(table: str, seat: int, line: SheetLine) -> ScoreSheet:
    """What somebody did in a game."""
    kinds = [MoveKind(kind, *counts) for kind, counts in line.kinds.items()]
    return ScoreSheet(table, seat, line.turns, line.points, line.best_turn, line.best_move, kinds)


def brought(record: records.Brought) -> BroughtRecord:
    """A record that somebody brought along."""
    return BroughtRecord(record.id, record.game, record.names, record.added, record.result)
