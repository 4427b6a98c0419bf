import type { Position } from "../standings/scorers.ts";
import type { SportName } from "../../../../shared/sports/sport-ids.ts";
import type { StatisticName } from "../../../../shared/sports/statistic-types.ts";
import type { ReviewOutcome, RetractionReason } from "../../../../shared/timeline/incident.ts";
import type { PlayName } from "../../../../shared/timeline/plays.ts";
import type { StatisticGroup } from "../feeds/match/statistics/statistic-groups.ts";

/** The label of a word that a provider sent; the word itself, where we have no label for it. */
export const labelOf = (labels: Readonly<Record<string, string>>, word: string): string =>
  (Object.hasOwn(labels, word) ? labels[word] : undefined) ?? word;

/** The labels of incidents in a match's summary. */
export type IncidentLabel =
  | "yellowCard"
  | "redCard"
  | "goal"
  | "ownGoal"
  | "penaltyAwarded"
  | "suspension"
  | "twoMinutePenalty"
  | "substitutionOff"
  | "substitutionOn"
  | "assistance"
  | "penaltyGoal"
  | "penaltyMissed"
  | "try"
  | "conversionGoal"
  | "penaltyKickGoal"
  | "points"
  | "serviceBreak";

/** The parts of games whose parts have no stage: frames, legs, maps, rounds. */
export type UnitName = "frame" | "leg" | "map" | "round" | "part";

/** The roles of players in a line-up; any other word is shown as the provider sent it. */
export type RoleName =
  | Position
  | "libero"
  | "pitcher"
  | "catcher"
  | "setter"
  | "guard"
  | "centre"
  | "coach"
  // Cricket.
  | "batting"
  | "keeper"
  | "all-rounder"
  | "bowling"
  // Rugby.
  | "prop"
  | "hooker"
  | "lock"
  | "flanker"
  | "number-8"
  | "scrum-half"
  | "fly-half"
  | "wing"
  | "full-back"
  | "stand-off"
  | "second-row"
  | "loose-forward"
  // Handball, kabaddi, esports.
  | "pivot"
  | "raider"
  | "corner"
  | "cover"
  | "player";

/** Columns of players' figures that are not statistics of a match, by their code; any other is shown unchanged. */
export type ColumnName =
  | "minutes"
  | "rating"
  | "points"
  | "plusMinus"
  | "fieldGoalAttempts"
  | "twoPointAttempts"
  | "threePointAttempts"
  | "freeThrowAttempts"
  | "offensiveRebounds"
  | "defensiveRebounds"
  | "blocksAgainst"
  | "technicalFouls"
  | "runs"
  | "runsBattedIn"
  | "balls"
  | "overs"
  | "maidens"
  | "economy"
  | "strikeRate"
  | "battingAverage"
  | "carries"
  | "metres";

/**
 * The words of a match's feeds in one language. Names come after a colon, so that no sentence has to agree with them.
 */
export type LabelTexts = {
  /** A round of golf that is neither over nor under par. */
  /** Before its number: the lap of a race. */
  readonly lap: string;
  readonly evenPar: string;
  /** A game that was postponed and has a new day. */
  readonly moved: (values: { readonly date: string }) => string;
  readonly incidents: Readonly<Record<IncidentLabel, string>>;
  readonly retractions: Readonly<Record<RetractionReason, string>>;
  readonly reviews: Readonly<Record<ReviewOutcome, string>>;
  readonly units: Readonly<Record<UnitName, string>>;
  /** Statuses as clients of the format know them, where a list has another label. */
  readonly statuses: Readonly<Record<"firstHalf" | "secondHalf" | "extraTime" | "penalties", string>>;
  readonly groups: Readonly<Record<StatisticGroup, string>>;
  /** The shares of points and games that a tennis player won. */
  readonly shares: Readonly<
    Record<"servicePoints" | "returnPoints" | "allPoints" | "serviceGames" | "returnGames" | "allGames", string>
  >;
  readonly titles: Readonly<
    Record<
      | "match"
      | "formation"
      | "startingLineUps"
      | "substitutes"
      | "coaches"
      | "overall"
      | "allSurfaces"
      | "home"
      | "away"
      | "lastMatches"
      | "headToHead"
      | "player"
      | "currentGame"
      | "pointByPoint"
      | "tieBreak"
      | "report"
      | "television"
      | "rating",
      string
    >
  >;
  /** Facts of a match or a course by the names that providers and the world give them. */
  readonly conditions: Readonly<Record<string, string>>;
  readonly surfaces: Readonly<Record<"clay" | "grass" | "hard" | "indoor", string>>;
  /** Why a player is absent. */
  readonly reasons: Readonly<Record<"injury" | "suspension" | "illness", string>>;
  readonly availability: Readonly<Record<"out" | "doubtful", string>>;
  readonly roles: Readonly<Record<RoleName, string>>;
  readonly columns: Readonly<Record<ColumnName, string>>;
  /** A number of minutes, abbreviated. */
  readonly minutes: (values: { readonly count: number }) => string;
  /** The labels of a starter's facts, by the fact's name. */
  readonly facts: Readonly<Record<StarterFact, string>>;
};

export type StarterFact =
  | "rank"
  | "status"
  | "points"
  | "raceTime"
  | "gap"
  | "laps"
  | "grid"
  | "pitStops"
  | "golfResult"
  | "golfParToday"
  | "golfHolesPlayed"
  | "jump1Metres"
  | "jump2Metres"
  | "startNumber"
  | "rider"
  | "trainer"
  | "team"
  | "bestLap"
  | "country"
  | "event";

/** The name of each play, at the beginning of a line. */
export type PlayTexts = Readonly<Record<PlayName, string>>;

export type StatisticTexts = {
  readonly all: Readonly<Record<StatisticName, string>>;
  /** The names of statistics for which a sport has its own word. */
  readonly bySport: Readonly<Partial<Record<SportName, Partial<Readonly<Record<StatisticName, string>>>>>>;
};
