import type { PlayName } from "../../../../shared/timeline/plays.ts";

/**
 * Sentences with the same meaning: the event decides which one comes first, and each further line of the kind uses the
 * next.
 */
export type Variants = readonly [string, ...string[]];

/** The sentences about goals and points: first how the goal was scored, then its effect on the score. */
type GoalKey =
  | "goal"
  | "goalByTeam"
  | "header"
  | "penaltyGoal"
  | "freeKickGoal"
  | "ownGoal"
  | "assist"
  | "opens"
  | "levels"
  | "leads"
  | "extends"
  | "reduces"
  | "points"
  | "pointsByPlayer"
  | "goalOfMany"
  | "run"
  | "runs";

type StatusKey =
  | "kickOff"
  | "periodStarts"
  | "halfTime"
  | "periodEnds"
  | "inningsEnds"
  | "extraTime"
  | "penalties"
  | "finishedWon"
  | "finishedDrawn"
  | "finishedByMethod"
  | "postponed"
  | "cancelled"
  | "interrupted"
  | "retired"
  | "raceStarts"
  | "raceEnds";

type OtherKey =
  | "yellow"
  | "yellowByTeam"
  | "secondYellow"
  | "red"
  | "redByTeam"
  | "missedPenalty"
  | "missedPenaltyByTeam"
  | "substitution"
  | "addedTime"
  | "kickScored"
  | "kickMissed"
  | "takenBack"
  | "reviewRunning"
  | "reviewStands"
  | "reviewTakenBack"
  | "play"
  | "playByTeam"
  | "gameHeld"
  | "gameBroken"
  | "periodWon"
  | "periodScore"
  | "wicket"
  | "four"
  | "six"
  | "round"
  | "rankUp"
  | "rankDown"
  | "firstRank"
  | "stopped"
  | "finishTime"
  | "holes";

export type CommentaryKey = GoalKey | StatusKey | OtherKey;

/**
 * Sentences in one language; words in braces are filled in. `{team}` is the side that the sentence is about, `{other}`
 * the other one, `{score}` both names around the score. No sentence makes a word agree with a name.
 */
export type CommentaryTexts = Readonly<Record<CommentaryKey, Variants>> & {
  /** Plays that have sentences of their own; `play` and `playByTeam` are for all others. */
  readonly plays: Readonly<Partial<Record<PlayName, Variants>>>;
};

type ReportKey =
  | "wonHeadline"
  | "closeHeadline"
  | "clearHeadline"
  | "drawnHeadline"
  | "raceHeadline"
  | "raceWonHeadline"
  | "won"
  | "close"
  | "clear"
  | "drawn"
  | "byMethod"
  | "race"
  | "place"
  | "halfTime"
  | "parts"
  | "scorers"
  | "noGoals"
  | "shootOut"
  | "afterExtraTime"
  | "cards"
  | "sentOff"
  | "crowd"
  | "venue";

/** The sentences of a match's report, in one language. Words in braces are filled in; no word agrees with a name. */
export type ReportTexts = Readonly<Record<ReportKey, Variants>> & {
  /** In place of those of the same names where a country's side plays: verbs and articles would depend on it. The names stand alone. */
  readonly ofCountries: Readonly<
    Record<
      | "wonHeadline"
      | "closeHeadline"
      | "clearHeadline"
      | "drawnHeadline"
      | "won"
      | "close"
      | "clear"
      | "drawn"
      | "scorers",
      Variants
    >
  >;
};
