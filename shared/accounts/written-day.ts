import type { Language } from "../texts/languages.ts";
import { intlTag } from "../texts/intl-tag.ts";

/** "24 novembre 2026": a day as mails and windows of accounts write it. */
export const toWrittenDay = (lang: Language, atSeconds: number): string =>
  new Intl.DateTimeFormat(intlTag(lang), { dateStyle: "long", timeZone: "UTC" }).format(atSeconds * 1000);
