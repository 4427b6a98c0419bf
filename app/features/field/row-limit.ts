import type { Sport } from "../../../shared/sports/catalogue.ts";
import { sportIds, type SportName } from "../../../shared/sports/sport-ids.ts";

/** Lists that limit the rows of one no-duel event or block (C9.05). */
export type LimitedList = "main" | "tournament-page" | "my-games";

const mainDefault = 40;
const mainOf: Readonly<Partial<Record<SportName, number>>> = { golf: 30, cycling: 10, "winter-sports": 10 };

const isWinter = (sport: Sport): boolean => sport.id === sportIds["winter-sports"] || sport.parent === "winter-sports";

/** The most rows that a list shows of an event of a no-duel sport; null where nothing is cut. */
export function rowLimit(sport: Sport, list: LimitedList): number | null {
  if (sport.duel) return null;
  if (list === "my-games") return 10;
  if (list === "tournament-page") return isWinter(sport) ? 1000 : null;
  return mainOf[isWinter(sport) ? "winter-sports" : sport.name] ?? mainDefault;
}
