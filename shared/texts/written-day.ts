import type { Language } from "./languages.ts";
import { intlTag } from "./intl-tag.ts";

/** "24 novembre 2026": a day as mails, windows of accounts and postponed games write it. */
export const toWrittenDay = (lang: Language, atSeconds: number, timeZone = "UTC"): string =>
  new Intl.DateTimeFormat(intlTag(lang), { dateStyle: "long", timeZone }).format(atSeconds * 1000);
