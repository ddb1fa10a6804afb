"""The suite `load`: many tables of two at once, beside other servers."""
