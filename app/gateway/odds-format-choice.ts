import { oddsFormats, type OddsFormat } from "../../shared/betting/odds-formats.ts";
import type { Variant } from "../../variants/variant.ts";
import { cookieLifetimesSeconds, oddsFormatCookie } from "../storage/choice-cookies.ts";
import { cookiesOf, toCookie } from "./cookies.ts";

/** The format that a text names, by key or id; null for anything unknown or not offered. */
const toFormat = (text: string | null | undefined, { oddsFormats: offered }: Variant): OddsFormat | null =>
  offered.find((format) => format === text || `${oddsFormats[format].id}` === text) ?? null;

/**
 * The variant with the odds format that a visitor chose; anything unknown is the variant's own (C3.13, C5.06). Where no odds are shown, the
 * choice makes no page of its own.
 */
export function withOddsFormat(variant: Variant, header: string | null, isShown: boolean): Variant {
  if (header === null || !isShown || variant.oddsFormats.length < 2) return variant;
  const oddsFormat = toFormat(cookiesOf(header).get(oddsFormatCookie(variant.lang)), variant) ?? variant.oddsFormat;
  return oddsFormat === variant.oddsFormat ? variant : { ...variant, oddsFormat };
}

/** The cookie of a form's choice: `format` is one that the variant offers; none for anything else. */
export function toOddsFormatCookies(form: URLSearchParams, variant: Variant): readonly string[] {
  const format = toFormat(form.get("format"), variant);
  return format === null ? [] : [toCookie(oddsFormatCookie(variant.lang), format, cookieLifetimesSeconds.any)];
}
