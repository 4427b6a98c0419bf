import { stageName, stageType, type StageId, type StageName, type StageType } from "./stages.ts";

/** Stages before play. A game to finish waits for another day; what was played of it stays visible (C4.34). */
const scheduled: ReadonlySet<StageName> = new Set(["scheduled", "delayed", "toFinish"]);

/** Stages after which nothing more is played. */
const finished: ReadonlySet<StageName> = new Set([
  "finished",
  "postponed",
  "cancelled",
  "retired",
  "walkover",
  "afterExtraTime",
  "afterPenalties",
  "abandoned",
  "awarded",
  "afterExtraInnings",
]);

/** Stages of a live event in which play rests. */
const resting: ReadonlySet<StageName> = new Set([
  "interrupted",
  "halfTime",
  "pending",
  "break",
  "afterDay1",
  "afterDay2",
  "afterDay3",
  "afterDay4",
  "afterDay5",
  "afterRound1",
  "afterRound2",
  "afterRound3",
  "lunch",
  "tea",
  "medical",
]);

/** The stage type that a stage belongs to (C3.04); null for an id outside the enumeration. */
export function stageTypeOf(id: StageId): StageType | null {
  const name = stageName(id);
  if (name === null) return null;
  if (scheduled.has(name)) return stageType.scheduled;
  return finished.has(name) ? stageType.finished : stageType.live;
}

/** The stage type (AB) that a row shows; a stage that we do not know counts as finished, so that it never looks live. */
export const shownStageType = (id: StageId): StageType => stageTypeOf(id) ?? stageType.finished;

export const isLive = (id: StageId): boolean => stageTypeOf(id) === stageType.live;

/** True while play itself goes on: live, and neither a break nor an interruption. */
export function isPlaying(id: StageId): boolean {
  const name = stageName(id);
  return name !== null && isLive(id) && !resting.has(name);
}
