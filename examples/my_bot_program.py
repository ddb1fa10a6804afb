"""A bot that is a program of its own, in Python. In any other language it looks much the same.

    stammtisch arena --game cafe-board --bots "cmd:python3 examples/my_bot_program.py,random"

One position comes in on each line, one move goes out. docs/write-a-bot.md explains the fields.
"""

import json
import random
import sys

for line in sys.stdin:
    position = json.loads(line)
    moves = [move["move"] for move in position["legal"]]
    moves = [move for move in moves if move != "end"] or moves  # go on as long as possible
    print(json.dumps({"move": random.choice(moves)}), flush=True)
