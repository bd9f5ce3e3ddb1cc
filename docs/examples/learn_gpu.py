"""Self-play from nothing, on a GPU: masked PPO in plain PyTorch over a fleet of games for two, both seats played by one network.

    python docs/examples/learn_gpu.py buried-treasure --pack build/learn     # compiles the game for a GPU; needs none
    python build/learn/learn_gpu.py --seconds 120                            # needs PyTorch, CuPy and a GPU, and nothing of ours
    python docs/examples/learn_gpu.py buried-treasure --games 256            # the same on a CPU, slowly

Games, network and learning share the GPU's memory: the fleet's arrays are taken over once (DLPack), and nothing goes through
Python but the word to go on.
"""

from __future__ import annotations

import argparse
import shutil
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

try:
    import torch
    import torch.nn.functional as F
    from torch import nn
except ImportError:  # whoever only packs needs none of it
    torch = None

HERE = Path(__file__).parent
KERNELS = ("begin", "step", "choose_random", "choose_promising")
STEPS = 32
"""Decisions in each game before the learner looks back."""
EPOCHS, PARTS = 2, 8
"""How often it looks back, and in how many portions."""
WIDTH = 512
RATE = 1e-3
TRUST = 0.2
"""How far the policy may move from the one that played."""
LAMBDA = 0.95
"""How far an advantage looks ahead, over the moves of both seats."""
CURIOSITY = 0.01
CONTESTS, LONGEST = 2048, 3000
"""Games of a contest, and moves after which nobody waits for one any more."""

Source = Callable[[int, int], tuple[Any, Callable[[Any], Any]]]
"""Gives so many games from a seed, and what makes of PyTorch's moves those that the games take."""


def on_a_gpu(folder: Path) -> Source:
    """Games from what was packed."""
    import cupy
    import launch  # lies beside this file in the folder

    cargo = launch.unpacked(folder)

    def fleet(count: int, seed: int) -> tuple[Any, Callable[[Any], Any]]:
        luck = np.random.default_rng(seed).integers(1, 2**32 - 1, (count, 1), np.int64)
        games = launch.GpuFleet(cargo, np.arange(count, dtype=np.int64) + seed * 2**40, luck)
        return games, lambda moves: cupy.from_dlpack(moves.to(torch.int16))

    return fleet


def on_a_cpu(game: str) -> Source:
    """Games as a batch on all cores."""
    from doubloon.lab.batch import Batch

    return lambda count, seed: (Batch(game, count, seats=2, seed=str(seed)), lambda moves: moves.numpy())


class Games:
    """Games side by side, with PyTorch's eyes on their arrays."""

    def __init__(self, source: Source, count: int, seed: int) -> None:
        self.fleet, self.taken = source(count, seed)
        arrays = (self.fleet.observation, self.fleet.mask, self.fleet.seat, self.fleet.rewards, self.fleet.done)
        self.seen, self.mask, self.seat, self.rewards, self.done = (torch.from_dlpack(array) for array in arrays)

    def step(self, moves: Any) -> None:
        """A move in each game."""
        self.fleet.step(self.taken(moves))

    def got(self, seat: Any) -> Any:
        """What the last move brought to a seat of each game."""
        return self.rewards.gather(1, seat[:, None]).squeeze(1)


