"""JSON as deep as any that means something: decoders give up where it is much deeper."""

import re

DEEPEST = 100  # levels of lists and objects
OPENS, CLOSES = (b"[", b"{"), (b"]", b"}")
PIECE = re.compile(rb'"(?:[^"\\]|\\.)*"?|[\[\]{}]|[^"\[\]{}]+', re.DOTALL)


def shallow(text: bytes) -> bytes:
    """The same, with null for each list and object that lies deeper."""
    kept, depth = [], 0
    for piece in PIECE.findall(text):
        depth += piece in OPENS
        if depth <= DEEPEST:
            kept.append(piece)
        elif depth == DEEPEST + 1 and piece in OPENS:
            kept.append(b"null")
        depth -= piece in CLOSES
    return b"".join(kept)
