import type { FeedName } from "../../../../shared/wire/feed-names.ts";
import type { Language } from "../../../../shared/texts/languages.ts";

/** `asOfSeq` asks for the feed as it was at a number of the update subject; null for now. */
export type LedgerQuestion = {
  readonly name: FeedName;
  readonly projectLanguage: Language;
  /** The licence market whose prices may be answered; null for none. */
  readonly market: string | null;
  readonly asOfSeq: number | null;
  /** Asks for the feed as it was so many seconds ago; 0 for now. */
  readonly agoSeconds: number;
  readonly knownEtag: string | null;
};
