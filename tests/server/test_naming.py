"""Names: what can be seen stays, what cannot goes, and one account is one name however it is spelt."""

from __future__ import annotations

import base64

import pytest

from doubloon.server.table.ids import ID_BYTES, id_of, new_id
from doubloon.server.table.naming import account_key, clean_name, visible
from doubloon.server.table.refusals import Refused


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("Anne", "Anne"),
        ("  Anne \t\n Bonny ", "Anne Bonny"),
        ("Anne\u200b\u200d\ufeff", "Anne"),  # nothing that has no width
        ("An\u00adne", "Anne"),  # nor a hyphen that hides
        ("\u202eennA", "ennA"),  # nor a turn to the left
        ("A\u3164nn\u2800e", "Anne"),  # nor letters that are drawn as nothing
        ("Анна", "Анна"),
        ("Łukasz Ö", "Łukasz Ö"),
        ("e\u0301", "é"),
        ("Z" + "\u0336" * 9, "Z" + "\u0336" * 2),  # no towers of marks
        ("🏴\u200d☠\ufe0f", "🏴☠"),
        ("Captain Bartholomew Roberts", "Captain Bartholomew"),
    ],
)
def test_a_name_shows_what_can_be_seen(given: str, shown: str) -> None:
    assert clean_name(given) == shown


@pytest.mark.parametrize("given", ["", "   ", "\u200b", "\u3164", "\u2800\u2800", "\u0301", "\ue000", "\x00"])
def test_a_name_that_nobody_can_see_is_none(given: str) -> None:
    with pytest.raises(Refused, match="letters that can be seen"):
        clean_name(given)


@pytest.mark.parametrize(
    "spelt", ["Anne Bonny", "anne bonny", "ANNE  BONNY", "Ａｎｎｅ Ｂｏｎｎｙ", "A\u200bnne Bonny", "𝐀nne Bonny"]
)
def test_all_spellings_of_an_account_are_one(spelt: str) -> None:
    assert account_key(spelt) == "anne bonny"


def test_other_names_are_other_accounts() -> None:
    assert len({account_key(name) for name in ("Anne", "Anna", "Anné", "Анна", "Anne 2", "Anne²3")}) == 6
    assert account_key("Straße") == account_key("STRASSE"), "small letters of capitals are those of the word"


def test_what_is_said_keeps_its_words() -> None:
    assert visible("  Ahoy,\n\u202e Bart! \u200b") == "Ahoy, Bart!"


def test_a_command_can_be_told_of_every_table_and_player() -> None:
    dash = b"\xfb" + bytes(ID_BYTES - 1)
    assert base64.urlsafe_b64encode(dash)[:1] == b"-", "else this shows nothing"
    assert not id_of(dash).startswith("-") and len(id_of(dash)) == len(id_of(bytes(ID_BYTES)))
    assert not [name for name in (new_id() for _ in range(2000)) if name[0] == "-"]
