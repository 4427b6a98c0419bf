import { createCache } from "../../../shared/caching/cache.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import { intlTag } from "../../../shared/texts/intl-tag.ts";

/**
 * What a zone's time is called in a language ("heure d’Europe centrale"); null where that is unknown. A page brings its own, because a
 * browser's first question to `Intl` takes it 20 ms, a phone four times that.
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
