"""What the store found, as it is told to clients."""

from stammtisch.store import people, ratings, records, results
from stammtisch.wire.people import BotAccount, Me, Session
from stammtisch.wire.records import BroughtRecord
from stammtisch.wire.results import BestScore, GameStatistics, PlayedGame, Rating


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
    return BestScore(line.name, line.score, line.table, line.finished, line.person, line.bot)


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


def brought(record: records.Brought) -> BroughtRecord:
    """A record that somebody brought along."""
    return BroughtRecord(record.id, record.game, record.names, record.added, record.result)
