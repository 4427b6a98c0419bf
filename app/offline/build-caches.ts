import { titleOf, type KeptPage } from "./kept-markup.ts";
import { offlinePath } from "./offline-path.ts";

/** One cache for each build: a page and everything that it loads are of one. */
const cachePrefix = "tribune-build-";
/** Which build each open page is of. */
const pagesCache = "tribune-pages";
/** When a copy was kept, in unix seconds. */
export const keptAtHeader = "x-kept-at";

/** Whether it is a page that the visitor has opened: neither an asset nor the offline page. */
export function isSeen({ url }: Request): boolean {
  const { pathname } = new URL(url);
  return pathname !== offlinePath && !/\.\w+$/.test(pathname);
}

/** The caches of the builds of which a browser has copies, and the build of each open page. */
export function createBuilds(caches: Pick<CacheStorage, "open" | "keys" | "delete">) {
  const openBuild = (version: string) => caches.open(cachePrefix + version);

  const openPages = () => caches.open(pagesCache);
  const buildOf = async (pageId: string): Promise<string | undefined> =>
    (await (await openPages()).match(toPageKey(pageId)))?.text();

  const buildNames = async () => (await caches.keys()).filter((name) => name.startsWith(cachePrefix));

  const builds = async (): Promise<readonly Cache[]> =>
    Promise.all((await buildNames()).map((name) => caches.open(name)));

  /** The youngest copy of a page: several builds may have one. */
  async function findCopy(path: string): Promise<Response | null> {
    const found = await Promise.all((await builds()).map((cache) => cache.match(path)));
    const copies = found.filter((copy) => copy !== undefined);
    return copies.toSorted((left, right) => keptAtOf(right) - keptAtOf(left))[0] ?? null;
  }

  /** Deletes what other builds have of a page: a clock that was wrong would let the older copy pass for the younger. */
  async function deleteElsewhere(path: string, version: string): Promise<void> {
    for (const name of await buildNames())
      if (name !== cachePrefix + version) await (await caches.open(name)).delete(path);
  }

  /** The youngest first. */
  async function listPages(): Promise<readonly KeptPage[]> {
    const found = new Map<string, KeptPage>();
    for (const cache of await builds()) {
      for (const request of (await cache.keys()).filter(isSeen)) {
        const { pathname, search } = new URL(request.url);
        const path = pathname + search;
        const copy = await cache.match(path);
        if (copy === undefined) continue;
        const keptAt = keptAtOf(copy);
        if (keptAt > (found.get(path)?.keptAt ?? 0))
          found.set(path, { path, title: titleOf(await copy.text()), keptAt });
      }
    }
    return [...found.values()].toSorted((left, right) => right.keptAt - left.keptAt);
  }

  /** Deletes every other build that has no open page. If an open page's build is unknown, all builds are kept. @param open the ids of open pages */
  async function deleteOthers(version: string, open: readonly string[]): Promise<void> {
    const pages = await openPages();
    const known = await Promise.all(open.map(buildOf));
    const keys = open.map(toPageKey);
    for (const page of await pages.keys()) if (!keys.includes(new URL(page.url).pathname)) await pages.delete(page);
    if (known.includes(undefined)) return;
    const used = new Set([version, ...known].map((each) => `${cachePrefix}${each}`));
    for (const name of await buildNames()) if (!used.has(name)) await caches.delete(name);
  }

  return {
    openBuild,
    findCopy,
    listPages,
    deleteElsewhere,
    deleteOthers,
    async noteBuild(pageId: string, version: string): Promise<void> {
      await (await openPages()).put(toPageKey(pageId), new Response(version));
    },
    buildOf,
  };
}

const toPageKey = (id: string): string => `/-/${id}`;
export const keptAtOf = ({ headers }: Response): number => Number(headers.get(keptAtHeader));
