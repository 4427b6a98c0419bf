import { stageName, type StageId, type StageName } from "../../../shared/sports/stages.ts";
import { sportById } from "../../../shared/sports/catalogue.ts";
import type { SportName } from "../../../shared/sports/sport-ids.ts";

/** How a sport's clock counts down (A3.07). Lengths in minutes. */
export type ReversedClock = {
  readonly stages: readonly StageName[];
  readonly stageMinutes: number;
  readonly extraTimeStages: readonly StageName[];
  readonly extraTimeMinutes: number;
};

const quarters = ["quarter1", "quarter2", "quarter3", "quarter4"] as const;
const periods = ["period1", "period2", "period3"] as const;
const extraTimeStages = ["extraTime"] as const;

/** Sports whose own scoreboards count down. The reversed clock is off unless a variant turns it on (C4.31). */
const configurations: Readonly<Partial<Record<SportName, ReversedClock>>> = {
  basketball: { stages: quarters, stageMinutes: 10, extraTimeStages, extraTimeMinutes: 5 },
  hockey: { stages: periods, stageMinutes: 20, extraTimeStages, extraTimeMinutes: 5 },
  "american-football": { stages: quarters, stageMinutes: 15, extraTimeStages, extraTimeMinutes: 10 },
  "water-polo": { stages: quarters, stageMinutes: 8, extraTimeStages, extraTimeMinutes: 3 },
  futsal: { stages: ["firstHalf", "secondHalf"], stageMinutes: 20, extraTimeStages, extraTimeMinutes: 5 },
  "beach-soccer": { stages: periods, stageMinutes: 12, extraTimeStages, extraTimeMinutes: 3 },
};

export function reversedClockOf(sportId: number): ReversedClock | null {
  const sport = sportById(sportId);
  return sport === null ? null : (configurations[sport.name] ?? null);
}

/** Lengths that an event's data names for itself: "12:5" is stage and extra time. Null for any other text. */
export function parseStageTimes(text: string): Pick<ReversedClock, "stageMinutes" | "extraTimeMinutes"> | null {
  const match = /^(\d{1,3}):(\d{1,3})$/.exec(text);
  return match === null ? null : { stageMinutes: Number(match[1]), extraTimeMinutes: Number(match[2]) };
}

/**
 * Whole minutes left of a stage `minute` minutes old: what remains less the running minute, never below 0 (C4.31). Null
 * in a stage that does not count down.
 */
export function minutesLeft(clock: ReversedClock, stage: StageId, minute: number): number | null {
  const name = stageName(stage);
  if (name === null) return null;
  const length = stageLength(clock, name);
  if (length === null) return null;
  return Math.max(0, length - minute - 1);
}

function stageLength(clock: ReversedClock, name: StageName): number | null {
  if (clock.stages.includes(name)) return clock.stageMinutes;
  return clock.extraTimeStages.includes(name) ? clock.extraTimeMinutes : null;
}
