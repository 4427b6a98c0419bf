import { hasRareGoals } from "../../../shared/sports/catalogue.ts";
import type { Highlight } from "../../live/highlight.ts";

/** The highlight that a row or a board shows: its kind, and the side that scored the goal (0 for none). */
export type ShownHighlight = { readonly kind: Highlight["kind"] | "score"; readonly goalOf: Highlight["side"] };

/** How a sport shows a change (C9.01). */
export function shownHighlight(highlight: Highlight | null, sportId: number): ShownHighlight | null {
  if (highlight === null) return null;
  const { kind, side } = highlight;
  if (kind !== "goal") return { kind, goalOf: 0 };
  return hasRareGoals(sportId) ? { kind, goalOf: side } : { kind: "score", goalOf: 0 };
}
