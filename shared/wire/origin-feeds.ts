/** A request of the feed proxy to the origin Worker of its deployment. */
export type OriginFeedQuestion = {
  /** A project that exists (F22). */
  readonly projectId: number;
  /** A feed's name; an unknown one gets the empty feed (F3). */
  readonly name: string;
  /** The licence market whose prices may be answered; null for none. */
  readonly market: string | null;
  /** The entity tag of the body that the client has; null if it has none. */
  readonly knownEtag: string | null;
  /** Asks for the feed as it was at this number of the update subject (F16). */
  readonly asOfSeq?: number;
  /** Asks for the feed as it was so many seconds ago; each ledger finds the number that it had reached then. */
  readonly agoSeconds?: number;
};

/** `body` is null when the client holds it already (F4). `etag` is without quotes. */
export type OriginFeedAnswer = { readonly body: string | null; readonly etag: string; readonly seq: number };

/** The RPC surface of the origin Worker that the feed proxy calls (service binding `ORIGIN`, entrypoint `OriginFeeds`). */
export type OriginFeedService = {
  feed(question: OriginFeedQuestion): Promise<OriginFeedAnswer>;
};
