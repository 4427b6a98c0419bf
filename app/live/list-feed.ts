import type { DataScope } from "../storage/data-scopes.ts";

/** One list of events as a loader hands it to the browser: the feeds as they are, and how to follow them. */
export type ListFeed = {
  /** Names the list for as long as the site is open ("1/20411", "15V03UEq"): a feed's name means another day tomorrow. */
  readonly key: string;
  readonly sportId: number;
  /** Name of the feed ("f_1_0_2_fr_1"), under which it is fetched again. */
  readonly feedName: string;
  /** Body of the feed, and the number that came with it. */
  readonly feed: string;
  readonly seq: number;
  /** Name of the list's odds feed, its body and its number; null where the place may see no odds. */
  readonly oddsFeedName: string | null;
  readonly odds: string | null;
  readonly oddsSeq: number | null;
  /** BettingPolicy.market: names the odds subject. */
  readonly market: string | null;
  /** Server time at which the bodies were true. */
  readonly nowSeconds: number;
  /** Whether the list can change while it is shown (C4.14). */
  readonly isFollowed: boolean;
  /** How long it is kept once no page shows it; default where nothing is said. */
  readonly scope?: Exclude<DataScope, "mygames">;
};
