import { createCache } from "../../../shared/basics/cache.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import { intlTag } from "../../../shared/texts/intl-tag.ts";

/**
 * The name of a zone's time in a language ("heure d’Europe centrale"); null if it is unknown. The server sends it with the page,
 * because a browser's first use of `Intl` takes 20 ms, four times that on a phone.
 */
export const zoneName = (timeZone: string, lang: Language): string | null =>
  names.remember(`${lang} ${timeZone}`, () => readName(timeZone, lang));

const names = createCache<string | null>(1_000);

function readName(timeZone: string, lang: Language): string | null {
  try {
    const parts = new Intl.DateTimeFormat(intlTag(lang), { timeZone, timeZoneName: "longGeneric" }).formatToParts();
    return parts.find(({ type }) => type === "timeZoneName")?.value ?? null;
  } catch {
    return null;
  }
}
