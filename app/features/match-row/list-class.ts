import { hasDraw, isBout } from "../../../shared/sports/catalogue.ts";
import { sportIds } from "../../../shared/sports/sport-ids.ts";

/** The class of a list of rows: which columns stand beside the names. @param bookmakerId whose prices it has, null for none */
export function listClass(sportId: number, bookmakerId: number | null): string {
  const parts = sportId === sportIds.soccer ? "" : isBout(sportId) ? " parts bouts" : " parts";
  const odds = bookmakerId === null ? "" : ` with-odds${!hasDraw(sportId) ? " two-way" : ""}`;
  return `list${parts}${odds}`;
}
