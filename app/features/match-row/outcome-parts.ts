import { defineParts } from "../../rendering/late-parts.ts";

/** The words for how bouts and games of cricket end: loaded by lists of them, and by a board of cricket. */
export const outcomeParts = defineParts(".bouts,.words", () => import("./outcome-words.ts"));
