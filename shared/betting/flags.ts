import { geoFlags, isGeoFlagOn, type GeoFlag, type GeoGroup } from "./geo-groups.ts";
import type { BettingPolicy } from "./policy.ts";

type BettingFlags = BettingPolicy["flags"];
type Allowed = Pick<BettingPolicy, "odds" | "links" | "logos">;

/** The permission in the policy that each flag needs to be on. A link names its bookmaker, so it needs the name as well. */
const needs: Readonly<Record<GeoFlag, (allowed: Allowed) => boolean>> = {
  clickable: ({ links }) => links,
  show_odds_comparison_tab: ({ odds }) => odds,
  show_bookmaker_logo_in_summary: ({ logos }) => logos,
  logo_to_text_match_summary: ({ logos }) => logos,
  logo_to_text_bonus: ({ logos }) => logos,
  show_bookmaker_logo_odds_comparison: ({ logos }) => logos,
  clickable_bookmaker_logo_in_summary: ({ links, logos }) => links && logos,
  clickable_bookmaker_logo_odds_comparison: ({ links, logos }) => links && logos,
  odds_background_in_odds_comparison: ({ odds }) => odds,
};

/** The nine flags of a place (A3.06): off by the operator's group, or by the policy. Without a group only the policy decides. */
export function resolveFlags(allowed: Allowed, group: GeoGroup | null): BettingFlags {
  if (group !== null) return toFlags(allowed, group);
  const key = Number(allowed.odds) + 2 * Number(allowed.links) + 4 * Number(allowed.logos);
  return (withoutGroup[key] ??= toFlags(allowed, null));
}

/** Every request decides on two policies, and there are eight answers. */
const withoutGroup: BettingFlags[] = [];

function toFlags(allowed: Allowed, group: GeoGroup | null): BettingFlags {
  const isOn = (flag: GeoFlag) => needs[flag](allowed) && (group === null || isGeoFlagOn(group, flag));
  // The loop is over all flags, so every flag has an entry.
  return Object.fromEntries(geoFlags.map((flag) => [flag, isOn(flag)])) as BettingFlags;
}

/**
 * A policy with the operator's group joined to it. The group takes away and never adds: bookmakers whom the policy does not
 * name stay unnamed; the first that is left is the main one.
 */
export function withGroup(policy: BettingPolicy, group: GeoGroup | null): BettingPolicy {
  if (group === null) return policy;
  const flags = resolveFlags(policy, group);
  const named = group.bookmakerIds.filter((id) => policy.bookmakerIds.includes(id));
  const bookmakerIds = group.bookmakerIds.length === 0 ? policy.bookmakerIds : named;
  return { ...policy, links: flags.clickable, flags, bookmakerIds };
}
