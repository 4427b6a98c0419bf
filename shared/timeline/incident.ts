import type { StatusId } from "../sports/statuses.ts";
import type { Facts } from "./facts.ts";
import type { LineUp, Player } from "./player.ts";
import type { PlayName } from "./plays.ts";
import type { Schedule } from "./schedule.ts";
import type { Shot } from "./shot.ts";

export type Side = 1 | 2;
export type Pair = readonly [home: number, away: number];

/** Fields of every incident. */
type Stamp = {
  readonly atSeconds: number;
  /** The provider's name for it, unique in its event: the same id is the same incident, and corrections point at it. */
  readonly id?: string;
};

/**
 * One thing that happened in an event. The fold of an event's incidents is its state (`fold.ts`); a second fold is its
 * match details (`workers/origin/src/ledger/match-details.ts`); nothing else changes an event. Minutes are as printed: "45+2",
 * "07:26".
 */
export type Incident = Stamp &
  (
    | ScoreIncident
    | DetailIncident
    | CorrectionIncident
    /** The event entered a stage: kick-off, half-time, final whistle, postponement … */
    | { readonly kind: "status"; readonly status: StatusId }
    /** Facts that only some sports have: each value replaces the one before it, null clears it. */
    | { readonly kind: "facts"; readonly facts: Facts }
    /** The start moved. */
    | { readonly kind: "moved"; readonly startSeconds: number; readonly timeKnown: boolean }
    /** The provider announced the event again: other names, another round. Written by the ledger alone. */
    | { readonly kind: "scheduled"; readonly schedule: Schedule; readonly before: Schedule }
  );

/** Incidents that change the score or the row in the list. */
type ScoreIncident =
  /** One goal for `side`. The player of an own goal is of the other side. */
  | {
      readonly kind: "goal";
      readonly side: Side;
      readonly minute: string;
      readonly player?: Player;
      readonly assist?: Player;
      readonly how?: GoalKind;
      /** Absent for an own goal. */
      readonly shot?: Shot;
    }
  /** `second-yellow` is a player's second yellow card: the player is sent off. */
  | {
      readonly kind: "card";
      readonly side: Side;
      readonly colour: CardColour;
      readonly minute: string;
      readonly player?: Player;
      readonly reason?: string;
    }
  | { readonly kind: "added-time"; readonly minutes: number }
  | { readonly kind: "shoot-out"; readonly side: Side; readonly scored: boolean; readonly player?: Player }
  /** The whole result at once, from sources that know scores only. Replaces every earlier score. */
  | { readonly kind: "result"; readonly result: Result }
  /** Points, games or runs for the running part; they count in the score unless the sport counts parts (`part-won`). */
  | {
      readonly kind: "points";
      readonly side: Side;
      readonly value: number;
      readonly minute?: string;
      readonly player?: Player;
      readonly assist?: Player;
      /** `try`, `three-pointer`, `touchdown` …: a key of the sport's plays (`plays.ts`). */
      readonly how?: PlayName;
    }
  /** A set, leg, frame or map is decided: one more in the score of sports that count those. */
  | { readonly kind: "period-won"; readonly side: Side }
  /** A goal is under review: `running` until any other outcome. */
  | { readonly kind: "review"; readonly side: Side; readonly minute: string; readonly outcome: ReviewOutcome };

