"""Looking back at a game: what each move was worth, from what its player knew then."""
