import { sportIds } from "../../../shared/sports/sport-ids.ts";
import type { Highlight } from "../../live/highlight.ts";

/** Sports in which a score is rare enough to be highlighted; a basket every half minute is not. */
const goalSports: ReadonlySet<number> = new Set([
  sportIds.soccer,
  sportIds.hockey,
  sportIds.floorball,
  sportIds.bandy,
  sportIds.futsal,
  sportIds["field-hockey"],
  sportIds["beach-soccer"],
]);

/** The part of a change that a row of a sport highlights. */
export const shownHighlight = (highlight: Highlight | null, sportId: number): Highlight | null =>
  highlight?.kind === "goal" && !goalSports.has(sportId) ? null : highlight;
