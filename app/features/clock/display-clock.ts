import { sportById } from "../../../shared/sports/catalogue.ts";
import { clockPeriods, type ClockPeriod } from "./clock-periods.ts";
import { minutesLeft, type ReversedClock } from "./reversed-clock.ts";
import { isPlaying } from "../../../shared/sports/status-types.ts";
import { statusName, type StatusId } from "../../../shared/sports/statuses.ts";

export type ClockInput = {
  readonly sportId: number;
  readonly status: StatusId;
  /** When the status began; null or 0 when the source does not say. */
  readonly statusStartSeconds: number | null | undefined;
  readonly nowSeconds: number;
  /** Kick-off, from which the status's start is calculated when it is unknown. */
  readonly startSeconds?: number | null | undefined;
  /** Clock seconds per real second, 1 unless a replay runs faster. */
  readonly clockRate?: number | null | undefined;
  /** Minute that the source counts itself; negative while its clock is stopped. */
  readonly minute?: number | null | undefined;
  /** Announced added time as the feed prints it ("+4"). */
  readonly addedTime?: string | null | undefined;
  /** The league plays 7s rugby. */
  readonly sevens?: boolean | undefined;
  /** If set, the clock counts down (C4.31). */
  readonly reversed?: ReversedClock | undefined;
};

/**
 * `text` is what a row shows ("67′", "45+2′", "90+"), empty where no clock is shown; `running`: it changes without an
 * update.
 */
export type ClockDisplay = { readonly text: string; readonly running: boolean };

const noClock: ClockDisplay = { text: "", running: false };

/** The clock of an event at an instant (C4.29, C4.30). It is empty outside play, where the status's label is enough. */
export function displayClock(input: ClockInput): ClockDisplay {
  const family = sportById(input.sportId)?.clock ?? "none";
  if (family === "none" || !isPlaying(input.status) || (input.minute ?? 0) < 0) return noClock;
  if (family === "source") return sourceClock(reversedMinute(input));
  const name = statusName(input.status);
  const periods = clockPeriods[family === "rugby" && input.sevens === true ? "sevens" : family];
  const period = name === null ? undefined : periods[name];
  if (period === undefined) return noClock;
  const elapsed = elapsedMinutes(input, period);
  if (elapsed === null) return sourceClock(input.minute);
  return { text: minuteText(period, elapsed, input.addedTime), running: true };
}

/** The source's minute on a clock that counts down, in the statuses in which it does. */
function reversedMinute({ minute, reversed, status }: ClockInput): ClockInput["minute"] {
  if (reversed === undefined || typeof minute !== "number") return minute;
  return minutesLeft(reversed, status, minute) ?? minute;
}

const sourceClock = (minute: number | null | undefined): ClockDisplay =>
  typeof minute === "number" ? { text: `${minute}′`, running: false } : noClock;

/** Whole minutes of the period gone by, at least 0: a visitor's clock may be behind. Null when no start is known. */
function elapsedMinutes(input: ClockInput, period: ClockPeriod): number | null {
  const rate = input.clockRate && input.clockRate > 0 ? input.clockRate : 1;
  const since = (startSeconds: number): number => ((input.nowSeconds - startSeconds) * rate) / 60;
  if (input.statusStartSeconds) return Math.max(0, Math.floor(since(input.statusStartSeconds)));
  if (!input.startSeconds) return null;
  return Math.max(0, Math.floor(since(input.startSeconds) - period.startsAfterMinutes));
}

/** A clock beyond this has run on after its source fell silent. */
export const longestAddedMinutes = 30;

/** The first minute of a period is 1. After the cap, added minutes show only if they were announced, and no longer than play can last. */
function minuteText(period: ClockPeriod, elapsed: number, addedTime: string | null | undefined): string {
  const minute = period.fromMinute + elapsed + 1;
  if (minute <= period.capMinute) return `${minute}′`;
  const added = minute - period.capMinute;
  const isCounted = /^\+?[1-9]/.test(addedTime ?? "") && added <= longestAddedMinutes;
  return `${period.capMinute}+${isCounted ? `${added}′` : ""}`;
}
