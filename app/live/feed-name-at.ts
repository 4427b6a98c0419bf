import { formatFollowedName, parseFollowedName } from "./followed-names.ts";
import { dayNumber } from "../../shared/basics/day.ts";

/**
 * The name under which a list's day is found now. Names count days from today: of a page that stays open past
 * midnight, the same name would bring the next day's list.
 */
export function feedNameAt(loadedName: string, loadedSeconds: number, nowSeconds: number): string {
  const name = parseFollowedName(loadedName);
  if (name?.kind !== "day" && name?.kind !== "odds-day") return loadedName;
  const daysPassed = dayNumber(nowSeconds, name.tzHour) - dayNumber(loadedSeconds, name.tzHour);
  return daysPassed === 0 ? loadedName : formatFollowedName({ ...name, day: name.day - daysPassed });
}
