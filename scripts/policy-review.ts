import { bookmakers } from "../shared/betting/bookmakers.ts";
import { policyRows } from "../shared/betting/policy-table.ts";
import { dueForReview } from "../shared/betting/due-for-review.ts";

/** Prints what an operator has to look up again; `-- 2027-05-01` asks for a day. The exit status is 1 when something is due. */
const [today = new Date().toISOString().slice(0, 10)] = process.argv.slice(2);
if (Number.isNaN(Date.parse(today)) || !/^\d{4}-\d{2}-\d{2}$/.test(today)) {
  console.error(`"${today}" is no date; write one as 2027-05-01.`);
  process.exit(2);
}
const due = dueForReview(policyRows, bookmakers, today);
for (const line of due) console.log(line);
console.log(
  `${due.length} of ${policyRows.length} policies and ${bookmakers.length} licences ${due.length === 1 ? "is" : "are"} due on ${today}.`,
);
process.exit(due.length === 0 ? 0 : 1);
