"""Peace at a table, by mouse and finger: whoever is blocked is not read, whoever's time ran out comes back if the others agree,
and whoever wants to be forgotten is."""

from __future__ import annotations

from ..sample import on_day
from .conftest import Visitors


def test_whoever_is_blocked_is_not_read_any_more(visitors: Visitors) -> None:
    anne, bart = visitors("Anne"), visitors("Bart", phone=True)
    table = anne.new_table("buried-treasure", "me", "open")
    bart.ask("PUT", f"/tables/{table}/seats/1", {"who": "me"})
    for seat, one in enumerate((anne, bart)):
        one.ask("POST", f"/tables/{table}/seats/{seat}/nonce", {"nonce": "grain"})
    anne.ask("POST", f"/tables/{table}/chat", {"said": "You row like a landlubber."})
    bart.come(f"/t/{table}")
    bart.page.get_by_role("tab", name="Chat").tap()
    line = bart.page.get_by_text("You row like a landlubber.")
    line.wait_for()
    bart.page.get_by_role("button", name="More about Anne").tap()
    bart.page.get_by_role("button", name="Block").tap()
    line.wait_for(state="detached")
    anne.ask("POST", f"/tables/{table}/chat", {"said": "And you smell of fish."})
    bart.ask("POST", f"/tables/{table}/chat", {"said": "So quiet here."})
    bart.page.get_by_text("So quiet here.").wait_for()
    assert bart.page.get_by_text("smell of fish").count() == 0
    bart.come("/account")
    bart.page.get_by_role("button", name="Read again: Anne").tap()
    bart.page.get_by_text("You read Anne again.").wait_for()
    assert [line["said"] for line in bart.ask("GET", f"/tables/{table}/chat")][1] == "And you smell of fish."


@on_day(0)
def test_whose_time_ran_out_comes_back_when_the_others_agree(visitors: Visitors) -> None:
    anne, bart = visitors("Anne"), visitors("Bart")
    clock = {"kind": "live", "initial": 10_000, "increment": 0}
    wish = {"game": "buried-treasure", "seats": 2, "crew": ["me", "open"], "clock": clock, "grace": 0}
    table = anne.ask("POST", "/tables", wish)["table"]
    bart.ask("PUT", f"/tables/{table}/seats/1", {"who": "me"})
    for seat, one in enumerate((anne, bart)):
        one.ask("POST", f"/tables/{table}/seats/{seat}/nonce", {"nonce": "grain"})
        one.come(f"/t/{table}")
    slow = anne.ask("GET", f"/tables/{table}")["acting"][0]
    late, other = (anne, bart) if slow == 0 else (bart, anne)
    other.page.get_by_text("Time is up: a bot plays on").first.wait_for()  # on a busy machine his own may be up by then
    other.page.get_by_role("button", name="Let them back").click()
    with late.page.expect_response(lambda answer: answer.url.endswith(f"/seats/{slow}") and answer.ok) as taken:
        late.page.get_by_role("button", name="Take the helm").click()
    seated = taken.value.json()["seats"][slow]
    assert seated["player"] and not seated["bot"] and not seated["flagged"]


def test_whoever_wants_to_be_forgotten_is_a_stranger_again(visitors: Visitors) -> None:
    anne = visitors("Anne")
    anne.ask("POST", "/account", {"account": "Anne Bonny of the page", "password": "under the black flag"})
    anne.come("/account")
    anne.page.get_by_role("button", name="Forget me …").click()
    anne.page.get_by_label("Your password, to be sure").fill("under the black flag")
    anne.page.get_by_role("button", name="Yes, forget me").click()
    anne.page.wait_for_url("**/")
    assert anne.context.request.get("/api/me").status == 401
