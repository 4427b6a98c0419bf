import type { Language } from "../texts/languages.ts";
import { intlTag } from "../texts/intl-tag.ts";

/** The day on which a closed account is removed, as mails and windows write it. */
export const toLastDay = (lang: Language, untilSeconds: number): string =>
  new Intl.DateTimeFormat(intlTag(lang), { dateStyle: "long", timeZone: "UTC" }).format(untilSeconds * 1000);
