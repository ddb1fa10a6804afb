"""Guests: a kind is a nation and a sex, numbered 2 * nation + sex; jokers are a nation of their own."""

NATIONS = ("CF", "CN", "CU", "DE", "ES", "FR", "GB", "IN", "IT", "RU", "TR", "US")
SEXES = ("f", "m")

JOKER = len(NATIONS)  # the nation of jokers, at home at every table
BARE = -1  # the nation of a table without a card

KINDS = 2 * (JOKER + 1)
OF_SEX = (0x1555555, 0x2AAAAAA)  # the kinds of women, the kinds of men

COPIES = 4
JOKER_COPIES = 2
TABLE_COPIES = 2
