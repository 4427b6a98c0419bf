import { americanRows } from "./americas.ts";
import { europeanRows } from "./europe.ts";

/** What each place may see of betting, as the site's operator keeps it; checked where it is read (`shared/betting/policy-table.ts`). */
export const policyFiles = [...europeanRows, ...americanRows];
