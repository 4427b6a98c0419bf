import { frenchPlaceOf } from "../geo/french-places.ts";
import type { Place } from "../geo/place.ts";
import { licensedBookmakers } from "./bookmakers.ts";
import type { BettingPolicy } from "./policy.ts";
import { policyRows, strictestRow, type PolicyRow } from "./policy-table.ts";

const rowOfPlace = new Map(policyRows.flatMap((row) => row.places.map((place) => [place, row] as const)));

/**
 * What a place may see at an instant: the row of its `country:subdivision`, else of its country, else the strictest.
 * Where a market has no bookmaker left with a licence, nothing of it is shown.
 */
export function policyFor(place: Place, atSeconds: number): BettingPolicy {
  const row = rowFor(place);
  const bookmakerIds =
    "off" in row.show ? [] : licensedBookmakers(row.show.market, atSeconds).map((bookmaker) => bookmaker.id);
  const base = { group: row.group, notice: row.notice, minimumAge: row.minimumAge };
  if ("off" in row.show || bookmakerIds.length === 0) {
    return { ...base, odds: false, links: false, logos: false, market: null, bookmakerIds: [] };
  }
  const { links, logos, market } = row.show;
  return { ...base, odds: true, links, logos, market, bookmakerIds };
}

function rowFor(place: Place): PolicyRow {
  for (const key of placeKeys(place)) {
    const row = rowOfPlace.get(key);
    if (row !== undefined) return row;
  }
  return strictestRow;
}

/** Most specific first. A French place overseas goes by its own code, in whichever form it arrived. */
function placeKeys({ country, subdivision }: Place): readonly string[] {
  if (country === null) return [];
  if (subdivision === null) return [country];
  const overseas = country === "FR" ? frenchPlaceOf(subdivision) : null;
  return overseas === null ? [`${country}:${subdivision}`, country] : [overseas];
}
