import { defineParts } from "../../rendering/late-parts.ts";

/** The words for how bouts end: loaded by lists of bouts. */
export const boutParts = defineParts(".bouts", () => import("./bout-words.ts"));
