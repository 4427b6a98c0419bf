import { sportById } from "../../../shared/sports/catalogue.ts";
import { isPlaying } from "../../../shared/sports/status-types.ts";
import { statusName } from "../../../shared/sports/statuses.ts";
import { clockPeriods } from "./clock-periods.ts";
import { longestAddedMinutes, type ClockInput } from "./display-clock.ts";

type SecondClockInput = Pick<
  ClockInput,
  "sportId" | "status" | "statusStartSeconds" | "clockRate" | "minute" | "nowSeconds" | "sevens"
>;

/**
 * Returns the clock to the second, "67:23" or past the cap "90+3:12", for a game whose source says when the period began. Returns null for
 * any other game, whose clock is known to the minute or not at all, and for a period that has lasted longer than play can.
 */
export function clockToTheSecond(input: SecondClockInput): string | null {
  const { sportId, status, statusStartSeconds, nowSeconds, minute } = input;
  const family = sportById(sportId)?.clock ?? "none";
  if (family === "none" || family === "source" || !isPlaying(status) || !statusStartSeconds) return null;
  // A negative minute is a clock that stands.
  if (typeof minute === "number" && minute < 0) return null;
  const name = statusName(status);
  const periods = clockPeriods[family === "rugby" && input.sevens === true ? "sevens" : family];
  const period = name === null ? undefined : periods[name];
  if (period === undefined) return null;
  const rate = input.clockRate && input.clockRate > 0 ? input.clockRate : 1;
  const elapsed = Math.max(0, Math.floor((nowSeconds - statusStartSeconds) * rate));
  const seconds = period.fromMinute * 60 + elapsed;
  const over = seconds - period.capMinute * 60;
  if (over >= longestAddedMinutes * 60) return null;
  return over < 0 ? toClock(seconds) : `${period.capMinute}+${toClock(over)}`;
}

const toClock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
