import { spellPlainPage } from "../../shared/addresses/plain-pages.ts";
import { addressWords } from "../../shared/addresses/words.ts";
import { footerLinks } from "../../shared/betting/footer.ts";
import { geoFlags } from "../../shared/betting/geo-groups.ts";
import type { BettingPolicy } from "../../shared/betting/policy.ts";
import { isBesidePath } from "../features/beside/beside-path.ts";
import { popularPath } from "../features/search/popular-path.ts";
import { placeKeys } from "../../shared/geo/place-keys.ts";
import type { Visitor } from "../../shared/geo/visitor.ts";
import { zoneRules } from "../../shared/time/zone-offset.ts";
import type { VeilMode } from "../../shared/veil/veil-mode.ts";
import type { Variant } from "../../variants/variant.ts";
import type { StaticPage } from "./static-pages.ts";

/** What all pages of a deployment have in common. */
export type Site = {
  readonly variant: Variant;
  /** Of the build: pages name its scripts and sheets, which are gone when the next one is deployed, and a cache outlives both. */
  readonly version: string;
};

/** A match says who shows it, and who shows its highlights, in the visitor's country. */
const saysWhoShows = (lang: Variant["lang"], path: string): boolean => {
  const { rooms, match } = addressWords[lang];
  const [, room, , tab = ""] = (path.split("?")[0] ?? "").split("/");
  return room === rooms.match && (tab === match.summary || tab === match.highlights);
};

/** What channels name: a country, a French place overseas, a nation of the United Kingdom. Regions of others share a page. */
function channelPlaceOf(place: Visitor["place"]): string {
  const keys = placeKeys(place);
  return (place.country === "GB" ? keys[0] : keys.at(-1)) ?? "";
}

/** Pages that show what counts in a country alone: what its channels show, its competitions, and the rules of its visitors. */
const isOfCountry = (lang: Variant["lang"], path: string): boolean =>
  path.startsWith(`/${addressWords[lang].rooms.tv}/`) ||
  isBesidePath(path) ||
  path === popularPath ||
  path === `/${addressWords[lang].rooms.search}` ||
  path === spellPlainPage({ kind: "rules" }, lang);

/** When a page is asked for, and what of its results is hidden; null for nothing. */
type PageMoment = { readonly nowSeconds: number; readonly veil: VeilMode | null };

/**
 * Everything that a page's HTML depends on, and nothing else: what the visitor's place may see is part of it, so a
 * page for France never reaches Belgium (docs/adr/004). Zones whose clocks agree share a page.
 */
export function toPageKey(
  site: Site,
  visitor: Visitor,
  canonicalPath: string,
  { nowSeconds, veil }: PageMoment,
): string {
  const { variant } = site;
  const zone = zoneRules(visitor.place.timeZone ?? variant.timeZone, nowSeconds);
  const place = isOfCountry(variant.lang, canonicalPath)
    ? `|${placeKeys(visitor.place).join("+")}`
    : saysWhoShows(variant.lang, canonicalPath)
      ? `|${channelPlaceOf(visitor.place)}`
      : "";
  const footer = footerLinks(variant.footer, visitor).mobile ? "" : "|no mobile link";
  const hidden = veil === null ? "" : `|veil ${veil}`;
  return `${toSiteKey(site)}|${policyKeyOf(visitor.policy)}|${zone}|${canonicalPath}${place}${footer}${hidden}`;
}

/** Of policies that are in use: a place's are kept for a minute, and asked for with each page. */
const policyKeys = new WeakMap<BettingPolicy, string>();

function policyKeyOf(policy: BettingPolicy): string {
  const known = policyKeys.get(policy);
  if (known !== undefined) return known;
  const key = toPolicyKey(policy);
  policyKeys.set(policy, key);
  return key;
}

/**
 * All of a policy that a page can show. Of one place there are few: what its visitors have answered selects among them, and the
 * answers themselves are in no key.
 */
function toPolicyKey({
  group,
  market,
  age,
  oddsSwitch,
  links,
  logos,
  flags,
  bookmakerIds,
  notice,
}: BettingPolicy): string {
  const states = [group, market, age, oddsSwitch, notice?.lang, Number(links), Number(logos), bookmakerIds.join("+")];
  return `${states.join(" ")} ${geoFlags.map((flag) => Number(flags[flag])).join("")}`;
}

export const toStaticKey = (site: Site, page: StaticPage): string => `${toSiteKey(site)}|static|${page}`;

const toSiteKey = ({ version, variant }: Site): string =>
  `${version}|${variant.id}|${variant.lang}|${variant.clock} ${variant.dateOrder} ${variant.oddsFormat}`;
