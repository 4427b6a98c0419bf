import { spellPlainPage } from "../../../shared/addresses/plain-pages.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import { calendarEnding } from "./calendar-path.ts";

/** The path of a visitor's own calendar: that of the favourites page with another ending. Its query names the list. */
export const ownCalendarPath = (lang: Language): string => `${spellPlainPage({ kind: "mine" }, lang)}${calendarEnding}`;
