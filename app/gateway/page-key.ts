import { spellPlainPage } from "../../shared/addresses/plain-pages.ts";
import { addressWords } from "../../shared/addresses/words.ts";
import { footerLinks } from "../../shared/betting/footer.ts";
import { geoFlags } from "../../shared/betting/geo-groups.ts";
import type { BettingPolicy } from "../../shared/betting/policy.ts";
import { isBesidePath } from "../features/beside/beside-path.ts";
import { popularPath } from "../features/search/popular-path.ts";
import { placeKeys } from "../../shared/places/place-keys.ts";
import type { Visitor } from "../../shared/places/visitor.ts";
import { zoneRules } from "../../shared/basics/zone-offset.ts";
import type { VeilRequest } from "../features/veil/veil-cookie.ts";
import type { Variant } from "../../variants/variant.ts";
import type { StaticPage } from "./static-pages.ts";

/** What all pages of a deployment have in common. */
export type Site = {
  readonly variant: Variant;
  /** The build's version. Pages name its scripts and styles, which the next deployment removes, and a cache outlives a deployment. */
  readonly version: string;
};

/** Whether the page names channels: a match's summary and highlights list those of the visitor's country. */
const saysWhoShows = (lang: Variant["lang"], path: string): boolean => {
  const { rooms, match } = addressWords[lang];
  const [, room, , tab = ""] = (path.split("?")[0] ?? "").split("/");
  return room === rooms.match && (tab === match.summary || tab === match.highlights);
};

/** The place that channels differ by: a country, a French overseas territory or a UK nation. Other countries' regions share a page. */
function channelPlaceOf(place: Visitor["place"]): string {
  const keys = placeKeys(place);
  return (place.country === "GB" ? keys[0] : keys.at(-1)) ?? "";
}

/** Whether the page differs by country: its TV programme, its competitions, or the rules for its visitors. */
const isOfCountry = (lang: Variant["lang"], path: string): boolean =>
  path.startsWith(`/${addressWords[lang].rooms.tv}/`) ||
  isBesidePath(path) ||
  path === popularPath ||
  path === `/${addressWords[lang].rooms.search}` ||
  path === spellPlainPage({ kind: "rules" }, lang);

/** The time of the request, and which results the page hides or how late it is; a null `veil` hides none. */
type PageMoment = { readonly nowSeconds: number; readonly veil: Pick<VeilRequest, "mode" | "delaySeconds"> | null };

/**
 * Contains everything that a page's HTML depends on, and nothing else. The betting policy of the visitor's place is part of it, so a
 * page for France never reaches Belgium (docs/adr/004). Time zones whose clocks agree share a page.
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
  const hidden = veil === null ? "" : `|veil ${veil.mode} ${veil.delaySeconds}`;
  return `${toSiteKey(site)}|${policyKeyOf(visitor.policy)}|${zone}|${canonicalPath}${place}${footer}${hidden}`;
}

/** Keys of the policies in use: each page needs one, and a place's policy objects are cached for a minute. */
const policyKeys = new WeakMap<BettingPolicy, string>();

function policyKeyOf(policy: BettingPolicy): string {
  const known = policyKeys.get(policy);
  if (known !== undefined) return known;
  const key = toPolicyKey(policy);
  policyKeys.set(policy, key);
  return key;
}

/**
 * Contains every part of a policy that a page can show. A place has few policies: its visitors' answers select one of them, and no key
 * contains the answers themselves.
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
