/** What counts of a reader's request for a feed (F1, F2, F4, F14). */
export type FeedHttpRequest = {
  readonly method: string;
  readonly pathname: string;
  /** The headers `x-fsign`, `if-none-match` and `x-geoip`, null where they are missing. */
  readonly sign: string | null;
  readonly ifNoneMatch: string | null;
  readonly geoip: string | null;
};

/** What a reader is answered; `body` is null for none. */
export type FeedHttpResponse = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
};
