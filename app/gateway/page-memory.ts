import { createCache, type BoundedCache } from "../../shared/basics/cache.ts";
import type { InlineSources } from "./inline-sources.ts";
import type { Lifetime } from "./lifetime.ts";

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

/**
 * Pages that visitors of a place share, and copies of them as some visitors chose to read them. Each has a bound of its own: one client can
 * name hundreds of copies of one page, and those must drop no page that others read.
 */
export type PageMemory = { readonly shared: BoundedCache<StoredPage>; readonly copies: BoundedCache<StoredPage> };

/** The memory that an entry takes besides its body. */
const entryBytes = 500;
/** Most visitors read pages as their place has them. */
const copiesShare = 1 / 4;

const createPages = (maxSize: number) =>
  createCache<StoredPage>({ maxSize, sizeOf: ({ body }) => body.byteLength + entryBytes });

export const createPageMemory = (mostBytes: number): PageMemory => ({
  shared: createPages(mostBytes * (1 - copiesShare)),
  copies: createPages(mostBytes * copiesShare),
});
