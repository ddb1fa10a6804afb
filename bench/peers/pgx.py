"""PGX on one core: batches of random games, compiled whole by XLA.

Whatever helps PGX without touching its rules is done: a cheap choice among the legal moves, no
observations, and for each game the batch and the way of going on that measured faster.
"""
# mypy: disable-error-code="import-not-found,import-untyped"

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental import auto_reset

from bench.peers.answering import answer
from bench.timing import Timing, play_for

STEPS = 100  # of a refilled batch, in one call


class Batch(NamedTuple):
    size: int
    refill: bool  # a finished game makes way for a new one; otherwise all are played to the end


GAMES = {
    "kuhn_poker": Batch(512, refill=True),
    "leduc_holdem": Batch(512, refill=True),
    "sparrow_mahjong": Batch(512, refill=False),  # its deal is dear: refilling deals every step
    "backgammon": Batch(64, refill=True),
    "hex": Batch(512, refill=True),
    "tic_tac_toe": Batch(512, refill=True),
}


def choose(legal: Any, key: Any) -> Any:
    """One random number a game; PGX's examples draw one for every move there is."""
    upto = jnp.cumsum(legal.astype(jnp.int32), axis=1)
    nth = jax.random.uniform(key, (len(legal), 1)) * upto[:, -1:]
    return jnp.argmax(upto > nth.astype(jnp.int32), axis=1).astype(jnp.int32)


def running(state: Any) -> Any:
    return ~(state.terminated | state.truncated)


def advance(env: Any, batch: Batch) -> Callable[[Any, Any], Any]:
    """A random move in every game of the batch."""
    step = jax.vmap(auto_reset(env.step, env.init) if batch.refill else env.step)

    def move(state: Any, key: Any) -> Any:
        choosing, chance = jax.random.split(key)
        action = choose(state.legal_action_mask, choosing)
        after = step(state, action, jax.random.split(chance, batch.size))
        # Nobody looks at the observations; so the compiler may leave them out.
        return after.replace(observation=state.observation)

    return move


def playing(env: Any, batch: Batch) -> Callable[[Any], Any]:
    """A function from a key to the number of moves played, the deal included."""
    move, deal = advance(env, batch), jax.vmap(env.init)

    def again(carried: Any) -> Any:
        state, _, _, steps = carried
        return steps < STEPS if batch.refill else running(state).any()

    def body(carried: Any) -> Any:
        state, moves, key, steps = carried
        key, now = jax.random.split(key)
        moved = batch.size if batch.refill else running(state).sum()
        return move(state, now), moves + moved, key, steps + 1

    def play(key: Any) -> Any:
        dealing, key = jax.random.split(key)
        state = deal(jax.random.split(dealing, batch.size))
        state, moves, _, _ = jax.lax.while_loop(again, body, (state, jnp.int32(0), key, 0))
        # The results are handed out too, or the compiler might leave out the scoring.
        return moves, state.rewards

    return play


@cache
def compiled(game: str) -> Callable[[Any], Any]:
    play: Callable[[Any], Any] = jax.jit(playing(pgx.make(game), GAMES[game]))
    jax.block_until_ready(play(jax.random.PRNGKey(0)))
    return play


def measure(what: str, game: str, seconds: float, seed: int) -> Timing:
    play = compiled(game)

    def batch(call: int) -> int:
        moves, rewards = play(jax.random.PRNGKey(seed * 1_000_003 + call))
        rewards.block_until_ready()
        return int(moves)

    return play_for(seconds, batch)


if __name__ == "__main__":
    answer(measure)
