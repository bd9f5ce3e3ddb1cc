"""Check the chance of a finished game of Doubloon, with nothing of Doubloon: python check_chance.py ledger.json

1. The secret is the one that was promised before anybody sat down (SHA-256; with the position, where the table
   began from one).
2. The seed of the game comes of the secret and of what everybody added (HMAC).
3. Every draw comes of that seed: Threefry with 20 rounds, cut to size without bias. No draw is left out or made twice:
   there are as many as the table's record counts at its end, and the hash of that record is the last digest of the game.

What it cannot know, it says.
"""

import hashlib
import hmac
import json
import struct
import sys

WORD = 0xFFFFFFFF
WIDE = "4x32:"
PARITY = 0x1BD11BDA
TURNS = ((13, 15, 26, 6), (17, 29, 16, 24))
WIDE_TURNS = ((10, 26), (11, 21), (13, 27), (23, 5), (6, 20), (17, 11), (25, 10), (18, 20))
STREAMS = {"buried-treasure": 4, "jackal": 4, "martinique": 3, "morgans-magic-map": 4, "pirates-map": 3}
"""How many streams of chance each game has."""
COUNTS_AT = 24
"""Where a record counts its draws, stream by stream: after the name of its game and the key."""
UNKNOWN = """What this cannot know: whether the promise is the one that was shown before you added your grain (the page that
you played on has kept it); whether somebody who added a grain after you was in league with the harbour; and whether the
rules ask for just these draws: for that, `doubloon verify` plays the whole game again."""


def turned(x, by):
    """A word of 32 bits, rotated to the left."""
    return (x << by | x >> (32 - by)) & WORD


def threefry(key, count):
    """The first word of Threefry-2x32-20 (Salmon and others, 2011)."""
    k = [key[0], key[1], key[0] ^ key[1] ^ PARITY]
    x, y = (count[0] + k[0]) & WORD, (count[1] + k[1]) & WORD
    for stage in range(5):
        for turn in TURNS[stage % 2]:
            x = (x + y) & WORD
            y = turned(y, turn) ^ x
        x = (x + k[(stage + 1) % 3]) & WORD
        y = (y + k[(stage + 2) % 3] + stage + 1) & WORD
    return x


def threefry_wide(key, count):
    """The first word of Threefry-4x32-20."""
    k = [*key, key[0] ^ key[1] ^ key[2] ^ key[3] ^ PARITY]
    x = [(word + k[at]) & WORD for at, word in enumerate((*count, 0, 0))]
    for number in range(20):
        other = 1 if number % 2 == 0 else 3
        for to, by, turn in zip((0, 2), (other, 4 - other), WIDE_TURNS[number % 8], strict=True):
            x[to] = (x[to] + x[by]) & WORD
            x[by] = turned(x[by], turn) ^ x[to]
        if number % 4 == 3:
            stage = number // 4 + 1
            x = [(word + k[(stage + at) % 5] + (stage if at == 3 else 0)) & WORD for at, word in enumerate(x)]
    return x[0]


def outcome(key, stream, number, sides):
    """The number-th draw of a stream, below sides (Lemire, with rejection)."""
    attempt, generator = 0, threefry if len(key) == 2 else threefry_wide
    while True:
        product = generator(key, (number, stream * 65536 + attempt)) * sides
        low = product & WORD
        if low >= sides or low >= (WORD + 1) % sides:
            return product >> 32
        attempt += 1


def key_of(game, seed):
    """The words of the key that a seed gives a game: four, or two at tables opened before there were such."""
    told = hashlib.sha256(f"doubloon {game} {seed}".encode()).digest()
    words = struct.unpack(">8I", told)
    return (words[1], words[3], words[0], words[2]) if seed.startswith(WIDE) else words[:2]


def written(agreed):
    """What was agreed on, as it is signed: JSON without spaces."""
    return json.dumps(agreed, separators=(",", ":"), ensure_ascii=False).encode()


def check(ledger):
    """What is wrong with a ledger; None if nothing is."""
    mark = WIDE if ledger["secret"].startswith(WIDE) else ""
    secret, promised = bytes.fromhex(ledger["secret"].removeprefix(mark)), b""
    if ledger.get("start") is not None:
        promised = written([ledger["start"], ledger["dealt_for"]])
    if hashlib.sha256(mark.encode() + secret + promised).hexdigest() != ledger["commitment"]:
        return "the secret is not the one that was promised"
    agreed = written([ledger["table"], ledger["game"], dict(sorted(ledger["options"].items())), ledger["nonces"]])
    if mark + hmac.new(secret, agreed, hashlib.sha256).hexdigest() != ledger["seed"]:
        return "the seed does not come of the secret and what everybody added"
    key, drawn = key_of(ledger["game"], ledger["seed"]), {}
    for n, (stream, number, sides, result) in enumerate(ledger["draws"], 1):
        if number != drawn.get(stream, 0):
            return f"draw {n} should be number {drawn.get(stream, 0)} of its stream and is number {number}"
        drawn[stream] = number + 1
        if outcome(key, stream, number, sides) != result:
            return f"draw {n} should have been {outcome(key, stream, number, sides)} and was {result}"
    return check_end(ledger, key, drawn)


def check_end(ledger, key, drawn):
    """Whether the table's record at the end is the one its last digest names, and counts as many draws as are listed."""
    if ledger.get("end") is None:
        return "the ledger does not say how the table's record ended, so draws may be missing"
    end, digests = bytes.fromhex(ledger["end"]), ledger["record"]["digests"]
    if digests and hashlib.sha256(end).hexdigest()[: len(digests[-1])] != digests[-1]:
        return "the record at the end is not the one that the game's last digest names"
    words = struct.unpack_from("<4I", end, 8)
    if words != ((key[0], key[2], key[1], key[3]) if len(key) == 4 else (key[0], 0, key[1], 0)):
        return "the record at the end has another key"
    for stream, many in enumerate(struct.unpack_from(f"<{STREAMS[ledger['game']]}i", end, COUNTS_AT)):
        if many != drawn.get(stream, 0):
            return f"stream {stream} was drawn from {many} times, and {drawn.get(stream, 0)} draws are listed"
    return None


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as paper:
        ledger = json.load(paper)
    trouble = check(ledger)
    fair = f"Fair: the promise was kept, and all {len(ledger['draws'])} draws come of it."
    print(f"NOT FAIR: {trouble}." if trouble else f"{fair}\n{UNKNOWN}")
    sys.exit(bool(trouble))
