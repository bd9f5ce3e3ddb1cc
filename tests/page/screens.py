"""Every screen of the page, and how one comes there."""

from __future__ import annotations

from collections.abc import Callable

from .browser import Visitor
from .evenings import play_evenings
from .facts import FACTS, GAMES
from .hands import DRAWN, SPOT
from .voyages import BEST_OF_THREE, sail_series

Way = Callable[[Visitor], None]
SCREENS: dict[str, Way] = {}
"""Each screen by its name; whoever goes there is a person with a name, at a desk or on a phone."""
EVENINGS = 24


def screen(name: str) -> Callable[[Way], Way]:
    """A screen by its name."""

    def add(way: Way) -> Way:
        SCREENS[name] = way
        return way

    return add


def at_table(visitor: Visitor, game: str, moves: int | None = None, **options: str | int) -> str:
    """Come to a table where so many moves of ours have been made."""
    table = str(visitor.new_table(game, "me", *FACTS[game]["opponents"], **options))
    visitor.advance(table, 0, FACTS[game]["moves"] if moves is None else moves)
    visitor.come(f"/t/{table}")
    visitor.page.wait_for_selector(DRAWN)
    return table


def for_table(game: str) -> Way:
    """How one comes to a table of a game."""
    return lambda visitor: void(at_table(visitor, game))


def void(_: object) -> None:
    """Nothing more to say."""


for one in GAMES:
    SCREENS[f"table-{one}"] = for_table(one)


@screen("harbour-first")
def first_visit(visitor: Visitor) -> None:
    """Home, for a stranger."""
    visitor.come()
    visitor.page.wait_for_selector(".covers .card")


@screen("first-time")
def first_time(visitor: Visitor) -> None:
    """What somebody is asked who has never played a game."""
    first_visit(visitor)
    visitor.page.locator(".covers .rival").first.click()
    visitor.page.get_by_role("dialog").get_by_role("button").nth(1).click()
    visitor.page.wait_for_selector("dialog .way")


@screen("settings")
def settings(visitor: Visitor) -> None:
    """What one wants of the page itself."""
    first_visit(visitor)
    visitor.page.locator("header .tools button").nth(2).click()
    visitor.page.wait_for_selector("dialog [role=switch]")


@screen("harbour")
def harbour(visitor: Visitor) -> None:
    """Home, with tables that wait, that go on and that are over."""
    for game in GAMES[1:4]:
        table = visitor.new_table(game, "me", "deckhand")
        visitor.advance(table, 0, 3)
    over = visitor.new_table(GAMES[0], "me", "deckhand")
    visitor.advance(over, 0, 1000)
    visitor.come()
    visitor.page.wait_for_selector("#over")


@screen("setup")
def set_up(visitor: Visitor) -> None:
    """Setting up a table: Jackal has most to choose from."""
    visitor.come("/play/jackal")
    visitor.page.wait_for_selector("form .go")


@screen("setup-friends")
def set_up_with_friends(visitor: Visitor) -> None:
    """Setting up a table with friends elsewhere."""
    visitor.come("/play/martinique/friends")
    visitor.page.wait_for_selector("form .go")


@screen("setup-pass")
def set_up_at_one_screen(visitor: Visitor) -> None:
    """Setting up a table at one screen."""
    visitor.come("/play/morgans-magic-map/pass")
    visitor.page.wait_for_selector("form .go")


@screen("puzzles")
def puzzles(visitor: Visitor) -> None:
    """Jackal's puzzles."""
    visitor.come("/puzzles")
    visitor.page.wait_for_selector("ol button")


@screen("puzzle")
def puzzle(visitor: Visitor) -> None:
    """A puzzle, begun."""
    table = visitor.new_table("jackal", "me", puzzle=3)
    visitor.come(f"/t/{table}")
    visitor.page.wait_for_selector(f"{SPOT}:visible")


@screen("account")
def account(visitor: Visitor) -> None:
    """Who I am here."""
    visitor.come("/account")
    visitor.page.wait_for_selector("#account-who")


@screen("record")
def record(visitor: Visitor) -> None:
    """What I have played, and how it ended."""
    play_evenings(visitor, EVENINGS, 30)
    visitor.come("/record")
    visitor.page.wait_for_selector(".rows li")


