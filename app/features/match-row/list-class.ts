import { sportIds } from "../../../shared/sports/sport-ids.ts";
import { isTwoWay } from "../odds/two-way.ts";

/** Sports whose games end as words say it, not figures alone. */
const endings: Readonly<Record<number, string>> = {
  [sportIds.boxing]: " bouts",
  [sportIds.mma]: " bouts",
  [sportIds.cricket]: " overs",
};

/** The class of a list of rows: which columns stand beside the names. @param bookmakerId whose prices it has, null for none */
export function listClass(sportId: number, bookmakerId: number | null): string {
  const parts = sportId === sportIds.soccer ? "" : ` parts${endings[sportId] ?? ""}`;
  const odds = bookmakerId === null ? "" : ` with-odds${isTwoWay(sportId) ? " two-way" : ""}`;
  return `list${parts}${odds}`;
}