/** Incidents that a match page shows beyond the score. */
type DetailIncident =
  | {
      readonly kind: "substitution";
      readonly side: Side;
      readonly minute: string;
      readonly off: Player;
      readonly on: Player;
    }
  /** `shot` only where no play says how the kick was missed. */
  | {
      readonly kind: "missed-penalty";
      readonly side: Side;
      readonly minute: string;
      readonly player?: Player;
      readonly shot?: Shot;
    }
  /** A shot, a foul, an ace …: counted in the statistics and described in the commentary. */
  | {
      readonly kind: "play";
      readonly side: Side;
      readonly play: PlayName;
      readonly minute: string;
      readonly player?: Player;
      readonly isImportant?: true;
      readonly shot?: Shot;
    }
  /** The line-up of a side; it replaces the one announced before. */
  | { readonly kind: "line-up"; readonly side: Side; readonly lineUp: LineUp }
  /** Figures that a source counts itself; each replaces the one of the same part and type. */
  | { readonly kind: "statistics"; readonly period: number; readonly figures: readonly Figure[] }
  | { readonly kind: "player-statistics"; readonly side: Side; readonly rows: readonly PlayerFigures[] }
  /** Free text of a reporter; it does not repeat what the other incidents say. */
  | {
      readonly kind: "comment";
      readonly minute: string;
      readonly lang: string;
      readonly text: string;
      readonly isImportant?: true;
      /** The text names bookmakers and bets: it is sent only to places whose policy allows each of them. */
      readonly isBetting?: true;
    }
  | { readonly kind: "broadcast"; readonly channels: readonly Channel[] }
  | { readonly kind: "information"; readonly information: Information }
  /** A line of text at the row: "walkover", "match moved to another ground". Empty text takes it away. */
  | { readonly kind: "notice"; readonly text: string; readonly isBetting?: true };

/** Incidents that correct earlier ones. The earlier ones stay in the ledger; the fold omits them or uses the corrected values. */
type CorrectionIncident =
  /** The score was corrected without naming the wrong incident. */
  | { readonly kind: "correction"; readonly score: Pair; readonly periods: readonly Pair[] }
  /** An incident did not happen: a goal taken back. */
  | { readonly kind: "retracted"; readonly incidentId: string; readonly reason?: RetractionReason }
  /** An incident was reported wrongly: a goal given to another player. Only the named fields change. */
  | { readonly kind: "amended"; readonly incidentId: string; readonly changes: Amendment };

export type GoalKind = "open-play" | "header" | "penalty" | "free-kick" | "own-goal";
export type CardColour = "yellow" | "second-yellow" | "red";
export type ReviewOutcome = "running" | "stands" | "taken-back";
export type RetractionReason = "offside" | "foul" | "handball" | "video-review" | "coach-challenge" | "error";
export type Amendment = {
  readonly side?: Side;
  readonly minute?: string;
  readonly player?: Player;
  readonly assist?: Player;
  readonly how?: GoalKind;
};

/** `type` is an id of `shared/sports/statistic-types.ts`; values as printed ("85% (271/319)") or as numbers. */
export type Figure = { readonly type: number; readonly home: string; readonly away: string };
/** `values` by the column's code; `rating` is from 0 to 10. */
export type PlayerFigures = { readonly player: Player; readonly values: Readonly<Record<string, string>> };

/** Channel types: 1 TV, 2 bookmaker, 3 web (C3.09). */
export type Channel = {
  readonly type: 1 | 2 | 3;
  /** The channel's own id; for a bookmaker's stream that of the bookmaker. */
  readonly id: number;
  readonly name: string;
  readonly url?: string;
  /** Where it can be seen: keys of `shared/places/countries.ts`; everywhere when empty. */
  readonly countryKeys: readonly string[];
  /** The channel (always of type 3) shows highlights, from the match's start on, not the match itself. */
  readonly isHighlights?: true;
};

export type Information = {
  readonly venue?: string;
  readonly town?: string;
  readonly capacity?: number;
  readonly attendance?: number;
  readonly referees?: readonly {
    readonly id?: string;
    readonly name: string;
    readonly countryKey?: string;
    readonly role?: string;
  }[];
  /** Grass, clay, hard …; the length of a course, the weather: a line of text by its name. */
  readonly facts?: Readonly<Record<string, string>>;
};

export type Result = {
  readonly status: StatusId;
  readonly halfTime: Pair | null;
  readonly fullTime: Pair | null;
  readonly extraTime: Pair | null;
  readonly shootOut: Pair | null;
};
