import { americanRows } from "./americas.ts";
import { europeanRows } from "./europe.ts";

/** The betting policy of each place, as the site's operator keeps it; `shared/betting/policy-table.ts` checks it when it reads it. */
export const policyFiles = [...europeanRows, ...americanRows];
