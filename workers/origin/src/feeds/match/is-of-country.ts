import type { Language } from "../../../../../shared/texts/languages.ts";
import type { Schedule } from "../../../../../shared/timeline/schedule.ts";
import { isNational } from "../../ledger/event-row/side-nations.ts";

/** Whether a country's own side plays, as the feeds of a language tell. */
export const isOfCountry = ({ home, away }: Schedule, lang: Language): boolean =>
  [home, away].some((side) => side !== null && isNational(side, lang));
