import { spellPlainPage } from "../../../shared/addresses/plain-pages.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import { calendarEnding } from "./calendar-path.ts";

/** The calendar of a visitor's own list is beside the page of what they follow; its query names the list. */
export const ownCalendarPath = (lang: Language): string => `${spellPlainPage({ kind: "mine" }, lang)}${calendarEnding}`;
