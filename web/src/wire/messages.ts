/* The messages of the wire by their names; what they hold is generated from the server (api.ts). */

import type { components } from "./api";

type Schemas = components["schemas"];

export type Analysis = Schemas["Analysis"];
export type AnalysisState = Schemas["AnalysisState"];
export type Answer = Schemas["AnyAnswer"];
export type BestList = Schemas["BestList"];
export type BestScore = Schemas["BestScore"];
export type BestTurn = Schemas["BestTurn"];
export type BotAccount = Schemas["BotAccount"];
export type BroughtRecord = Schemas["BroughtRecord"];
export type CameFrom = Schemas["CameFrom"];
export type Changed = Schemas["Changed"];
export type Estimate = Schemas["Estimate"];
export type Example = Schemas["Example"];
export type Film = Schemas["Film"];
export type Fine = Schemas["Fine"];
export type Flaw = Schemas["Flaw"];
export type Frame = Schemas["Frame"];
export type GameFacts = Schemas["GameFacts"];
export type GameStatistics = Schemas["GameStatistics"];
export type Hint = Schemas["Hint"];
export type Reason = Hint["reasons"][number];
export type LessonShort = Schemas["LessonShort"];
export type Me = Schemas["Me"];
export type MoveKind = Schemas["MoveKind"];
export type MovingCode = Schemas["MovingCode"];
export type NewTable = Schemas["NewTable"];
export type Person = Schemas["Person"];
export type PersonStatistics = Schemas["PersonStatistics"];
export type PlayedGame = Schemas["PlayedGame"];
export type PlayedGames = Schemas["PlayedGames"];
export type PracticeAnswer = Schemas["Practice"];
export type Presence = Schemas["Presence"];
export type Rating = Schemas["Rating"];
export type RatingList = Schemas["RatingList"];
export type GameRecord = Schemas["Record"];
export type RefusalAnswer = Schemas["Refusal"];
export type ScoreBand = Schemas["ScoreBand"];
export type Seat = Schemas["Seat"];
export type SeatWish = Schemas["SeatWish"];
export type Session = Schemas["Session"];
export type Snapshot = Schemas["Snapshot"];
export type Statistics = Schemas["Statistics"];
export type Table = Schemas["Table"];
export type TableShort = Schemas["TableShort"];
export type TriedMove = Schemas["TriedMove"];
export type TurnClock = Schemas["Clock"];

export type Happening = Changed["events"][number];
export type Told = Schemas["Told"];
export type Moves = NonNullable<Snapshot["moves"]>;

/** What a client may say, but for the number that the connection gives it. */
export type Request = Schemas["AnyRequest"];

export type Limit = NonNullable<NewTable["limit"]>;
