import { defineParts } from "../../rendering/late-parts.ts";

/** The words for how bouts and games of cricket end: loaded by lists of them. */
export const outcomeParts = defineParts(".bouts, .overs", () => import("./outcome-words.ts"));
