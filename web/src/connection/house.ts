/* Everything the pages ask of the house by HTTP, each by its name. */

import type {
  AnalysisState, BestList, BotAccount, BroughtRecord, Example, Film, GameFacts, Hint, LessonShort, Me, MovingCode, NewTable, Person, PersonStatistics, PlayedGames, PracticeAnswer, RatingList, Session, Snapshot,
  Statistics, TableShort,
} from "../wire/messages";
import { get, patch, post, remove, send } from "./http";

export const house = {
  games: () => get<GameFacts[]>("/games"),
  examples: (game: string) => get<Example[]>(`/games/${game}/examples`),
  lessons: (game: string) => get<LessonShort[]>(`/practice/${game}`),
  practise: (game: string, lesson: string, moves: readonly string[]) => post<PracticeAnswer>(`/practice/${game}/${lesson}`, { moves }),

  openTables: () => get<TableShort[]>("/tables"),
  runningTables: () => get<TableShort[]>("/tables/running"),
  myTables: () => get<TableShort[]>("/tables/mine"),
  setUp: (table: NewTable) => post<Snapshot>("/tables", table),
  look: (table: string) => get<Snapshot>(`/tables/${table}`),
  join: (table: string, invite: string | null) => post<Snapshot>(`/tables/${table}/join`, { invite }),
  ready: (table: string, nonce: string) => post<Snapshot>(`/tables/${table}/ready`, { ready: nonce }),
  rematch: (table: string) => post<Snapshot>(`/tables/${table}/rematch`),
  hint: (table: string) => post<Hint>(`/tables/${table}/hint`),
  analysis: (name: string) => get<AnalysisState>(`/records/${name}/analysis`),
  analyse: (name: string) => post<AnalysisState>(`/records/${name}/analysis`),

  film: (name: string) => get<Film>(`/records/${name}/film`),
  recordPath: (name: string) => `/api/records/${name}`,
  bringRecord: (file: Blob) => send<BroughtRecord>("/records", file),
  myRecords: () => get<BroughtRecord[]>("/me/records"),
  deleteRecord: (name: string) => remove<null>(`/records/${name}`),

  me: () => get<Me>("/me"),
  become: (name: string) => post<Me>("/people", { name }),
  moveHere: (code: string, leave: boolean) => post<Me>("/people/move", { code, leave }),
  rename: (name: string) => patch<Me>("/me", { name }),
  deleteMe: () => remove<null>("/me"),
  dataPath: "/api/me/data",
  sessions: () => get<Session[]>("/me/sessions"),
  endSession: (id: string) => remove<null>(`/me/sessions/${id}`),
  makeCode: () => post<MovingCode>("/me/code"),
  bots: () => get<BotAccount[]>("/me/bots"),
  makeBot: (name: string) => post<BotAccount>("/me/bots", { name }),
  deleteBot: (id: string) => remove<null>(`/me/bots/${id}`),

  myGames: (page: number) => get<PlayedGames>(`/me/games?page=${page}`),
  best: (game: string, players: number) => get<BestList>(`/best/${game}/${players}`),
  ratings: (game: string) => get<RatingList>(`/ratings/${game}`),
  person: (id: string) => get<Person>(`/people/${id}`),
  statistics: (game: string) => get<Statistics>(`/games/${game}/statistics`),
  statisticsOf: (id: string, game: string) => get<PersonStatistics>(`/people/${id}/statistics?game=${game}`),
};
