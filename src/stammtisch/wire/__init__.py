"""Message types: what clients and the house say to each other. The one source of the page's types.

Every message has an example in its docstring; the tests read each of them.
"""
