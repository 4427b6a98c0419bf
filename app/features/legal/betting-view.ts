import { licensedBookmakers } from "../../../shared/betting/bookmakers.ts";
import type { BettingPolicy, Notice } from "../../../shared/betting/policy.ts";

/** The part of a policy that a page shows, and so may send. */
export type BettingView = {
  readonly market: string | null;
  readonly minimumAge: number;
  readonly notice: Notice | null;
  /** The bookmaker whose prices a list shows; the name is null where it may not be shown. */
  readonly bookmaker: { readonly id: number; readonly name: string | null } | null;
};

/** Null where the policy allows no odds: nothing of betting then reaches the page, not even a bookmaker's id. */
export function toBettingView(policy: BettingPolicy, nowSeconds: number): BettingView | null {
  if (!policy.odds) return null;
  const { market, minimumAge, notice } = policy;
  const licensed = market === null ? [] : licensedBookmakers(market, nowSeconds);
  // The first id is the main one (A3.06); a licence that ran out passes the place on.
  const main = policy.bookmakerIds.flatMap((id) => licensed.find((bookmaker) => bookmaker.id === id) ?? []).at(0);
  const bookmaker = main === undefined ? null : { id: main.id, name: policy.logos ? main.name : null };
  return { market, minimumAge, notice, bookmaker };
}
