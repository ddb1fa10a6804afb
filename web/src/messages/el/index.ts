/* Greek. */

import type { Messages } from "../en";
import { cafe } from "./cafe";
import { calls } from "./calls";
import { cards } from "./cards";
import { duel } from "./duel";
import { events } from "./events";
import { games } from "./games";
import { levels, lobby, setup } from "./lobby";
import { nations } from "./nations";
import { best, people } from "./people";
import { refusals } from "./refusals";
import { advice, happenings, room } from "./room";
import { rulebook } from "./rulebook";
import { help, shell } from "./shell";
import { count, curtain, table } from "./table";
import { talk } from "./talk";
import { troubles } from "./troubles";

export default {
  advice, best, cafe, calls, cards, count, curtain, duel, events, games, happenings, help, levels, lobby, nations, people, refusals, room,
  rulebook, setup, shell, table, talk, troubles,
} satisfies Messages;
