import type { Variants } from "../commentary/commentary-text.ts";

/** What a match's report is made of, in one language. Words in braces are filled in; no word agrees with a name. */
export type ReportTexts = Readonly<
  Record<
    | "wonHeadline"
    | "closeHeadline"
    | "clearHeadline"
    | "drawnHeadline"
    | "raceHeadline"
    | "won"
    | "close"
    | "clear"
    | "drawn"
    | "byMethod"
    | "race"
    | "place"
    | "halfTime"
    | "parts"
    | "scorers"
    | "noGoals"
    | "shootOut"
    | "afterExtraTime"
    | "cards"
    | "sentOff"
    | "crowd"
    | "venue",
    Variants
  >
>;
