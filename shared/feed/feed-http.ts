/** What counts of a reader's request for a feed (F1, F2, F4, F14). */
export type FeedHttpRequest = {
  readonly method: string;
  readonly pathname: string;
  /** The headers `x-fsign`, `if-none-match` and `x-geoip`, null where they are missing. */
  readonly sign: string | null;
  readonly ifNoneMatch: string | null;
  readonly geoip: string | null;
};

/**
 * What a reader is answered. `body`: the bytes as they go out, null for none. A text with one character beyond Latin-1 would
 * be twice as long between two Workers, and be turned into bytes on the other side.
 */
export type FeedHttpResponse = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer> | null;
};
