import { markets } from "./bookmakers.ts";
import { policyFaults } from "./policy-faults.ts";
import type { PolicyRow } from "./policy-row.ts";
import { americanRows } from "./policy-rows-americas.ts";
import { europeanRows } from "./policy-rows-europe.ts";

export const policyRows: readonly PolicyRow[] = [...europeanRows, ...americanRows];

// Neither a build nor a Worker begins with a table that is wrong.
const faults = policyFaults(policyRows, markets);
if (faults.length > 0) throw new Error(`betting policies: ${faults.join("; ")}`);

/** Every other place, and a place that is unknown: nothing is shown, and the highest age of the table counts. */
export const strictestRow: PolicyRow = {
  group: "unknown",
  places: [],
  minimumAge: 21,
  notice: null,
  noticeStands: "with-betting",
  helpline: null,
  show: { off: "no row covers this place" },
  source: "our own choice (docs/decisions/081)",
  confidence: "high",
  checkedOn: "2026-11-20",
};
