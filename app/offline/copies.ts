import { copyHeader } from "./copy-header.ts";
import { offlinePath } from "./offline-path.ts";
import { assetsOf, listKept, markCopy, titleOf, versionOf, type KeptPage } from "./kept-markup.ts";

/** The parts of a service worker that the copies need; tests provide their own. */
export type CopiesWorld = {
  readonly caches: Pick<CacheStorage, "open" | "keys" | "delete" | "match">;
  /** Rejects without a network. */
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** The ids of the site's open pages. */
  readonly openPages: () => Promise<readonly string[]>;
  readonly nowSeconds: () => number;
  /** A time as the visitor reads it in a language of the site. */
  readonly toTime: (seconds: number, lang: string) => string;
};

/** One cache for each build: a page and everything that it loads are of one. */
const cachePrefix = "tribune-build-";
/** Which build each open page is of. */
const pagesCache = "tribune-pages";
const keptAtHeader = "x-kept-at";
/** The last ones that were seen, in each build. A list has some 150 kB. */
const mostPages = 30;
/** A page that was kept more recently is not requested again. */
const freshSeconds = 60;

/** Whether it is a page that the visitor has opened: neither an asset nor the offline page. */
function isSeen({ url }: Request): boolean {
  const { pathname } = new URL(url);
  return pathname !== offlinePath && !/\.\w+$/.test(pathname);
}

/**
 * Copies of the pages that were seen last, for a browser without a network. A copy is a whole document with its scripts and
 * sheets, all of one build; a build's copies are deleted when another's are there and none of its pages is open (docs/adr/010).
 */
export function createCopies({ caches, fetch, openPages, nowSeconds, toTime }: CopiesWorld) {
  const openBuild = (version: string) => caches.open(cachePrefix + version);

  async function builds(): Promise<readonly Cache[]> {
    const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix));
    return Promise.all(names.map((name) => caches.open(name)));
  }

  /** The youngest copy of a page: several builds may have one. */
  async function findCopy(path: string): Promise<Response | null> {
    const found = await Promise.all((await builds()).map((cache) => cache.match(path)));
    const copies = found.filter((copy) => copy !== undefined);
    return copies.toSorted((left, right) => keptAtOf(right) - keptAtOf(left))[0] ?? null;
  }

  async function keepAssets(cache: Cache, paths: readonly string[]): Promise<void> {
    const known = await Promise.all(paths.map((path) => cache.match(path)));
    await Promise.all(
      paths.map(async (path, index) => {
        if (known[index] !== undefined) return;
        const asset = await fetch(path);
        if (!asset.ok) throw new Error(`no ${path}`);
        await cache.put(path, asset);
      }),
    );
  }

  async function keepPage(cache: Cache, path: string, html: string, headers: Headers): Promise<void> {
    // The assets come first: a page without its scripts is no copy.
    await keepAssets(cache, assetsOf(html));
    const kept = new Headers({ "content-type": "text/html; charset=utf-8", [keptAtHeader]: String(nowSeconds()) });
    const policy = headers.get("content-security-policy");
    if (policy !== null) kept.set("content-security-policy", policy);
    await cache.put(path, new Response(html, { headers: kept }));
    const pages = (await cache.keys()).filter(isSeen);
    for (const oldest of pages.slice(0, Math.max(0, pages.length - mostPages))) await cache.delete(oldest);
  }

  async function loadPage(path: string): Promise<{ readonly html: string; readonly headers: Headers } | null> {
    const response = await fetch(path, { headers: { [copyHeader]: "1" }, cache: "no-store" });
    const isHtml = response.headers.get("content-type")?.startsWith("text/html") === true;
    return response.ok && !response.redirected && isHtml
      ? { html: await response.text(), headers: response.headers }
      : null;
  }

  /** Deletes every other build that has no open page. If an open page's build is unknown, all builds are kept. */
  async function deleteOthers(version: string): Promise<void> {
    const pages = await caches.open(pagesCache);
    const open = await openPages();
    const known = await Promise.all(open.map(async (id) => (await pages.match(toPageKey(id)))?.text()));
    for (const { url } of await pages.keys()) {
      const { pathname } = new URL(url);
      if (!open.some((id) => toPageKey(id) === pathname)) await pages.delete(pathname);
    }
    if (known.includes(undefined)) return;
    const used = new Set([version, ...known].map((each) => `${cachePrefix}${each}`));
    for (const name of await caches.keys())
      if (name.startsWith(cachePrefix) && !used.has(name)) await caches.delete(name);
  }

  /** Keeps a page as it is now. It is not kept where something that it needs is missing. */
  async function keep(path: string): Promise<void> {
    const before = await findCopy(path);
    if (before !== null && nowSeconds() - keptAtOf(before) < freshSeconds) return;
    const page = await loadPage(path);
    const version = page === null ? null : versionOf(page.html);
    if (page === null || version === null) return;
    const cache = await openBuild(version);
    if ((await cache.match(offlinePath)) === undefined) {
      const offline = await loadPage(offlinePath);
      if (offline !== null) await keepPage(cache, offlinePath, offline.html, offline.headers);
    }
    await keepPage(cache, path, page.html, page.headers);
    await deleteOthers(version);
  }

  return {
    keep,

    /** Records an open page's build and keeps the assets that it has loaded: a copy also needs those that its markup does not name. */
    async note(pageId: string, version: string, assets: readonly string[]): Promise<void> {
      await (await caches.open(pagesCache)).put(toPageKey(pageId), new Response(version));
      const cache = await openBuild(version);
      // One asset that fails to load, perhaps a flag, must not prevent the others from being kept.
      await Promise.allSettled(assets.map((path) => keepAssets(cache, [path])));
    },

    /** An asset from any build, since its name contains a hash of its content. An asset that is loaded for a page is kept with its build. */
    async loadAsset(path: string, pageId: string): Promise<Response> {
      const kept = await caches.match(path);
      if (kept !== undefined) return kept;
      const asset = await fetch(path);
      const version = await (await (await caches.open(pagesCache)).match(toPageKey(pageId)))?.text();
      if (asset.ok && version !== undefined) await (await openBuild(version)).put(path, asset.clone());
      return asset;
    },

    /** The copy of a page, or else the page that says that there is no copy and lists those that exist; null before any is kept. */
    async find(path: string): Promise<Response | null> {
      const copy = await findCopy(path);
      if (copy !== null) return toShown(copy, markCopy(await copy.text(), keptAtOf(copy)));
      // A list of all games holds those of each of its tabs.
      const [pathname = "", query] = path.split("?");
      const params = new URLSearchParams(query);
      if (params.has("cat")) {
        params.delete("cat");
        const whole = params.size === 0 ? pathname : `${pathname}?${params.toString()}`;
        if ((await findCopy(whole)) !== null) return new Response(null, { status: 302, headers: { location: whole } });
      }
      const offline = await findCopy(offlinePath);
      if (offline === null) return null;
      const html = listKept(markCopy(await offline.text(), keptAtOf(offline)), await listPages(), toTime);
      return toShown(offline, html, 503);
    },
  };

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
}

const toPageKey = (id: string): string => `/-/${id}`;
const keptAtOf = ({ headers }: Response): number => Number(headers.get(keptAtHeader));
const toShown = ({ headers }: Response, html: string, status = 200): Response =>
  new Response(html, { status, headers });