@screen("feats")
def feats(visitor: Visitor) -> None:
    """What I have done, and what there is to do."""
    while not any(feat["done"] for shelf in visitor.ask("GET", "/me/feats") for feat in shelf["feats"]):
        play_evenings(visitor, EVENINGS, 30)  # cards fall as they fall: now and then so many evenings have none
    visitor.come("/feats")
    visitor.page.wait_for_selector("li.done .when")


@screen("series")
def series(visitor: Visitor) -> None:
    """A campaign between two evenings."""
    visitor.come(f"/series/{sail_series(visitor, 2)}")
    visitor.page.wait_for_selector("tbody tr")


@screen("series-over")
def series_over(visitor: Visitor) -> None:
    """A campaign that somebody has won."""
    visitor.come(f"/series/{sail_series(visitor, 4)}")
    visitor.page.wait_for_selector(".champion .won")


@screen("series-rounds")
def series_rounds(visitor: Visitor) -> None:
    """A best-of-three under way."""
    visitor.come(f"/series/{sail_series(visitor, 1, BEST_OF_THREE)}")
    visitor.page.wait_for_selector("tbody tr")


@screen("series-waits")
def series_waits(visitor: Visitor) -> None:
    """Home, where the next evening waits."""
    sail_series(visitor, 2)
    sail_series(visitor, 1, BEST_OF_THREE)
    visitor.come()
    visitor.page.wait_for_selector("#series")


@screen("today")
def today(visitor: Visitor) -> None:
    """What everybody plays today; of one game we know how others did."""
    table = visitor.ask("POST", f"/today/{GAMES[0]}")["table"]
    [seat] = visitor.ask("GET", f"/tables/{table}/card")["my_seats"]
    visitor.advance(table, seat, 1000)
    visitor.come("/today")
    visitor.page.wait_for_selector("table tbody tr")


@screen("ladder")
def ladder(visitor: Visitor) -> None:
    """The rivals of a game: some beaten, one next, the others in the shade; and a rating."""
    for rival in ("pip", "tom"):
        win(visitor, GAMES[0], rival)
    table = visitor.ask("POST", "/tables", {"game": GAMES[0], "crew": ["me", "pip"], "rated": True})["table"]
    visitor.ask("POST", f"/tables/{table}/seats/0/nonce", {"nonce": "grain"})
    visitor.advance(table, 0, 1000)
    visitor.come(f"/ladder/{GAMES[0]}")
    visitor.page.wait_for_selector("ol > li svg path")


def win(visitor: Visitor, game: str, rival: str) -> int:
    """Play a rival until he is beaten; returns how many games that took."""
    winners: list[int] = []
    games = 0
    while winners != [0]:
        table = visitor.new_table(game, "me", rival)
        visitor.advance(table, 0, 1000)
        winners = visitor.ask("GET", f"/tables/{table}/card")["winners"]
        games += 1
    return games


@screen("lobby")
def lobby(visitor: Visitor) -> None:
    """Before the game."""
    table = visitor.new_table("morgans-magic-map", "me", "open", "captain")
    visitor.come(f"/t/{table}")
    visitor.page.wait_for_selector("#lobby-share")


@screen("curtain")
def curtain(visitor: Visitor) -> None:
    """Between two who share a screen."""
    table = visitor.new_table("martinique", "me", "me")
    visitor.come(f"/t/{table}")
    visitor.page.wait_for_selector(".curtain")


@screen("moves")
def all_moves(visitor: Visitor) -> None:
    """All moves in words."""
    at_table(visitor, "martinique")
    visitor.page.keyboard.press("m")
    visitor.page.wait_for_selector("[data-move]")


@screen("refusal")
def refusal(visitor: Visitor) -> None:
    """Something that cannot be used says why."""
    at_table(visitor, "jackal")
    visitor.page.locator('.spot[aria-disabled="true"]').first.dispatch_event("click")
    visitor.page.wait_for_selector(".answer-card")


@screen("doubt")
def doubt(visitor: Visitor) -> None:
    """A move without a way back, asked for twice."""
    visitor.context.add_init_script(
        "if (location.protocol === 'http:') localStorage.settings = JSON.stringify({ confirm: true })"
    )
    at_table(visitor, "jackal", 0)
    visitor.page.keyboard.press("m")
    visitor.page.locator("[data-move]").first.click()
    visitor.page.wait_for_selector("[role=alertdialog]")


