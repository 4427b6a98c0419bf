import { createCache, type BoundedCache } from "../../shared/basics/cache.ts";
import type { StoredPage } from "./stored-page.ts";

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
