import { all as texts } from "#texts/domain/demonstration.all.js";
import { spellPlainPage } from "../../shared/addresses/plain-pages.ts";
import { markets, quotingInvented } from "../../shared/betting/bookmakers.ts";
import { statsPath } from "../../shared/operations/page-view.ts";
import { bannerPlaces } from "../../variants/banners.ts";
import type { Variant, VariantChanges } from "../../variants/variant.ts";

const until = "2099-12-31";

/**
 * The settings that an operator would make, for every variant of a demonstration: house banners in all zones, offers and links of invented
 * bookmakers, counted views; and the clock of American basketball. Everything that a visitor reads says that it is a demonstration.
 * @param bookmakers where the pages of the bookmakers are
 * @param pictures where the crests and portraits are
 */
export function toDemonstrationChanges(
  variants: readonly Variant[],
  bookmakers: string,
  pictures: string,
  nowSeconds: number,
): VariantChanges {
  const quoting = markets.flatMap((market) => quotingInvented(market, nowSeconds));
  const toChanges = ({ id, lang }: Variant): Partial<Variant> => {
    const { banner, offer: title, terms } = texts[lang];
    const target = { href: spellPlainPage({ kind: "languages" }, lang) };
    return {
      bookmakerLinkBase: `${bookmakers}/${lang}`,
      pictures: `${pictures}/`,
      banners: bannerPlaces.map((place) => ({ place, id: `house-${place}`, text: banner, image: null, target })),
      offers: quoting.map((bookmaker) => ({ bookmakerId: bookmaker.id, title, terms, until })),
      statistics: { isEnabled: true, url: statsPath },
      ...(id === "us" ? { reversedClocks: { basketball: "12:5" } } : {}),
    };
  };
  return { of: Object.fromEntries(variants.map((variant) => [variant.id, toChanges(variant)])) };
}

/** The host of a variant on this machine. Chromium and Firefox resolve every name below localhost to it. */
const hostOf = ({ id }: Variant, index: number): string => (index === 0 ? "localhost" : `${id}.localhost`);

/** Where each variant is, as `SITE_ORIGIN` has it. */
export const toSiteOrigins = (variants: readonly Variant[], port: number): string =>
  variants.map((variant, index) => `${variant.id}=http://${hostOf(variant, index)}:${port}`).join(" ");

/** The place of the visitors of each variant that name none: its country. */
export const toPlaces = (variants: readonly Variant[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    variants.map((variant, index) => [index === 0 ? "other" : hostOf(variant, index), variant.country ?? "unknown"]),
  );
