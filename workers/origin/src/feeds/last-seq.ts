import type { FeedName } from "../../../../shared/wire/feed-names.ts";
import { isOddsFeed } from "../../../../shared/wire/odds-names.ts";
import type { LedgerContext } from "../ledger/ledger-context.ts";

/** The last number of the subject whose changes a feed shows; 0 for prices where no market may be answered. */
export function lastSeqOf({ changes, subjects }: LedgerContext, name: FeedName, market: string | null): number {
  if (!isOddsFeed(name)) {
    return changes.lastSeq(name.kind === "local-update" ? subjects.localUpdate : subjects.update);
  }
  return market === null ? 0 : changes.lastSeq(subjects.odds(market));
}
