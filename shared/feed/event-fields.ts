import { int, text, type Fields } from "./field.ts";

/** Cells of an event row (`AA`), in wire order: the event, the home block, the away block, the rest. */
export const eventFields = {
  id: text("AA"),
  startSeconds: int("AD"),
  /** End, or the estimated start; equal to the start where nothing better is known. */
  endSeconds: int("ADE"),
  stageType: int("AB"),
  stageTypeShown: int("CR"),
  stage: int("AC"),
  homeNameShown: text("CX"),
  stageStartSeconds: int("AO"),
  /** `y` only while live. */
  live: text("AI"),
  /** Minute of the period for sources that count themselves; -1 when not running, empty while a clock runs. */
  minute: int("BX"),
  /** Announced added time, as printed ("+4"). */
  addedTime: text("WL"),
  /** Real seconds to clock seconds, absent for 1; a replay at 60 counts a minute each second. Our own key. */
  clockRate: int("TRR"),
  /** 0 when only the day is known. Our own key. */
  timeKnown: int("TTK"),
  homeCode: text("WM"),
  homeParticipantId: text("PX"),
  homeName: text("AE"),
  homeFullName: text("FH"),
  homeSlug: text("WU"),
  homeScore: int("AG"),
  homeFullTime: int("AT"),
  homePart1: int("BA"),
  homePart2: int("BC"),
  homePart3: int("BE"),
  homeRedCards: int("AJ"),
  homeShootOut: int("RPA"),
  awayCode: text("WN"),
  awayParticipantId: text("PY"),
  awayName: text("AF"),
  awayFullName: text("FK"),
  awaySlug: text("WV"),
  awayScore: int("AH"),
  awayFullTime: int("AU"),
  awayPart1: int("BB"),
  awayPart2: int("BD"),
  awayPart3: int("BF"),
  awayRedCards: int("AK"),
  awayShootOut: int("RPB"),
  /** Winner including extra time: 0 draw, 1 home, 2 away. */
  winner: int("AS"),
  winnerFullTime: int("AZ"),
  notice: text("AM"),
  round: text("ER"),
} as const;

export type EventFields = Fields<typeof eventFields>;
