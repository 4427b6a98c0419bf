import { placeKeys } from "../geo/place-keys.ts";
import type { Place } from "../geo/place.ts";
import { shownBookmakers } from "./bookmakers.ts";
import { hasText } from "./notice-text.ts";
import type { BettingPolicy, Notice } from "./policy.ts";
import type { PolicyRow } from "./policy-row.ts";
import { policyRows, strictestRow } from "./policy-table.ts";

const rowOfPlace = new Map(policyRows.flatMap((row) => row.places.map((place) => [place, row] as const)));

/** What a place may see at an instant: the row of its `country:subdivision`, else of its country, else the strictest. */
export const policyFor = (place: Place, atSeconds: number): BettingPolicy => toPolicy(rowFor(place), atSeconds);

/**
 * Where a market has no bookmaker left with a licence, no betting is shown; nor where a row has no notice with a text,
 * whatever its type promised.
 */
export function toPolicy(row: PolicyRow, atSeconds: number): BettingPolicy {
  const { group, minimumAge, helpline, show } = row;
  const notice: Notice | null = hasText(row.notice) ? row.notice : null;
  const bookmakers = "off" in show || notice === null ? [] : shownBookmakers(show.market, atSeconds);
  const showing = "off" in show || bookmakers.length === 0 ? nothing : { odds: true, ...show };
  const noticeStands = { always: true, "with-betting": showing.odds, "with-links": showing.links }[row.noticeStands];
  return {
    group,
    ...showing,
    notice: noticeStands ? notice : null,
    minimumAge,
    helpline,
    bookmakerIds: bookmakers.map((bookmaker) => bookmaker.id),
  };
}

const nothing = { odds: false, links: false, logos: false, market: null } as const;

function rowFor(place: Place): PolicyRow {
  for (const key of placeKeys(place)) {
    const row = rowOfPlace.get(key);
    if (row !== undefined) return row;
  }
  return strictestRow;
}