@screen("rules-beside")
def rules_beside(visitor: Visitor) -> None:
    """The rules beside the board."""
    at_table(visitor, "morgans-magic-map", 6)
    visitor.page.keyboard.press("r")
    visitor.page.wait_for_selector("[data-paragraph]")


@screen("aloud")
def aloud(visitor: Visitor) -> None:
    """The board in sentences."""
    at_table(visitor, "pirates-map")
    visitor.page.keyboard.press("b")
    visitor.page.wait_for_selector("#side-panel dd")


@screen("keys")
def keys(visitor: Visitor) -> None:
    """The keys of the table."""
    at_table(visitor, "buried-treasure", 3)
    visitor.page.keyboard.press("k")
    visitor.page.wait_for_selector("#side-panel kbd")


@screen("chat")
def chat(visitor: Visitor) -> None:
    """What people say at a table."""
    table = at_table(visitor, "buried-treasure", 3)
    visitor.ask("POST", f"/tables/{table}/chat", {"said": "Fair winds!"})
    visitor.page.keyboard.press("c")
    visitor.page.get_by_text("Fair winds!").first.wait_for()


@screen("ending")
def ending(visitor: Visitor) -> None:
    """After the game."""
    at_table(visitor, "martinique", 1000)
    visitor.page.wait_for_selector("#ending-title")


@screen("leaving")
def leaving(visitor: Visitor) -> None:
    """How one would leave a game."""
    at_table(visitor, "buried-treasure", 3)
    visitor.page.get_by_role("button", name="Give up").or_(visitor.page.get_by_role("button", name="Сдаться")).click()
    visitor.page.wait_for_selector("dialog[open]")


@screen("called-off")
def called_off(visitor: Visitor) -> None:
    """After a game without an end, with another on offer."""
    table = at_table(visitor, "pirates-map", 3)
    visitor.ask("POST", f"/tables/{table}/ending", {"agrees": True})
    visitor.ask("POST", f"/tables/{table}/rematch")
    visitor.page.wait_for_selector("#ending-title ~ .offer")


@screen("stowing")
def stowing(visitor: Visitor) -> None:
    """What can be done about a table of one's own, from the harbour."""
    visitor.advance(visitor.new_table("buried-treasure", "me", "deckhand"), 0, 0)
    visitor.come()
    visitor.page.locator(".row .dots").click()
    visitor.page.wait_for_selector("dialog[open]")


@screen("lobby-ready")
def lobby_ready(visitor: Visitor) -> None:
    """Before a game by live clocks."""
    wish = {"game": "martinique", "crew": ["me", "open"], "clock": {"kind": "live", "initial": 600_000, "increment": 0}}
    visitor.come(f"/t/{visitor.ask('POST', '/tables', wish)['table']}")
    visitor.page.wait_for_selector(".lobby .button.main")


@screen("replay")
def replay(visitor: Visitor) -> None:
    """A game that is over, looked at again."""
    table = visitor.new_table("jackal", "me", "deckhand", island="BBB/BMB/BBB")
    visitor.advance(table, 0, 1000)
    visitor.come(f"/t/{table}/at/30")
    visitor.page.wait_for_selector(DRAWN)


@screen("rules")
def rules(visitor: Visitor) -> None:
    """The rules by themselves."""
    visitor.come("/rules/jackal")
    visitor.page.wait_for_selector("h1")


@screen("learn")
def learn(visitor: Visitor) -> None:
    """The tutorial."""
    visitor.come("/learn/jackal")
    visitor.page.wait_for_selector(DRAWN)


@screen("glossary")
def glossary(visitor: Visitor) -> None:
    """Every tile of Jackal, with what it does."""
    visitor.come("/glossary/jackal")
    visitor.page.wait_for_selector("main svg")


@screen("lost")
def lost(visitor: Visitor) -> None:
    """A table that is not there."""
    visitor.come("/account")
    visitor.page.evaluate("() => { history.pushState(null, '', '/nowhere'); dispatchEvent(new PopStateEvent('popstate')); }")
    visitor.page.wait_for_selector(".scene + h1")
