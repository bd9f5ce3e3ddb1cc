"""Check the chance of a finished game of Doubloon, with nothing of Doubloon: python check_chance.py ledger.json

1. The secret is the one that was promised before anybody sat down (SHA-256; with the position, where the table
   began from one).
2. The seed of the game comes of the secret and of what everybody added (HMAC).
3. Every draw comes of that seed: Threefry-2x32 with 20 rounds, cut to size without bias. No draw is left out or made twice.
"""

import hashlib
import hmac
import json
import sys

WORD = 0xFFFFFFFF
TURNS = ((13, 15, 26, 6), (17, 29, 16, 24))


def threefry(key, count):
    """The first word of Threefry-2x32-20 (Salmon and others, 2011)."""
    k = [key[0], key[1], key[0] ^ key[1] ^ 0x1BD11BDA]
    x, y = (count[0] + k[0]) & WORD, (count[1] + k[1]) & WORD
    for stage in range(5):
        for turn in TURNS[stage % 2]:
            x = (x + y) & WORD
            y = ((y << turn | y >> (32 - turn)) & WORD) ^ x
        x = (x + k[(stage + 1) % 3]) & WORD
        y = (y + k[(stage + 2) % 3] + stage + 1) & WORD
    return x


def outcome(key, stream, number, sides):
    """The number-th draw of a stream, below sides (Lemire, with rejection)."""
    attempt = 0
    while True:
        product = threefry(key, (number, stream * 65536 + attempt)) * sides
        low = product & WORD
        if low >= sides or low >= (WORD + 1) % sides:
            return product >> 32
        attempt += 1


def written(agreed):
    """What was agreed on, as it is signed: JSON without spaces."""
    return json.dumps(agreed, separators=(",", ":"), ensure_ascii=False).encode()


def check(ledger):
    """What is wrong with a ledger; None if nothing is."""
    secret, promised = bytes.fromhex(ledger["secret"]), b""
    if ledger.get("start") is not None:
        promised = written([ledger["start"], ledger["dealt_for"]])
    if hashlib.sha256(secret + promised).hexdigest() != ledger["commitment"]:
        return "the secret is not the one that was promised"
    agreed = written([ledger["table"], ledger["game"], dict(sorted(ledger["options"].items())), ledger["nonces"]])
    if hmac.new(secret, agreed, hashlib.sha256).hexdigest() != ledger["seed"]:
        return "the seed does not come of the secret and what everybody added"
    told = hashlib.sha256(f"doubloon {ledger['game']} {ledger['seed']}".encode()).digest()
    key = int.from_bytes(told[:4], "big"), int.from_bytes(told[4:8], "big")
    drawn = {}
    for n, (stream, number, sides, result) in enumerate(ledger["draws"], 1):
        if number != drawn.get(stream, 0):
            return f"draw {n} should be number {drawn.get(stream, 0)} of its stream and is number {number}"
        drawn[stream] = number + 1
        if outcome(key, stream, number, sides) != result:
            return f"draw {n} should have been {outcome(key, stream, number, sides)} and was {result}"
    return None


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as paper:
        ledger = json.load(paper)
    trouble = check(ledger)
    fair = f"Fair: the promise was kept, and all {len(ledger['draws'])} draws come of it."
    print(f"NOT FAIR: {trouble}." if trouble else fair)
    sys.exit(bool(trouble))
