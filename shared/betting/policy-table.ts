import { markets } from "./bookmakers.ts";
import { americanRows } from "./policies/americas.ts";
import { europeanRows } from "./policies/europe.ts";
import type { DecidingRow, PolicyRow } from "./policy-row.ts";
import { isIsoDate } from "./iso-date.ts";
import { evidencedWordings } from "./notice-text.ts";

/** Age of majority in betting, as laws know it. */
const leastAge = 18;
const mostAge = 25;

/** The faults of a policy table, a line each: repeated places, odds without an evidenced wording, a market that does not exist. */
export function policyFaults(rows: readonly PolicyRow[], markets: readonly string[]): readonly string[] {
  const groups = new Set<string>();
  const places = new Set<string>();
  return rows.flatMap((row) => {
    const { group, show, notices, minimumAge, allows, since, source, checkedOn } = row;
    const repeated = row.places.filter((place) => places.has(place));
    const unknown = row.places.filter((place) => !/^[A-Z]{2}(?::[A-Z0-9]{1,3})?$/.test(place));
    const checks: readonly (readonly [isRight: boolean, fault: string])[] = [
      [!groups.has(group), "is a group that there is already"],
      [repeated.length === 0, `has a place of another row: ${repeated.join()}`],
      [unknown.length === 0, `has a place that is none: ${unknown.join()}`],
      [minimumAge >= leastAge && minimumAge <= mostAge, `has an age that is none: ${minimumAge}`],
      ["off" in show || evidencedWordings(notices).length > 0, "shows odds without an evidenced wording of its notice"],
      ["off" in show || markets.includes(show.market), "shows a market that shared/betting/markets does not have"],
      ["off" in show || allows !== "nothing", "shows odds that it does not allow"],
      ["off" in show || !show.links || allows === "links", "has links that it does not allow"],
      [source !== "" && isIsoDate(checkedOn), "has no source with a date"],
      [since === null || isIsoDate(since), `is in force since a day that is none: ${since}`],
    ];
    groups.add(group);
    for (const place of row.places) places.add(place);
    return checks.flatMap(([isRight, fault]) => (isRight ? [] : [`${group} ${fault}`]));
  });
}

/** The betting policy of each place, as the site's operator keeps it. */
export const policyRows: readonly PolicyRow[] = [...europeanRows, ...americanRows];

// Neither a build nor a Worker begins with a table that is wrong.
const faults = policyFaults(policyRows, markets);
if (faults.length > 0) throw new Error(`betting policies: ${faults.join("; ")}`);

/**
 * Every other place, Tor and a place that is unknown: nothing is shown, and the highest age of the table counts (docs/adr/030). Nobody has
 * reviewed those places, so it has no source and no confidence.
 */
export const strictestRow: DecidingRow = {
  group: "unknown",
  places: [],
  minimumAge: 21,
  asksAge: false,
  allows: "nothing",
  notices: [],
  noticeStands: "with-betting",
  helpline: null,
  show: { off: "no-row" },
};
