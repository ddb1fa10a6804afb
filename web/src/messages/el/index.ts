/* Greek. */

import type { Messages } from "../en";
import { analysis } from "./analysis";
import { cafe } from "./cafe";
import { calls } from "./calls";
import { cards } from "./cards";
import { duel } from "./duel";
import { events } from "./events";
import { flaws } from "./flaws";
import { games } from "./games";
import { learn } from "./lessons";
import { levels, lobby, setup } from "./lobby";
import { nations } from "./nations";
import { best, people } from "./people";
import { reasons } from "./reasons";
import { refusals } from "./refusals";
import { advice, happenings, room } from "./room";
import { replay } from "./replay";
import { help, shell } from "./shell";
import { statistics } from "./statistics";
import { count, curtain, table } from "./table";
import { talk } from "./talk";
import { troubles } from "./troubles";

export default {
  advice, analysis, best, cafe, calls, cards, count, curtain, duel, events, flaws, games, happenings, help, learn, levels, lobby, nations, people, reasons, refusals, replay, room,
  setup, shell, statistics, table, talk, troubles,
} satisfies Messages;
