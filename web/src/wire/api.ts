/* Made by `npm run types` from openapi.json; a change by hand is lost. */

export interface paths {
    "/api/best/{game}/{players}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Best */
        get: operations["ApiBestGamePlayersBest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Games */
        get: operations["ApiGamesGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/examples": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Examples */
        get: operations["ApiGamesExamplesExamples"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** OfGame */
        get: operations["ApiGamesStatisticsOfGame"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** WhoAmI */
        get: operations["ApiMeWhoAmI"];
        put?: never;
        post?: never;
        /** DeleteMe */
        delete: operations["ApiMeDeleteMe"];
        options?: never;
        head?: never;
        /** Rename */
        patch: operations["ApiMeRename"];
        trace?: never;
    };
    "/api/me/bots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Bots */
        get: operations["ApiMeBotsBots"];
        put?: never;
        /** MakeBot */
        post: operations["ApiMeBotsMakeBot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/bots/{bot}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** DeleteBot */
        delete: operations["ApiMeBotsDeleteBot"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** MakeCode */
        post: operations["ApiMeCodeMakeCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything */
        get: operations["ApiMeDataEverything"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** MyGames */
        get: operations["ApiMeGamesMyGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/records": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** MyRecords */
        get: operations["ApiMeRecordsMyRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sessions */
        get: operations["ApiMeSessionsSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/sessions/{session}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** EndSession */
        delete: operations["ApiMeSessionsEndSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** BecomeSomebody */
        post: operations["ApiPeopleBecomeSomebody"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{person}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** LookAt */
        get: operations["ApiPeoplePersonLookAt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{person}/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** OfPerson */
        get: operations["ApiPeoplePersonStatisticsOfPerson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** MoveHere */
        post: operations["ApiPeopleMoveMoveHere"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/practice/{game}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lessons */
        get: operations["ApiPracticeGameLessons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/practice/{game}/{lesson}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Practise */
        post: operations["ApiPracticeGameLessonPractise"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ratings/{game}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ratings */
        get: operations["ApiRatingsGameRatings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/records": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bring */
        post: operations["ApiRecordsBring"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/records/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Record */
        get: operations["ApiRecordsNameRecord"];
        put?: never;
        post?: never;
        /** DeleteRecord */
        delete: operations["ApiRecordsNameDeleteRecord"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/records/{name}/analysis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Analysis */
        get: operations["ApiRecordsNameAnalysisAnalysis"];
        put?: never;
        /** Analyse */
        post: operations["ApiRecordsNameAnalysisAnalyse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/records/{name}/film": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Film */
        get: operations["ApiRecordsNameFilmFilm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** OpenTables */
        get: operations["ApiTablesOpenTables"];
        put?: never;
        /** SetUp */
        post: operations["ApiTablesSetUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Look */
        get: operations["ApiTablesNameLook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{name}/analysis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Analysis */
        get: operations["ApiTablesNameAnalysisAnalysis"];
        put?: never;
        /** Analyse */
        post: operations["ApiTablesNameAnalysisAnalyse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{name}/film": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Film */
        get: operations["ApiTablesNameFilmFilm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{name}/free": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Free somebody's seat, as the host. */
        post: operations["free"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{name}/hint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hint */
        post: operations["ApiTablesNameHintHint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{name}/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Join */
        post: operations["ApiTablesNameJoinJoin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{name}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get up. */
        post: operations["leave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{name}/play": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a move. */
        post: operations["play"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{name}/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Be ready to begin. */
        post: operations["ready"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{name}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Record */
        get: operations["ApiTablesNameRecordRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{name}/rematch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rematch */
        post: operations["ApiTablesNameRematchRematch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{name}/resign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give up. */
        post: operations["resign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{name}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a seat back from the house. */
        post: operations["return"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{name}/say": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Table talk. */
        post: operations["say"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{name}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin, as the host. */
        post: operations["start"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{name}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take the last move back. */
        post: operations["undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** MyTables */
        get: operations["ApiTablesMineMyTables"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/running": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** RunningTables */
        get: operations["ApiTablesRunningRunningTables"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Health */
        get: operations["HealthHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ready */
        get: operations["ReadyReady"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** Ahead */
        Ahead: {
            points: number;
            /** @constant */
            reason: "ahead";
        };
        /** Analysis */
        Analysis: {
            course: components["schemas"]["Expected"][];
            game: string;
            moves: components["schemas"]["Judged"][];
            players: string[];
            result: components["schemas"]["Outcome"] | null;
            setting: components["schemas"]["Setting"];
            turning_points: components["schemas"]["TurningPoint"][];
            /** @default 1 */
            version?: number;
        };
        /** AnalysisState */
        AnalysisState: {
            analysis?: components["schemas"]["Analysis"] | null;
            /** @default 0 */
            before?: number;
            /** @default 0 */
            done?: number;
            /** @enum {string} */
            status: "none" | "waiting" | "running" | "done";
            /** @default 0 */
            total?: number;
        };
        AnyAnswer: components["schemas"]["Snapshot"] | components["schemas"]["Changed"] | components["schemas"]["Refusal"] | components["schemas"]["Fine"] | components["schemas"]["Presence"];
        AnyRequest: components["schemas"]["Play"] | components["schemas"]["Undo"] | components["schemas"]["Why"] | components["schemas"]["Ready"] | components["schemas"]["Start"] | components["schemas"]["Free"] | components["schemas"]["Resign"] | components["schemas"]["Return"] | components["schemas"]["Say"] | components["schemas"]["Since"] | components["schemas"]["Leave"] | components["schemas"]["Go"] | components["schemas"]["Rematch"];
        /** BestList */
        BestList: {
            game: string;
            players: number;
            scores: components["schemas"]["BestScore"][];
        };
        /** BestScore */
        BestScore: {
            /** @default false */
            bot?: boolean;
            /** Format: date-time */
            finished: string;
            name: string;
            person?: string | null;
            score: number;
            table?: string | null;
        };
        /** BestTurn */
        BestTurn: {
            /** @default false */
            bot?: boolean;
            /** Format: date-time */
            finished: string;
            move: number;
            name: string;
            person?: string | null;
            points: number;
            table?: string | null;
        };
        /** BotAccount */
        BotAccount: {
            /** Format: date-time */
            created: string;
            id: string;
            name: string;
            token?: string | null;
        };
        /** BroughtRecord */
        BroughtRecord: {
            /** Format: date-time */
            added: string;
            game: string;
            id: string;
            names: string[];
            result?: components["schemas"]["Outcome"] | null;
        };
        /**
         * CameBack
         * @description Somebody took the seat back from the house.
         *
         *         >>> {"event": "came-back", "player": 1}
         */
        CameBack: {
            /** @enum {unknown} */
            event: "came-back";
            player: number;
        };
        /**
         * CameFrom
         * @description Where a what-if table came from: the game, its players, and how many of its moves were made.
         *
         *         >>> {"table": "abcdefghij", "move": 31, "names": ["Anna", "Ben"]}
         */
        CameFrom: {
            move: number;
            names: string[];
            table: string;
        };
        /**
         * Changed
         * @description The next version: what happened, and those fields of `view`, `own` and the rest that are
         *         new. `moves` and `undo` hold for this version alone: where they are left out, there are none.
         *
         *         >>> {"version": 42, "at": "2026-01-02T10:00:00Z", "events": [{"event": "laid", "player": 0,
         *         ...   "card": 17, "pile": "+"}], "view": {"laid": 1}, "own": {"0": {"hand": [2, 3]}},
         *         ...  "moves": {"2+": {}}, "undo": true, "id": 7}
         */
        Changed: {
            at: string;
            clock?: components["schemas"]["Clock"];
            events: (components["schemas"]["Joined"] | components["schemas"]["Left"] | components["schemas"]["GotReady"] | components["schemas"]["Started"] | components["schemas"]["WentAway"] | components["schemas"]["CameBack"] | components["schemas"]["Resigned"] | components["schemas"]["Said"] | components["schemas"]["RematchSet"] | components["schemas"]["TableClosed"] | components["schemas"]["Seated"] | components["schemas"]["ClubStarted"] | components["schemas"]["LaidDown"] | components["schemas"]["WentToBar"] | components["schemas"]["Laid"] | components["schemas"]["Gave"] | components["schemas"]["Closed"] | components["schemas"]["Moved"] | components["schemas"]["Cleared"] | components["schemas"]["TableLaid"] | components["schemas"]["Drawn"] | components["schemas"]["TurnEnded"] | components["schemas"]["TakenBack"] | components["schemas"]["GameOver"])[];
            /** @default null */
            id?: number | null;
            /** @default null */
            invite?: string | null;
            /** @default null */
            moves?: {
                [key: string]: {
                    [key: string]: number;
                };
            } | null;
            own?: {
                [key: string]: Record<string, unknown>;
            };
            table?: components["schemas"]["Table"];
            /** @default false */
            undo?: boolean;
            version: number;
            view?: Record<string, unknown>;
            /** @default [] */
            yours?: number[];
        };
        /**
         * Cleared
         * @description Full tables were cleared, of these nations.
         */
        Cleared: {
            /** @enum {unknown} */
            event: "cleared";
            nations: string[];
            tables: string[];
        };
        /** Clears */
        Clears: {
            nations: string[];
            /** @constant */
            reason: "clears";
            tables: string[];
        };
        /**
         * Clock
         * @description When the running turn began, when it must be over, and what time it is in the house.
         *
         *         >>> {"since": "2026-01-02T10:00:00Z", "until": "2026-01-02T10:01:00Z",
         *         ...  "now": "2026-01-02T10:00:20Z"}
         */
        Clock: {
            now: string;
            since: string;
            /** @default null */
            until?: string | null;
        };
        /**
         * Closed
         * @description A player with an empty hand declared the game over.
         */
        Closed: {
            /** @enum {unknown} */
            event: "closed";
            player: number;
        };
        /**
         * ClubStarted
         * @description A club is being seated at this table, all women or all men.
         */
        ClubStarted: {
            /** @enum {unknown} */
            event: "club-started";
            player: number;
            sex: string;
            table: string;
        };
        /** Considered */
        Considered: {
            move: string;
            points: number;
            value: number;
            visits: number;
            win: number;
        };
        /**
         * Drawn
         * @description A player drew so many cards: never which.
         */
        Drawn: {
            count: number;
            /** @enum {unknown} */
            event: "drawn";
            player: number;
        };
        /** Earns */
        Earns: {
            points: {
                [key: string]: number;
            };
            /** @constant */
            reason: "earns";
        };
        /** Estimate */
        Estimate: {
            /** Format: date-time */
            at: string;
            games: number;
            mean: number;
            uncertainty: number;
        };
        /** EverythingKept */
        EverythingKept: {
            bodies: {
                [key: string]: components["schemas"]["Record"];
            };
            bots: components["schemas"]["Kept"][];
            games: components["schemas"]["PlayedGame"][];
            me: components["schemas"]["Me"];
            ratings: components["schemas"]["Rating"][];
            records: components["schemas"]["BroughtRecord"][];
            seats: components["schemas"]["SeatTaken"][];
            sessions: components["schemas"]["Session"][];
            sheets: components["schemas"]["ScoreSheet"][];
            strength: {
                [key: string]: components["schemas"]["Estimate"][];
            };
            visits: string[];
        };
        /** Example */
        Example: {
            film: components["schemas"]["Film"];
            id: string;
            refusals: components["schemas"]["TriedMove"][];
            rules: string[];
        };
        /** Expected */
        Expected: {
            scores: number[];
            wins: number[];
        };
        /** Film */
        Film: {
            frames: components["schemas"]["Frame"][];
            game: string;
            names?: string[];
            options: {
                [key: string]: boolean | number | string;
            };
            players: number;
            quitters?: number[];
            record?: components["schemas"]["Record"] | null;
            result?: components["schemas"]["Outcome"] | null;
        };
        /**
         * Fine
         * @description Answer to `why`: the move is legal.
         *
         *         >>> {"fine": "DEf@c2", "id": 7}
         */
        Fine: {
            fine: string;
            /** @default null */
            id?: number | null;
        };
        /**
         * Flaw
         * @description The first thing that is wrong with a record. What was found and what was wanted instead is
         *         in the record's own notation, or is a kind of JSON value (`array`, `int`).
         */
        Flaw: {
            /** @default null */
            after?: number | null;
            /** @default null */
            field?: string | null;
            /** @default null */
            found?: string | null;
            /** @enum {unknown} */
            kind: "cards" | "choice" | "commitment" | "count" | "form" | "goes-on" | "illegal" | "json" | "kind" | "large" | "long" | "minus" | "missing" | "name" | "newer" | "no-format" | "no-result" | "resigned-not-now" | "resigned-over" | "scores" | "shuffle" | "syntax" | "time-back" | "unknown" | "winners" | "wrong" | "zone";
            /** @default null */
            line?: number | null;
            /** @default null */
            refused?: components["schemas"]["RefusedMove"] | null;
            /** @default [] */
            wanted?: string[];
        };
        /** Frame */
        Frame: {
            at?: string | null;
            events?: (components["schemas"]["Seated"] | components["schemas"]["ClubStarted"] | components["schemas"]["LaidDown"] | components["schemas"]["WentToBar"] | components["schemas"]["Laid"] | components["schemas"]["Gave"] | components["schemas"]["Closed"] | components["schemas"]["Moved"] | components["schemas"]["Cleared"] | components["schemas"]["TableLaid"] | components["schemas"]["Drawn"] | components["schemas"]["TurnEnded"] | components["schemas"]["TakenBack"] | components["schemas"]["GameOver"])[];
            move?: string | null;
            moves: {
                [key: string]: {
                    [key: string]: number;
                };
            };
            own: {
                [key: string]: {
                    [key: string]: unknown;
                };
            };
            player?: number | null;
            view: {
                [key: string]: unknown;
            };
        };
        /**
         * Free
         * @description Before the start the host frees the seat of somebody who does not get ready.
         *
         *         >>> {"free": 1}
         */
        Free: {
            free: number;
            /** @default null */
            id?: number | null;
        };
        /** FullHand */
        FullHand: {
            /** @constant */
            reason: "full-hand";
        };
        /** GameFacts */
        GameFacts: {
            game: string;
            levels: string[];
            options: {
                [key: string]: (boolean | number | string)[];
            };
            players: [
                number,
                number
            ];
        };
        /**
         * GameOver
         * @description The game is over.
         */
        GameOver: {
            /** @enum {unknown} */
            event: "game-over";
            minus: number[];
            scores: number[];
            winners: number[];
        };
        /** GameStatistics */
        GameStatistics: {
            best_score: number;
            game: string;
            games: number;
            mean_score: number;
            players: number;
            won: number;
        };
        /** Gap */
        Gap: {
            numbers: number;
            pile: string;
            /** @constant */
            reason: "gap";
            smallest: boolean;
        };
        /**
         * Gave
         * @description A card was laid on a pile of the opponent.
         */
        Gave: {
            card: number;
            /** @enum {unknown} */
            event: "gave";
            pile: string;
            player: number;
        };
        /** Gift */
        Gift: {
            draws: number;
            numbers: number;
            /** @constant */
            reason: "gift";
        };
        /**
         * Go
         * @description Go to another table with the same socket, a rematch for example. Its snapshot is the answer;
         *         what comes after it is of that table.
         *
         *         >>> {"go": "abcdefghij"}
         */
        Go: {
            go: string;
            /** @default null */
            id?: number | null;
        };
        /**
         * GotReady
         * @description A player is ready to begin.
         *
         *         >>> {"event": "got-ready", "player": 1}
         */
        GotReady: {
            /** @enum {unknown} */
            event: "got-ready";
            player: number;
        };
        /** Health */
        Health: {
            fine: boolean;
        };
        /** Hint */
        Hint: {
            line: string[];
            move: string;
            reasons: (components["schemas"]["Wins"] | components["schemas"]["Earns"] | components["schemas"]["TurnEarns"] | components["schemas"]["Clears"] | components["schemas"]["OnlySeat"] | components["schemas"]["Partner"] | components["schemas"]["Opens"] | components["schemas"]["Spares"] | components["schemas"]["LeavesLess"] | components["schemas"]["NoSeat"] | components["schemas"]["LittleNow"] | components["schemas"]["FullHand"] | components["schemas"]["NoHome"] | components["schemas"]["Ahead"] | components["schemas"]["StepBack"] | components["schemas"]["Gap"] | components["schemas"]["Readies"] | components["schemas"]["Gift"] | components["schemas"]["NothingFits"] | components["schemas"]["NextGap"])[];
            values: {
                [key: string]: number;
            };
            version: number;
        };
        /** Join */
        Join: {
            invite?: string | null;
        };
        /**
         * Joined
         * @description Somebody sat down.
         *
         *         >>> {"event": "joined", "player": 1, "name": "Ben"}
         */
        Joined: {
            /** @enum {unknown} */
            event: "joined";
            name: string;
            player: number;
        };
        /** Judged */
        Judged: {
            considered: components["schemas"]["Considered"][];
            expected: components["schemas"]["Expected"];
            loss: number;
            move: string;
            number: number;
            player: number;
            tables: {
                [key: string]: string;
            };
        };
        /** Kept */
        Kept: {
            bodies: {
                [key: string]: components["schemas"]["Record"];
            };
            games: components["schemas"]["PlayedGame"][];
            me: components["schemas"]["Me"];
            ratings: components["schemas"]["Rating"][];
            records: components["schemas"]["BroughtRecord"][];
            seats: components["schemas"]["SeatTaken"][];
            sessions: components["schemas"]["Session"][];
            sheets: components["schemas"]["ScoreSheet"][];
            strength: {
                [key: string]: components["schemas"]["Estimate"][];
            };
            visits: string[];
        };
        /**
         * Laid
         * @description A card was laid on an own pile, rising (+) or falling (-).
         */
        Laid: {
            card: number;
            /** @enum {unknown} */
            event: "laid";
            pile: string;
            player: number;
        };
        /**
         * LaidDown
         * @description A guest was laid face down: nobody else hears which.
         */
        LaidDown: {
            /** @enum {unknown} */
            event: "laid-down";
            player: number;
        };
        /**
         * Leave
         * @description Get up: before the start the seat is free again, later the house plays for it. By that the
         *         host closes the table before the start, and while only bots sit there.
         *
         *         >>> {"leave": true}
         */
        Leave: {
            /** @default null */
            id?: number | null;
            leave: boolean;
        };
        /** LeavesLess */
        LeavesLess: {
            instead: number;
            other: string;
            points: number;
            /** @constant */
            reason: "leaves-less";
        };
        /**
         * Left
         * @description Somebody got up before the start, or the host freed their seat.
         *
         *         >>> {"event": "left", "player": 1, "name": "Ben"}
         */
        Left: {
            /** @enum {unknown} */
            event: "left";
            name: string;
            player: number;
        };
        /** LessonShort */
        LessonShort: {
            id: string;
            rule: string;
        };
        /** LittleNow */
        LittleNow: {
            points: number;
            /** @constant */
            reason: "little-now";
        };
        /** Me */
        Me: {
            bot: boolean;
            /** Format: date-time */
            created: string;
            id: string;
            name: string;
        };
        /**
         * Moved
         * @description A move of a game that has no words of its own here; it might be a hidden one.
         */
        Moved: {
            /** @enum {unknown} */
            event: "moved";
            player: number;
            points: {
                [key: string]: number;
            };
        };
        /** MoveKind */
        MoveKind: {
            /** @enum {string} */
            kind: "alone" | "one-table" | "two-tables" | "three-tables" | "club" | "drawn" | "laid-down" | "closed" | "bar" | "rising" | "falling" | "gift" | "other";
            moves: number;
            points: number;
        };
        /** MoveMade */
        MoveMade: {
            /** Format: date-time */
            at: string;
            move: string;
        };
        /** MovingCode */
        MovingCode: {
            code: string;
            /** Format: date-time */
            until: string;
        };
        /** NewBot */
        NewBot: {
            name: string;
        };
        /** NewPerson */
        NewPerson: {
            name: string;
        };
        /** NewTable */
        NewTable: {
            game: string;
            /** @default true */
            hints?: boolean;
            /** @enum {integer|null} */
            limit?: 60 | 300 | 86400 | null;
            options?: {
                [key: string]: boolean | number | string;
            };
            origin?: components["schemas"]["Origin"] | null;
            /** @default false */
            public?: boolean;
            seats: components["schemas"]["SeatWish"][];
        };
        /** NextGap */
        NextGap: {
            numbers: number;
            /** @constant */
            reason: "next-gap";
        };
        /** NoHome */
        NoHome: {
            guest: string;
            /** @constant */
            reason: "no-home";
        };
        /** NoSeat */
        NoSeat: {
            /** @constant */
            reason: "no-seat";
        };
        /** NothingFits */
        NothingFits: {
            /** @constant */
            reason: "nothing-fits";
        };
        /** OnlySeat */
        OnlySeat: {
            guest: string;
            /** @constant */
            reason: "only-seat";
        };
        /** Opens */
        Opens: {
            guests: string[];
            /** @constant */
            reason: "opens";
        };
        /** Origin */
        Origin: {
            move: number;
            table: string;
        };
        /**
         * Outcome
         * @description The result of a finished match.
         */
        Outcome: {
            minus: number[];
            scores: number[];
            winners: number[];
        };
        /** Partner */
        Partner: {
            guest: string;
            points: number;
            /** @constant */
            reason: "partner";
        };
        /** Person */
        Person: {
            bot: boolean;
            games: components["schemas"]["PlayedGame"][];
            id: string;
            name: string;
            ratings: components["schemas"]["Rating"][];
            statistics: components["schemas"]["GameStatistics"][];
        };
        /** PersonStatistics */
        PersonStatistics: {
            person: string;
            statistics: components["schemas"]["Statistics"];
            strength: components["schemas"]["Estimate"][];
            won: number;
        };
        /**
         * Play
         * @description A move, made while looking at this version of the table.
         *
         *         >>> {"play": "DEf@c2", "version": 41}
         */
        Play: {
            /** @default null */
            id?: number | null;
            play: string;
            version: number;
        };
        /** PlayedGame */
        PlayedGame: {
            /** Format: date-time */
            finished: string;
            game: string;
            names: string[];
            result: components["schemas"]["Outcome"];
            seat: number;
            table: string;
        };
        /** PlayedGames */
        PlayedGames: {
            games: components["schemas"]["PlayedGame"][];
            more: boolean;
        };
        /** Practice */
        Practice: {
            done: boolean;
            frames: components["schemas"]["Frame"][];
            game: string;
            options: {
                [key: string]: boolean | number | string;
            };
            players: number;
            result?: components["schemas"]["Outcome"] | null;
            /** @default false */
            undo?: boolean;
            wanted?: string[];
        };
        /** Practised */
        Practised: {
            moves: string[];
        };
        /**
         * Presence
         * @description Who of the table is here, and how many look on.
         *
         *         >>> {"present": ["k3x9"], "watching": 2}
         */
        Presence: {
            present: string[];
            watching: number;
        };
        /** Rating */
        Rating: {
            /** @default false */
            bot?: boolean;
            game: string;
            games: number;
            mean: number;
            name: string;
            person?: string | null;
            rating: number;
            uncertainty: number;
        };
        /** RatingList */
        RatingList: {
            game: string;
            ratings: components["schemas"]["Rating"][];
        };
        /** Readies */
        Readies: {
            card: number;
            pile: string;
            /** @constant */
            reason: "readies";
        };
        /**
         * Ready
         * @description Ready to begin, with a nonce for the shuffle (docs/fairness.md) or an empty one.
         *
         *         >>> {"ready": "c0ffee"}
         */
        Ready: {
            /** @default null */
            id?: number | null;
            ready: string;
        };
        /** Record */
        Record: {
            commitment: string;
            deal: {
                [key: string]: unknown;
            };
            format: number;
            game: string;
            moves: components["schemas"]["MoveMade"][];
            nonces: string[];
            options: {
                [key: string]: boolean | number | string;
            };
            players: string[];
            resigned?: number | null;
            result: components["schemas"]["Outcome"] | null;
            salt: string;
        };
        /**
         * Refusal
         * @description A request that was not carried out: a reason (a code), the table or seat it is about, a
         *         sentence in English for programs' authors; nothing was changed. What is wrong with a record that
         *         was brought along is told in facts, too.
         *
         *         >>> {"refused": "balance", "place": "c3", "sentence": "...", "id": 7}
         *         >>> {"refused": "record-wrong", "sentence": "...",
         *         ...  "flaw": {"kind": "count", "field": "nonces", "found": "1", "wanted": ["2"]}}
         */
        Refusal: {
            /** @default null */
            flaw?: components["schemas"]["Flaw"] | null;
            /** @default null */
            id?: number | null;
            /** @default null */
            place?: string | null;
            refused: string;
            sentence: string;
        };
        /**
         * RefusedMove
         * @description A move of a record that the rules refuse, and what its player saw then.
         */
        RefusedMove: {
            move: string;
            /** @default null */
            place?: string | null;
            player: string;
            reason: string;
            view: Record<string, unknown>;
        };
        /**
         * Rematch
         * @description Go to the table where the same people play again, as with `go`; if there is none yet, it is
         *         set up, and everybody hears of it.
         *
         *         >>> {"rematch": true}
         */
        Rematch: {
            /** @default null */
            id?: number | null;
            rematch: boolean;
        };
        /**
         * RematchSet
         * @description There is a table for playing again.
         *
         *         >>> {"event": "rematch-set", "table": "abcdefghij"}
         */
        RematchSet: {
            /** @enum {unknown} */
            event: "rematch-set";
            table: string;
        };
        /** Rename */
        Rename: {
            name: string;
        };
        /**
         * Resign
         * @description Give the game up for one of one's seats.
         *
         *         >>> {"resign": 0}
         */
        Resign: {
            /** @default null */
            id?: number | null;
            resign: number;
        };
        /**
         * Resigned
         * @description Somebody gave up; with more than two players the house plays on for them.
         *
         *         >>> {"event": "resigned", "player": 1}
         */
        Resigned: {
            /** @enum {unknown} */
            event: "resigned";
            player: number;
        };
        /**
         * Return
         * @description Take a seat back from the house, which has been playing for it.
         *
         *         >>> {"return": 1}
         */
        Return: {
            /** @default null */
            id?: number | null;
            return: number;
        };
        /**
         * Said
         * @description Table talk: the name of a phrase, for each reader in their language.
         *
         *         >>> {"event": "said", "player": 0, "phrase": "well-played"}
         */
        Said: {
            /** @enum {unknown} */
            event: "said";
            phrase: string;
            player: number;
        };
        /**
         * Say
         * @description Table talk: one of the phrases of `happenings.PHRASES`.
         *
         *         >>> {"say": "well-played"}
         */
        Say: {
            /** @default null */
            id?: number | null;
            say: string;
        };
        /** ScoreBand */
        ScoreBand: {
            least: number;
            most: number;
            players: number;
            results: number;
        };
        /** ScoreSheet */
        ScoreSheet: {
            best_move: number;
            best_turn: number;
            kinds: components["schemas"]["MoveKind"][];
            points: number;
            seat: number;
            table: string;
            turns: number;
        };
        /**
         * Seat
         * @description A seat as everybody sees it; an open one has no name.
         *
         *         >>> {"kind": "person", "name": "Anna", "person": "k3x9", "ready": true}
         */
        Seat: {
            /** @default false */
            away?: boolean;
            /** @enum {unknown} */
            kind: "bot" | "friend" | "invited" | "open" | "person";
            /** @default null */
            level?: string | null;
            /** @default  */
            name?: string;
            /** @default null */
            person?: string | null;
            /** @default false */
            ready?: boolean;
            /** @default false */
            resigned?: boolean;
        };
        /**
         * Seated
         * @description A guest took a seat; one that waits needs a partner next (S4).
         */
        Seated: {
            /** @enum {unknown} */
            event: "seated";
            guest: string;
            player: number;
            points: {
                [key: string]: number;
            };
            seat: string;
            waits: boolean;
        };
        /** SeatTaken */
        SeatTaken: {
            name: string;
            seat: number;
            table: string;
        };
        /** SeatWish */
        SeatWish: {
            /** @enum {string} */
            kind: "me" | "open" | "invited" | "friend" | "bot";
            level?: string | null;
            name?: string | null;
        };
        /** Session */
        Session: {
            /** Format: date-time */
            created: string;
            device: string;
            id: string;
            /** Format: date-time */
            seen: string;
            this: boolean;
        };
        /** Setting */
        Setting: {
            bot: string;
            rounds: number;
        };
        /**
         * Since
         * @description Ask for what happened after a version.
         *
         *         >>> {"since": 42}
         */
        Since: {
            /** @default null */
            id?: number | null;
            since: number;
        };
        /**
         * Snapshot
         * @description All that somebody may see of a table, at one version. `view` is what everyone sees, `own`
         *         what only the owner of a seat sees; `moves` come to whoever is to move, `invite` (what makes a
         *         link to a free seat) to whoever sits there.
         *
         *         >>> {"snapshot": 3, "table": {"id": "abcdefghij", "game": "face-to-face",
         *         ...   "options": {"last_card": "loses"}, "status": "waiting", "host": "k3x9", "public": false,
         *         ...   "hints": true, "seats": [], "created": "2026-01-02T10:00:00Z", "promise": "8b52"},
         *         ...  "yours": [0], "own": {"0": {"hand": [2, 3]}}, "moves": {"2+": {}}, "log": [],
         *         ...  "present": ["k3x9"], "watching": 0}
         */
        Snapshot: {
            /** @default null */
            clock?: components["schemas"]["Clock"] | null;
            /** @default null */
            id?: number | null;
            /** @default null */
            invite?: string | null;
            log: components["schemas"]["Told"][];
            /** @default null */
            moves?: {
                [key: string]: {
                    [key: string]: number;
                };
            } | null;
            /** @default {} */
            own?: {
                [key: string]: Record<string, unknown>;
            };
            present: string[];
            snapshot: number;
            table: components["schemas"]["Table"];
            /** @default false */
            undo?: boolean;
            /** @default null */
            view?: Record<string, unknown> | null;
            watching: number;
            yours: number[];
        };
        /** Spares */
        Spares: {
            points: number;
            /** @constant */
            reason: "spares";
        };
        /**
         * Start
         * @description The host begins now; free seats are taken by bots of this level, or there must be none. Who
         *         else sits there must be ready.
         *
         *         >>> {"start": "regular"}
         */
        Start: {
            /** @default null */
            id?: number | null;
            start: string | null;
        };
        /**
         * Started
         * @description The cards are dealt; the commitment to them stands in the table's facts.
         *
         *         >>> {"event": "started", "first": 0}
         */
        Started: {
            /** @enum {unknown} */
            event: "started";
            first: number;
        };
        /** Statistics */
        Statistics: {
            best_score: number | null;
            best_turns: components["schemas"]["BestTurn"][];
            game: string;
            games: number;
            kinds: components["schemas"]["MoveKind"][];
            mean_score: number | null;
            points_a_turn: number | null;
            results: number;
            scores: components["schemas"]["ScoreBand"][];
            stretches: components["schemas"]["Stretch"][];
            turns: number;
            uncounted: number;
        };
        /** StepBack */
        StepBack: {
            pile: string;
            /** @constant */
            reason: "step-back";
        };
        /** Stretch */
        Stretch: {
            mean_score: number;
            points_a_turn: number | null;
            results: number;
            /** Format: date-time */
            since: string;
            /** Format: date-time */
            until: string;
            won: number;
        };
        /**
         * Table
         * @description What a table is and who sits there; all of it may be seen by everybody.
         *
         *         >>> {"id": "abcdefghij", "game": "face-to-face", "options": {"last_card": "loses"},
         *         ...  "status": "waiting", "host": "k3x9", "public": false, "hints": true,
         *         ...  "seats": [{"kind": "person", "name": "Anna", "person": "k3x9"}, {"kind": "invited"}],
         *         ...  "created": "2026-01-02T10:00:00Z", "promise": "8b52..."}
         */
        Table: {
            /** @default null */
            commitment?: string | null;
            created: string;
            game: string;
            hints: boolean;
            host: string;
            id: string;
            /** @default null */
            limit?: number | null;
            /** @default null */
            nonces?: string[] | null;
            options: {
                [key: string]: boolean | number | string;
            };
            /** @default null */
            origin?: components["schemas"]["CameFrom"] | null;
            promise: string;
            public: boolean;
            /** @default null */
            rematch?: string | null;
            /** @default null */
            rematch_of?: string | null;
            /** @default null */
            result?: components["schemas"]["Outcome"] | null;
            seats: components["schemas"]["Seat"][];
            /** @enum {unknown} */
            status: "closed" | "over" | "playing" | "waiting";
        };
        /**
         * TableClosed
         * @description The table was closed: by its host, before the start or while only bots played, or by the
         *         house, when nobody had waited at it for seven days.
         *
         *         >>> {"event": "table-closed"}
         */
        TableClosed: {
            /** @enum {unknown} */
            event: "table-closed";
        };
        /**
         * TableLaid
         * @description A new table card was turned over and laid.
         */
        TableLaid: {
            /** @enum {unknown} */
            event: "table-laid";
            nation: string;
            table: string;
        };
        /** TableShort */
        TableShort: {
            /** Format: date-time */
            created: string;
            game: string;
            id: string;
            limit?: number | null;
            options: {
                [key: string]: boolean | number | string;
            };
            origin?: components["schemas"]["CameFrom"] | null;
            result?: components["schemas"]["Outcome"] | null;
            seats: components["schemas"]["Seat"][];
            /** @enum {string} */
            status: "waiting" | "playing" | "over" | "closed";
            to_move?: number | null;
            yours?: number[];
        };
        /**
         * TakenBack
         * @description A player took the last move back.
         */
        TakenBack: {
            /** @enum {unknown} */
            event: "taken-back";
            player: number;
        };
        /**
         * Told
         * @description What happened in one version, for the log.
         *
         *         >>> {"version": 42, "at": "2026-01-02T10:00:00Z",
         *         ...  "events": [{"event": "turn-ended", "player": 0, "next": 1}]}
         */
        Told: {
            at: string;
            events: (components["schemas"]["Joined"] | components["schemas"]["Left"] | components["schemas"]["GotReady"] | components["schemas"]["Started"] | components["schemas"]["WentAway"] | components["schemas"]["CameBack"] | components["schemas"]["Resigned"] | components["schemas"]["Said"] | components["schemas"]["RematchSet"] | components["schemas"]["TableClosed"] | components["schemas"]["Seated"] | components["schemas"]["ClubStarted"] | components["schemas"]["LaidDown"] | components["schemas"]["WentToBar"] | components["schemas"]["Laid"] | components["schemas"]["Gave"] | components["schemas"]["Closed"] | components["schemas"]["Moved"] | components["schemas"]["Cleared"] | components["schemas"]["TableLaid"] | components["schemas"]["Drawn"] | components["schemas"]["TurnEnded"] | components["schemas"]["TakenBack"] | components["schemas"]["GameOver"])[];
            version: number;
        };
        /** TriedMove */
        TriedMove: {
            /** @default false */
            after?: boolean;
            move: string;
            place?: string | null;
            reason: string;
        };
        /** TurnEarns */
        TurnEarns: {
            points: number;
            /** @constant */
            reason: "turn-earns";
        };
        /**
         * TurnEnded
         * @description A turn ended; the next player is to move.
         */
        TurnEnded: {
            /** @enum {unknown} */
            event: "turn-ended";
            next: number;
            player: number;
        };
        /** TurningPoint */
        TurningPoint: {
            better: string;
            loss: number;
            move: string;
            number: number;
            player: number;
            points: number;
            reasons: (components["schemas"]["Wins"] | components["schemas"]["Earns"] | components["schemas"]["TurnEarns"] | components["schemas"]["Clears"] | components["schemas"]["OnlySeat"] | components["schemas"]["Partner"] | components["schemas"]["Opens"] | components["schemas"]["Spares"] | components["schemas"]["LeavesLess"] | components["schemas"]["NoSeat"] | components["schemas"]["LittleNow"] | components["schemas"]["FullHand"] | components["schemas"]["NoHome"] | components["schemas"]["Ahead"] | components["schemas"]["StepBack"] | components["schemas"]["Gap"] | components["schemas"]["Readies"] | components["schemas"]["Gift"] | components["schemas"]["NothingFits"] | components["schemas"]["NextGap"])[];
            win: number;
        };
        /**
         * Undo
         * @description Take back the last move of the running turn, if nothing was turned over since.
         *
         *         >>> {"undo": 42}
         */
        Undo: {
            /** @default null */
            id?: number | null;
            undo: number;
        };
        /** UseCode */
        UseCode: {
            code: string;
            /** @default false */
            leave?: boolean;
        };
        /**
         * WentAway
         * @description From now on the house plays for somebody: who left, or whose time was up.
         *
         *         >>> {"event": "went-away", "player": 1, "cause": "time"}
         */
        WentAway: {
            /** @enum {unknown} */
            cause: "left" | "time";
            /** @enum {unknown} */
            event: "went-away";
            player: number;
        };
        /**
         * WentToBar
         * @description A guest was sent to the bar, and what that earned.
         */
        WentToBar: {
            /** @enum {unknown} */
            event: "went-to-bar";
            guest: string;
            player: number;
            points: number;
        };
        /**
         * Why
         * @description Ask why a move is refused, without making it.
         *
         *         >>> {"why": "DEf@c2", "id": 7}
         */
        Why: {
            /** @default null */
            id?: number | null;
            why: string;
        };
        /** Wins */
        Wins: {
            /** @constant */
            reason: "wins";
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    ApiBestGamePlayersBest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of a game. */
                game: string;
                /** @description How many players. */
                players: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BestList"];
                };
            };
            /** @description the request can't be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description nobody is known by this cookie or token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description that is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description there is nothing at this address */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description the request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description too many requests; wait a little */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    ApiGamesGames: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameFacts"][];
                };
            };
            /** @description the request can't be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description nobody is known by this cookie or token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description that is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description the request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description too many requests; wait a little */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    ApiGamesExamplesExamples: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of a game. */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Example"][];
                };
            };
            /** @description the request can't be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description nobody is known by this cookie or token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description that is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description there is nothing at this address */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description the request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description too many requests; wait a little */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    ApiGamesStatisticsOfGame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of a game. */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Statistics"];
                };
            };
            /** @description the request can't be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description nobody is known by this cookie or token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description that is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description there is nothing at this address */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description the request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description too many requests; wait a little */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    ApiMeWhoAmI: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description the request can't be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description nobody is known by this cookie or token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description that is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description the request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description too many requests; wait a little */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    ApiMeDeleteMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": null;
                };
            };
            /** @description the request can't be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description nobody is known by this cookie or token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description that is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description the request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description too many requests; wait a little */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    ApiMeRename: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Rename"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description the request can't be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description nobody is known by this cookie or token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description that is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description the request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description too many requests; wait a little */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    ApiMeBotsBots: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BotAccount"][];
                };
            };
            /** @description the request can't be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description nobody is known by this cookie or token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description that is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description the request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description too many requests; wait a little */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    ApiMeBotsMakeBot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewBot"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BotAccount"];
                };
            };
            /** @description the request can't be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description nobody is known by this cookie or token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description that is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description that does not go with what is there */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description the request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description too many requests; wait a little */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    ApiMeBotsDeleteBot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of somebody. */
                bot: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description the request can't be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description nobody is known by this cookie or token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description that is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description there is nothing at this address */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description the request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description too many requests; wait a little */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    ApiMeCodeMakeCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MovingCode"];
                };
            };
            /** @description the request can't be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description nobody is known by this cookie or token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description that is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description the request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description too many requests; wait a little */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    ApiMeDataEverything: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EverythingKept"];
                };
            };
            /** @description the request can't be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description nobody is known by this cookie or token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description that is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description the request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description too many requests; wait a little */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    ApiMeGamesMyGames: {
        parameters: {
            query?: {
                /** @description Which page, from 0. */
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayedGames"];
                };
            };
            /** @description the request can't be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description nobody is known by this cookie or token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description that is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description the request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description too many requests; wait a little */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    ApiMeRecordsMyRecords: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BroughtRecord"][];
                };
            };
            /** @description the request can't be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description nobody is known by this cookie or token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description that is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description the request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description too many requests; wait a little */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    ApiMeSessionsSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"][];
                };
            };
            /** @description the request can't be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description nobody is known by this cookie or token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description that is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description the request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description too many requests; wait a little */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    ApiMeSessionsEndSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of somebody. */
                session: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": null;
                };
            };
            /** @description the request can't be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description nobody is known by this cookie or token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description that is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description there is nothing at this address */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description the request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description too many requests; wait a little */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    ApiPeopleBecomeSomebody: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPerson"];
            };
        };
        responses: {
            /** @description who you are already */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description the request can't be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description nobody is known by this cookie or token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description that is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description the request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description too many requests; wait a little */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    ApiPeoplePersonLookAt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of somebody. */
                person: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"];
                };
            };
            /** @description the request can't be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description nobody is known by this cookie or token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description that is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description there is nothing at this address */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description the request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description too many requests; wait a little */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    ApiPeoplePersonStatisticsOfPerson: {
        parameters: {
            query: {
                /** @description The name of a game. */
                game: string;
            };
            header?: never;
            path: {
                /** @description The id of somebody. */
                person: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonStatistics"];
                };
            };
            /** @description the request can't be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description nobody is known by this cookie or token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description that is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description there is nothing at this address */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description the request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description too many requests; wait a little */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    ApiPeopleMoveMoveHere: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UseCode"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description the request can't be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description nobody is known by this cookie or token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description that is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description there is nothing at this address */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description that does not go with what is there */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description the request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description too many requests; wait a little */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    ApiPracticeGameLessons: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of a game. */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LessonShort"][];
                };
            };
            /** @description the request can't be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description nobody is known by this cookie or token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description that is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description there is nothing at this address */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description the request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description too many requests; wait a little */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    ApiPracticeGameLessonPractise: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of a game. */
                game: string;
                /** @description The name of a lesson. */
                lesson: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Practised"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Practice"];
                };
            };
            /** @description the request can't be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description nobody is known by this cookie or token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description that is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description there is nothing at this address */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description that does not go with what is there */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description the request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description too many requests; wait a little */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    ApiRatingsGameRatings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of a game. */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RatingList"];
                };
            };
            /** @description the request can't be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description nobody is known by this cookie or token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description that is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description there is nothing at this address */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description the request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description too many requests; wait a little */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    ApiRecordsBring: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Record"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BroughtRecord"];
                };
            };
            /** @description the request can't be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description nobody is known by this cookie or token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description that is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description that does not go with what is there */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description the request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description too many requests; wait a little */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    ApiRecordsNameRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of a table that is over, or of a record that was brought along. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description the request can't be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description nobody is known by this cookie or token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description that is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description there is nothing at this address */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description that does not go with what is there */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description the request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description too many requests; wait a little */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    ApiRecordsNameDeleteRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of a table that is over, or of a record that was brought along. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description the request can't be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description nobody is known by this cookie or token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description that is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description there is nothing at this address */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description the request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description too many requests; wait a little */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    ApiRecordsNameAnalysisAnalysis: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of a table that is over, or of a record that was brought along. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalysisState"];
                };
            };
            /** @description the request can't be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description nobody is known by this cookie or token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description that is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description there is nothing at this address */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description that does not go with what is there */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description the request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description too many requests; wait a little */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    ApiRecordsNameAnalysisAnalyse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of a table that is over, or of a record that was brought along. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalysisState"];
                };
            };
            /** @description the request can't be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description nobody is known by this cookie or token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description that is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description there is nothing at this address */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description that does not go with what is there */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description the request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description too many requests; wait a little */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    ApiRecordsNameFilmFilm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of a table that is over, or of a record that was brought along. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Film"];
                };
            };
            /** @description the request can't be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description nobody is known by this cookie or token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description that is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description there is nothing at this address */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description that does not go with what is there */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description the request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description too many requests; wait a little */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    ApiTablesOpenTables: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableShort"][];
                };
            };
            /** @description the request can't be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description nobody is known by this cookie or token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description that is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description the request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description too many requests; wait a little */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    ApiTablesSetUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTable"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            /** @description the request can't be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description nobody is known by this cookie or token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description that is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description there is nothing at this address */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description that does not go with what is there */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description the request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description too many requests; wait a little */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    ApiTablesNameLook: {
        parameters: {
            query?: {
                /** @description Leave the log out up to this version. */
                since?: number;
            };
            header?: never;
            path: {
                /** @description The name of a table. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            /** @description the request can't be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description nobody is known by this cookie or token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description that is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description there is nothing at this address */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description the request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description too many requests; wait a little */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    ApiTablesNameAnalysisAnalysis: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of a table that is over, or of a record that was brought along. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalysisState"];
                };
            };
            /** @description the request can't be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description nobody is known by this cookie or token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description that is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description there is nothing at this address */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description that does not go with what is there */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description the request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description too many requests; wait a little */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    ApiTablesNameAnalysisAnalyse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of a table that is over, or of a record that was brought along. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalysisState"];
                };
            };
            /** @description the request can't be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description nobody is known by this cookie or token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description that is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description there is nothing at this address */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description that does not go with what is there */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description the request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description too many requests; wait a little */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    ApiTablesNameFilmFilm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of a table that is over, or of a record that was brought along. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Film"];
                };
            };
            /** @description the request can't be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description nobody is known by this cookie or token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description that is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description there is nothing at this address */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description that does not go with what is there */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description the request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description too many requests; wait a little */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    free: {
        parameters: {
            query?: {
                /** @description Leave the log out up to this version. */
                since?: number;
            };
            header?: never;
            path: {
                /** @description The name of a table. */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Free"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            /** @description the request can't be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description nobody is known by this cookie or token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description that is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description there is nothing at this address */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description that does not go with what is there */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description the request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description too many requests; wait a little */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    ApiTablesNameHintHint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of a table. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Hint"];
                };
            };
            /** @description the request can't be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description nobody is known by this cookie or token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description that is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description there is nothing at this address */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description that does not go with what is there */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description the request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description too many requests; wait a little */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    ApiTablesNameJoinJoin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of a table. */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Join"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            /** @description the request can't be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description nobody is known by this cookie or token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description that is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description there is nothing at this address */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description that does not go with what is there */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description the request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description too many requests; wait a little */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    leave: {
        parameters: {
            query?: {
                /** @description Leave the log out up to this version. */
                since?: number;
            };
            header?: never;
            path: {
                /** @description The name of a table. */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Leave"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            /** @description the request can't be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description nobody is known by this cookie or token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description that is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description there is nothing at this address */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description that does not go with what is there */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description the request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description too many requests; wait a little */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    play: {
        parameters: {
            query?: {
                /** @description Leave the log out up to this version. */
                since?: number;
            };
            header?: never;
            path: {
                /** @description The name of a table. */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Play"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            /** @description the request can't be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description nobody is known by this cookie or token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description that is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description there is nothing at this address */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description that does not go with what is there */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description the request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description too many requests; wait a little */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    ready: {
        parameters: {
            query?: {
                /** @description Leave the log out up to this version. */
                since?: number;
            };
            header?: never;
            path: {
                /** @description The name of a table. */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Ready"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            /** @description the request can't be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description nobody is known by this cookie or token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description that is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description there is nothing at this address */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description that does not go with what is there */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description the request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description too many requests; wait a little */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    ApiTablesNameRecordRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of a table that is over, or of a record that was brought along. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description the request can't be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description nobody is known by this cookie or token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description that is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description there is nothing at this address */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description that does not go with what is there */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description the request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description too many requests; wait a little */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    ApiTablesNameRematchRematch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of a table. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            /** @description the request can't be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description nobody is known by this cookie or token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description that is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description there is nothing at this address */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description that does not go with what is there */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description the request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description too many requests; wait a little */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    resign: {
        parameters: {
            query?: {
                /** @description Leave the log out up to this version. */
                since?: number;
            };
            header?: never;
            path: {
                /** @description The name of a table. */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Resign"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            /** @description the request can't be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description nobody is known by this cookie or token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description that is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description there is nothing at this address */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description that does not go with what is there */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description the request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description too many requests; wait a little */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    return: {
        parameters: {
            query?: {
                /** @description Leave the log out up to this version. */
                since?: number;
            };
            header?: never;
            path: {
                /** @description The name of a table. */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Return"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            /** @description the request can't be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description nobody is known by this cookie or token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description that is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description there is nothing at this address */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description that does not go with what is there */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description the request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description too many requests; wait a little */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    say: {
        parameters: {
            query?: {
                /** @description Leave the log out up to this version. */
                since?: number;
            };
            header?: never;
            path: {
                /** @description The name of a table. */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Say"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            /** @description the request can't be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description nobody is known by this cookie or token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description that is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description there is nothing at this address */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description that does not go with what is there */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description the request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description too many requests; wait a little */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    start: {
        parameters: {
            query?: {
                /** @description Leave the log out up to this version. */
                since?: number;
            };
            header?: never;
            path: {
                /** @description The name of a table. */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Start"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            /** @description the request can't be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description nobody is known by this cookie or token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description that is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description there is nothing at this address */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description that does not go with what is there */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description the request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description too many requests; wait a little */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    undo: {
        parameters: {
            query?: {
                /** @description Leave the log out up to this version. */
                since?: number;
            };
            header?: never;
            path: {
                /** @description The name of a table. */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Undo"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            /** @description the request can't be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description nobody is known by this cookie or token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description that is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description there is nothing at this address */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description that does not go with what is there */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description the request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description too many requests; wait a little */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    ApiTablesMineMyTables: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableShort"][];
                };
            };
            /** @description the request can't be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description nobody is known by this cookie or token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description that is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description the request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description too many requests; wait a little */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    ApiTablesRunningRunningTables: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableShort"][];
                };
            };
            /** @description the request can't be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description nobody is known by this cookie or token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description that is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description the request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description too many requests; wait a little */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    HealthHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description the request can't be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description nobody is known by this cookie or token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description that is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description the request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description too many requests; wait a little */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    ReadyReady: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description the request can't be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description nobody is known by this cookie or token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description that is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description the request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description too many requests; wait a little */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description that could not be saved; try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
}
