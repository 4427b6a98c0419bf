import { sportIds, type SportName } from "../../../shared/sports/sport-ids.ts";
import type { Variant } from "../../../variants/variant.ts";
import type { ReversedClock } from "./reversed-clock.ts";

const quarters = ["quarter1", "quarter2", "quarter3", "quarter4"] as const;
const periods = ["period1", "period2", "period3"] as const;
const halves = ["firstHalf", "secondHalf"] as const;

/** The periods of the sports whose own scoreboards count down. */
const periodsOf: Readonly<Partial<Record<SportName, ReversedClock["statuses"]>>> = {
  basketball: quarters,
  hockey: periods,
  "american-football": quarters,
  "water-polo": quarters,
  futsal: halves,
  "beach-soccer": periods,
};

/** The clocks that a variant lets count down, by the sport's id (A3.07); a sport without such periods counts up. */
export const reversedClocksOf = (lengths: Variant["reversedClocks"]): Readonly<Record<number, ReversedClock>> =>
  Object.fromEntries(
    (Object.keys(periodsOf) as SportName[]).flatMap((name) => {
      const [statuses, times] = [periodsOf[name], parseLengths(lengths[name] ?? "")];
      return statuses === undefined || times === null
        ? []
        : [[sportIds[name], { statuses, extraTimeStatuses: ["extraTime"], ...times }] as const];
    }),
  );

/** "12:5" is a period's minutes and extra time's. Null for any other text. */
function parseLengths(text: string): Pick<ReversedClock, "statusMinutes" | "extraTimeMinutes"> | null {
  const match = /^(\d{1,3}):(\d{1,3})$/.exec(text);
  return match === null ? null : { statusMinutes: Number(match[1]), extraTimeMinutes: Number(match[2]) };
}
