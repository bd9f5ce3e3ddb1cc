"""Weights fitted by self-play: the ones that explain who won."""

from __future__ import annotations

import numpy as np
import pytest

from doubloon.lab.fit import Games, fit, log_chances, loss, main, margins


def made_up(weights: list[float], positions: int = 4000, seats: int = 3) -> tuple[np.ndarray, np.ndarray]:
    """Positions whose winners are drawn by the odds that these weights give."""
    dice = np.random.default_rng(1)
    terms = dice.integers(0, 10, (positions, seats, len(weights))).astype(float)
    chances = np.exp(log_chances(np.array(weights), terms))
    won = np.array([dice.multinomial(1, chance) for chance in chances], float)
    return terms, won


def test_the_weights_that_made_the_winners_are_found_again() -> None:
    true = [0.5, -0.2, 0.0]
    terms, won = made_up(true)
    found = fit(np.zeros(3), terms, won)
    assert found == pytest.approx(true, abs=0.05)
    assert loss(found, terms, won) < loss(np.zeros(3), terms, won)


def test_a_few_positions_hardly_move_a_weight() -> None:
    terms, won = made_up([0.5, -0.2, 0.0], positions=3)
    assert fit(np.array([0.3, 0.3, 0.3]), terms, won, pull=1e6) == pytest.approx([0.3, 0.3, 0.3], abs=1e-3)


def test_a_term_that_nobody_has_keeps_its_weight() -> None:
    terms, won = made_up([0.5, 0.1])
    terms[:, :, 1] = 0
    assert fit(np.array([0.0, 0.7]), terms, won)[1] == pytest.approx(0.7)


def test_positions_of_one_game_are_one_piece_of_evidence() -> None:
    terms, won = made_up([0.5, -0.2], positions=400)
    true = np.array([0.5, -0.2])
    once = margins(true, Games(terms, won, np.arange(400)), pull=0.0)
    alike = [np.repeat(one, 10, 0) for one in (terms, won, np.arange(400))]
    assert margins(true, Games(*alike), pull=0.0) == pytest.approx(once)


def test_a_game_is_fitted_from_end_to_end(capsys: pytest.CaptureFixture[str]) -> None:
    main(["buried-treasure", "--iterations", "8", "--games", "10"])
    told = capsys.readouterr().out
    assert "buried-treasure, 2 seats, captain:8, 10 games" in told
    assert "points" in told and "->" in told


def test_a_game_that_is_not_there_is_refused() -> None:
    with pytest.raises(SystemExit, match="no game 'chess'"):
        main(["chess"])
