import { placeKeys } from "../places/place-keys.ts";
import type { Place } from "../places/place.ts";
import { shownBookmakers } from "./bookmakers.ts";
import { resolveFlags } from "./flags.ts";
import { evidencedWordings, wordingAt } from "./notice-text.ts";
import type { BettingPolicy, PlaceRules } from "./policy.ts";
import type { DecidingRow, PolicyRow } from "./policy-row.ts";
import { policyRows, strictestRow } from "./policy-table.ts";

const rowOfPlace = new Map(policyRows.flatMap((row) => row.places.map((place) => [place, row] as const)));

/** The policy at an instant for visitors of a place who have not answered any question yet (docs/adr/030). */
export function policyFor(place: Place, atSeconds: number): BettingPolicy {
  const { asksAge, open, silent } = rulesFor(place, atSeconds, null);
  return asksAge ? silent : open;
}

/**
 * The rules of a place at an instant: of the row of its `country:subdivision`, else of its country, else of the strictest.
 * @param lang of the pages, null for the place's own; the notice is in it where there is a wording
 */
export function rulesFor(place: Place, atSeconds: number, lang: string | null): PlaceRules {
  const { row, placeKey } = findRow(place);
  return {
    placeKey,
    asksAge: row.asksAge,
    open: toPolicy(row, atSeconds, lang),
    silent: toSilentPolicy(row, atSeconds, lang),
  };
}

/**
 * Shows no betting if the market has no licensed bookmaker left, or if the row has no evidenced wording of its notice,
 * whatever its type promised.
 */
export function toPolicy(row: DecidingRow, atSeconds: number, lang: string | null = null): BettingPolicy {
  const { group, minimumAge, show } = row;
  const notice = wordingAt(evidencedWordings(row.notices), lang, atSeconds);
  const bookmakers = "off" in show || notice === null ? [] : shownBookmakers(show.market, atSeconds);
  const showing = "off" in show || bookmakers.length === 0 ? nothing : { odds: true, ...show };
  const noticeStands = { always: true, "with-betting": showing.odds, "with-links": showing.links }[row.noticeStands];
  return {
    group,
    ...showing,
    notice: noticeStands ? notice : null,
    minimumAge,
    helpline: row.helpline,
    bookmakerIds: bookmakers.map((bookmaker) => bookmaker.id),
    flags: resolveFlags(showing, null),
    age: "not-asked",
    oddsSwitch: showing.odds ? "on" : null,
  };
}

const toSilentPolicy = (row: DecidingRow, atSeconds: number, lang: string | null): BettingPolicy =>
  toPolicy({ ...row, show: { off: "not-confirmed" } }, atSeconds, lang);

const nothing = { odds: false, links: false, logos: false, market: null } as const;

/** The row that decides for a place, the same row where somebody has reviewed it, and the key under which it has the place. */
export function findRow(place: Pick<Place, "country" | "subdivision">): {
  readonly row: DecidingRow;
  readonly reviewed: PolicyRow | null;
  readonly placeKey: string;
} {
  for (const placeKey of placeKeys(place)) {
    const row = rowOfPlace.get(placeKey);
    if (row !== undefined) return { row, reviewed: row, placeKey };
  }
  return { row: strictestRow, reviewed: null, placeKey: "unknown" };
}
