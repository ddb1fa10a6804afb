"""Pages that need nothing but themselves, with small plots, for all that has to be reported."""
