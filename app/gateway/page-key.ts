import { addressWords } from "../../shared/addresses/words.ts";
import { footerLinks } from "../../shared/betting/footer.ts";
import { placeKeys } from "../../shared/geo/place-keys.ts";
import type { Visitor } from "../../shared/geo/visitor.ts";
import type { Variant } from "../../variants/variant.ts";
import type { StaticPage } from "./static-pages.ts";

/** What all pages of a deployment have in common. */
export type Site = {
  readonly variant: Variant;
  /** Of the build: pages name its scripts and sheets, which are gone when the next one is deployed, and a cache outlives both. */
  readonly version: string;
};

/** Pages that show what can be seen in a country alone: the programme of its channels. */
const isOfCountry = (lang: Variant["lang"], path: string): boolean =>
  path.startsWith(`/${addressWords[lang].rooms.tv}/`);

/**
 * Everything that a page's HTML depends on, and nothing else: what the visitor's place may see is part of it, so a
 * page for France never reaches Belgium.
 */
export function toPageKey(site: Site, visitor: Visitor, canonicalPath: string): string {
  const { variant } = site;
  const timeZone = visitor.place.timeZone ?? variant.timeZone;
  const place = isOfCountry(variant.lang, canonicalPath) ? `|${placeKeys(visitor.place).join("+")}` : "";
  const { mobile, gambleResponsibly } = footerLinks(variant.footer, visitor.place, null);
  const footer = (mobile ? "" : "|no mobile link") + (gambleResponsibly ? "" : "|no gamble-responsibly link");
  return `${toSiteKey(site)}|${visitor.policy.group}|${timeZone}|${canonicalPath}${place}${footer}`;
}

export const toStaticKey = (site: Site, page: StaticPage): string => `${toSiteKey(site)}|static|${page}`;

const toSiteKey = ({ version, variant }: Site): string => `${version}|${variant.id}|${variant.lang}`;
