import type { ListSnapshot } from "./store.ts";

/** What a list page's loader hands to the browser: the feeds as they are, and how to follow them. */
export type LiveData = ListSnapshot & {
  readonly sportId: number;
  /** Name of the day feed ("f_1_0_2_fr_1"), under which it is fetched again. */
  readonly feedName: string;
  /** Name of the day's odds feed, null where the place may see no odds. */
  readonly oddsFeedName: string | null;
  /** BettingPolicy.market: names the odds subject. */
  readonly market: string | null;
  /** The chosen day, counted from today. */
  readonly dayOffset: number;
  /** Where feeds are, without the name: "/16/x/feed/" or a whole address. */
  readonly feedBase: string;
  /** Value of `x-fsign`. */
  readonly feedSign: string;
};
