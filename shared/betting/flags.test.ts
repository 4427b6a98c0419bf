import { expect, it } from "vitest";
import { parsePlaceKey } from "../places/place.ts";
import { resolveFlags, withGroup } from "./flags.ts";
import { geoFlags, type GeoFlag } from "./geo-groups.ts";
import { policyFor } from "./policy-for.ts";

const france = policyFor(parsePlaceKey("FR"), Date.UTC(2026, 10, 20) / 1000);
const onOf = (flags: Readonly<Record<GeoFlag, boolean>>) => geoFlags.filter((flag) => flags[flag]);
const all = { odds: true, links: true, logos: true };

it("[A3.06] are all on where the policy allows everything and the operator says nothing", () => {
  expect(onOf(resolveFlags(all, null))).toEqual([...geoFlags]);
  expect(onOf(resolveFlags(all, { bookmakerIds: [] }))).toEqual([...geoFlags]);
});

it("[A3.06] are each off by the operator's 0 alone, and by nothing else", () => {
  for (const flag of geoFlags) {
    expect(onOf(resolveFlags(all, { bookmakerIds: [], [flag]: "0" }))).toEqual(geoFlags.filter((own) => own !== flag));
    expect(onOf(resolveFlags(all, { bookmakerIds: [], [flag]: "false" }))).toEqual([...geoFlags]);
  }
});

it("[A3.06] [C6.03] are off where the policy does not allow what they show, whatever the operator says", () => {
  const generous = { bookmakerIds: [], ...Object.fromEntries(geoFlags.map((flag) => [flag, "1"])) };
  const off = (changes: object) => {
    const on = onOf(resolveFlags({ ...all, ...changes }, generous));
    return geoFlags.filter((flag) => !on.includes(flag));
  };
  expect(off({ links: false })).toEqual([
    "clickable",
    "clickable_bookmaker_logo_in_summary",
    "clickable_bookmaker_logo_odds_comparison",
  ]);
  expect(off({ logos: false })).toEqual([
    "show_bookmaker_logo_in_summary",
    "logo_to_text_match_summary",
    "logo_to_text_bonus",
    "show_bookmaker_logo_odds_comparison",
    "clickable_bookmaker_logo_in_summary",
    "clickable_bookmaker_logo_odds_comparison",
  ]);
  expect(off({ odds: false, links: false, logos: false })).toEqual([...geoFlags]);
});

it("[A3.06] join a group to a policy: it takes links away, and names of those that the policy names its own first", () => {
  expect(withGroup(france, null)).toBe(france);
  expect(withGroup(france, { bookmakerIds: [], clickable: "0" })).toMatchObject({
    links: false,
    logos: true,
    bookmakerIds: france.bookmakerIds,
  });
  expect(withGroup(france, { bookmakerIds: [3, 99, 1] }).bookmakerIds).toEqual([3, 1]);
});
