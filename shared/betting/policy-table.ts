import { markets } from "./bookmakers.ts";
import { americanRows } from "./policies/americas.ts";
import { europeanRows } from "./policies/europe.ts";
import { policyFaults } from "./policy-faults.ts";
import type { DecidingRow, PolicyRow } from "./policy-row.ts";

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
