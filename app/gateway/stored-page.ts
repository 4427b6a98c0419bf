import type { InlineSources } from "./inline-sources.ts";
import type { Lifetime } from "./lifetime.ts";

/** A page as memory and store keep it: the same bytes for all visitors with its key. */
export type StoredPage = {
  readonly status: number;
  readonly body: Uint8Array<ArrayBuffer>;
  /** The hashes of the page's inline scripts and styles. */
  readonly inline: InlineSources;
  /** The `Link` header, which names the page's style sheets; empty for none. */
  readonly link: string;
  /** Computed from the body's bytes. */
  readonly etag: string;
  readonly storedAtMs: number;
  readonly lifetime: Lifetime;
};

/** A second, slower store that outlives the isolate. It never fails: an error in it counts as a missing page. */
export type PageStore = {
  readonly load: (key: string) => Promise<StoredPage | null>;
  readonly save: (key: string, page: StoredPage) => Promise<void>;
};
