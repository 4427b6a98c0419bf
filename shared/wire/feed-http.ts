/** The parts of a client's request for a feed that count (F1, F2, F4, F14). */
export type FeedHttpRequest = {
  readonly method: string;
  readonly pathname: string;
  /** The headers `x-fsign`, `if-none-match` and `x-geoip`, null where they are missing. */
  readonly sign: string | null;
  readonly ifNoneMatch: string | null;
  readonly geoip: string | null;
  /** Those that a client adds when it needs to (C7.03): `x-utime`, `x-signature`, `x-benchmarkrequest`. */
  readonly utime?: string | null;
  readonly signature?: string | null;
  readonly benchmark?: string | null;
  /** `x-feed-origin`: the origin that served this client before (C7.08). */
  readonly origin?: string | null;
};

/**
 * The answer to a client. `body`: the bytes as they go out, null for none. As a text, one character beyond Latin-1
 * would double its length between two Workers, and the other side would have to encode it.
 */
export type FeedHttpResponse = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer> | null;
};