def new_net(numbers: int, moves: int) -> Any:
    """Two hidden layers, and one that gives a preference for each move and the value of the position."""
    last = nn.Linear(WIDTH, moves + 1)
    nn.init.normal_(last.weight, std=0.01)
    return nn.Sequential(nn.Linear(numbers, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU(), last)


def think(net: Any, seen: Any, mask: Any) -> tuple[Any, Any]:
    """The logarithm of each move's chance, illegal ones at none, and the value of the position."""
    numbers = seen.float()
    out = net(numbers.sign() * numbers.abs().log1p())
    return F.log_softmax(out[:, :-1].masked_fill(mask == 0, -1e9), 1), out[:, -1].tanh()


def play(net: Any, games: Games) -> list[Any]:
    """Play on in all games, then look back: how much better than expected was each move, for whoever made it?"""
    lines = []
    for _ in range(STEPS):
        seen, mask, seat = games.seen.clone(), games.mask.clone(), games.seat.long()
        chances, value = think(net, seen, mask)
        move = torch.multinomial(chances.exp(), 1)
        games.step(move.squeeze(1))
        chance = chances.gather(1, move).squeeze(1)
        lines.append((seen, mask, move.squeeze(1), chance, value, seat, games.got(seat), games.done.float()))
    seen, mask, move, chance, value, seat, reward, over = (torch.stack(column) for column in zip(*lines, strict=True))
    ahead, follows = think(net, games.seen, games.mask)[1], games.seat.long()
    advantage, later = torch.zeros_like(value), torch.zeros_like(ahead)
    for t in reversed(range(STEPS)):
        side = torch.where(follows == seat[t], 1.0, -1.0) * (1 - over[t])  # what is good for the one is bad for the other
        later = reward[t] + side * ahead - value[t] + LAMBDA * side * later
        advantage[t], ahead, follows = later, value[t], seat[t]
    return [column.flatten(0, 1) for column in (seen, mask, move, chance, advantage, advantage + value)]


def loss(net: Any, seen: Any, mask: Any, move: Any, chance: Any, advantage: Any, result: Any) -> Any:
    """PPO: better moves become likelier, but not by leaps; values come nearer to results; some curiosity stays."""
    chances, value = think(net, seen, mask)
    ratio = (chances.gather(1, move[:, None]).squeeze(1) - chance).exp()
    edge = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
    gain = torch.minimum(ratio * edge, ratio.clamp(1 - TRUST, 1 + TRUST) * edge).mean()
    doubt = -(chances.exp() * chances.masked_fill(mask == 0, 0)).sum(1).mean()
    return -gain + 0.5 * F.mse_loss(value, result.clamp(-1, 1)) - CURIOSITY * doubt


def improve(net: Any, adam: Any, batch: list[Any]) -> None:
    """Look back over what was played."""
    for _ in range(EPOCHS):
        for part in torch.randperm(len(batch[0]), device=batch[0].device).chunk(PARTS):
            adam.zero_grad()
            loss(net, *(column[part] for column in batch)).backward()
            nn.utils.clip_grad_norm_(net.parameters(), 1.0)
            adam.step()


def contest(net: Any, games: Games, policy: str) -> float:
    """The mean result of its best moves against a scripted policy, in either seat by turns; each game counts once."""
    games.fleet.reset()
    mine = torch.arange(len(games.seat), device=games.seat.device) % 2
    going, result = torch.ones_like(games.done), torch.zeros_like(games.rewards[:, 0])
    for _ in range(LONGEST):
        best = think(net, games.seen, games.mask)[0].argmax(1)
        other = torch.from_dlpack(games.fleet.choose(policy)).long()
        games.step(torch.where(games.seat == mine, best, other))
        result += games.got(mine) * (going & games.done)
        going &= ~games.done
        if not going.any():
            break
    return float(result.mean())


def learn(source: Source, games: int, seconds: float = 120.0, every: float = 20.0, seed: int = 1) -> list[tuple[float, float]]:
    """Learn for a while, and print the curve: mean results against chance, and against the game's own promising moves."""
    torch.manual_seed(seed)
    fleet, rivals = Games(source, games, seed), Games(source, min(games, CONTESTS), seed + 1)
    net = new_net(fleet.seen.shape[1], fleet.mask.shape[1]).to(fleet.seen.device)
    adam = torch.optim.Adam(net.parameters(), RATE)
    curve: list[tuple[float, float]] = []
    begun, told, rounds, gone = time.perf_counter(), float("-inf"), 0, 0.0
    while gone < seconds or not rounds:
        adam.param_groups[0]["lr"] = RATE * (1 - 0.9 * gone / max(seconds, 1.0))
        with torch.no_grad():
            batch = play(net, fleet)
        improve(net, adam, batch)
        rounds, gone = rounds + 1, time.perf_counter() - begun
        if gone - told >= every or gone >= seconds:
            told = gone
            with torch.no_grad():
                curve.append((contest(net, rivals, "random"), contest(net, rivals, "promising")))
            moves = rounds * STEPS * games / 1e6
            print(
                f"{moves:8.2f} M moves {gone:4.0f} s  against chance {curve[-1][0]:+.2f}, promising {curve[-1][1]:+.2f}",
                flush=True,
            )
    return curve


def pack(game: str, folder: Path) -> None:
    """Write all that a machine with a GPU needs."""
    import doubloon
    from doubloon.lab.gpu.pack import LAUNCHER, cargo_of, stow

    found = doubloon.game(game)
    stow(cargo_of(found, found.blank(2), 2, kernels=KERNELS), folder)
    for file in (LAUNCHER, Path(__file__)):
        shutil.copy(file, folder)


if __name__ == "__main__":
    said = argparse.ArgumentParser(description="Learn a game for two by playing against oneself.")
    said.add_argument("game", nargs="?", help="for a CPU, or to be packed; a packed folder knows its own")
    said.add_argument("--pack", type=Path, metavar="FOLDER", help="compile for a GPU, and learn nothing")
    said.add_argument("--games", type=int, default=16_384, help="side by side")
    said.add_argument("--seconds", type=float, default=120.0)
    wish = said.parse_args()
    if wish.pack:
        pack(wish.game or "buried-treasure", wish.pack)
    elif torch is None:
        said.error("this needs PyTorch, which is not installed: pip install torch")
    else:
        packed = (HERE / "cargo.json").exists()
        learn(on_a_gpu(HERE) if packed else on_a_cpu(wish.game or "buried-treasure"), wish.games, wish.seconds)
