import type { ReviewOutcome, RetractionReason } from "../../../../../../shared/timeline/incident.ts";
import type { StatisticGroup } from "../statistics/statistic-groups.ts";

/** What an incident of a match's summary is called. */
export type IncidentLabel =
  | "yellowCard"
  | "redCard"
  | "goal"
  | "ownGoal"
  | "penaltyAwarded"
  | "substitutionOff"
  | "substitutionOn"
  | "assistance"
  | "penaltyGoal"
  | "penaltyMissed"
  | "points"
  | "serviceBreak";

/** The parts of games whose parts have no stage: frames, legs, maps, rounds. */
export type UnitName = "frame" | "leg" | "map" | "round" | "part";

/** The words of a match's feeds in one language. Names stand behind a colon, so that no sentence has to agree with them. */
export type LabelTexts = {
  readonly incidents: Readonly<Record<IncidentLabel, string>>;
  readonly retractions: Readonly<Record<RetractionReason, string>>;
  readonly reviews: Readonly<Record<ReviewOutcome, string>>;
  readonly units: Readonly<Record<UnitName, string>>;
  /** Stages as readers of the format know them, where a list calls them otherwise. */
  readonly stages: Readonly<Record<"firstHalf" | "secondHalf" | "extraTime" | "penalties", string>>;
  readonly groups: Readonly<Record<StatisticGroup, string>>;
  readonly titles: Readonly<
    Record<
      | "match"
      | "formation"
      | "startingLineUps"
      | "substitutes"
      | "coaches"
      | "overall"
      | "home"
      | "away"
      | "lastMatches"
      | "headToHead"
      | "playerStatistics"
      | "players"
      | "currentGame"
      | "report"
      | "television"
      | "rating",
      string
    >
  >;
  readonly availability: Readonly<Record<"out" | "doubtful", string>>;
  /** By the key of a line-up's `role`; any other word is shown as it came. */
  readonly roles: Readonly<Record<string, string>>;
  /** Columns of players' figures that are no statistic of a match, by their code; any other is shown as it came. */
  readonly columns: Readonly<Record<string, string>>;
  /** What is told of a starter, by the fact's name. */
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
  | "country"
  | "event";
