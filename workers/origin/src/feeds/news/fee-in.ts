import { intlTag } from "../../../../../shared/texts/intl-tag.ts";
import type { Language } from "../../../../../shared/texts/languages.ts";

const million = 1_000_000;
const formats = new Map<Language, Intl.NumberFormat>();

/** "12,5 M€" as a language writes it: "€12.5M", "12,5 Mio. €". A fee printed in another form stays unchanged. */
export function feeIn(printed: string, lang: Language): string {
  const [, millions] = /^(\d+(?:[.,]\d+)?)\sM€$/.exec(printed) ?? [];
  // The fee is already printed in French.
  if (millions === undefined || lang === "fr") return printed;
  let format = formats.get(lang);
  if (format === undefined) {
    const style = { style: "currency", currency: "EUR", notation: "compact", maximumFractionDigits: 1 } as const;
    format = new Intl.NumberFormat(intlTag(lang), style);
    formats.set(lang, format);
  }
  return format.format(Number(millions.replace(",", ".")) * million);
}
