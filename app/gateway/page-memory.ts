import { createLru, type Lru } from "../../shared/caching/lru.ts";
import type { StoredPage } from "./page-cache.ts";

/**
 * Pages that visitors of a place share, and copies of them as some visitors chose to read them. Each has a bound of its own: one client can
 * name hundreds of copies of one page, and those must drop no page that others read.
 */
export type PageMemory = { readonly shared: Lru<StoredPage>; readonly copies: Lru<StoredPage> };

/** The memory that an entry takes besides its body. */
const entryBytes = 500;
/** Most visitors read pages as their place has them. */
const copiesShare = 1 / 4;

const createRoom = (mostBytes: number) => createLru<StoredPage>(mostBytes, ({ body }) => body.byteLength + entryBytes);

export const createPageMemory = (mostBytes: number): PageMemory => ({
  shared: createRoom(mostBytes * (1 - copiesShare)),
  copies: createRoom(mostBytes * copiesShare),
});
