import { createBuilds, isSeen, keptAtHeader, keptAtOf } from "./build-caches.ts";
import { copyHeader } from "./copy-header.ts";
import { offlinePath } from "./offline-path.ts";
import { assetsOf, listKept, markCopy, versionOf } from "./kept-markup.ts";

/** The types of files by the ending of their names: a network's sign-in page has the status of what it replaces, but not the type. */
const types: Readonly<Record<string, RegExp>> = {
  js: /^(?:text|application)\/(?:x-)?javascript\b/,
  css: /^text\/css\b/,
  json: /^application\/json\b/,
  ico: /^image\//,
  png: /^image\/png\b/,
  svg: /^image\/svg\+xml\b/,
};

/** Whether an answer is the asset of the path, so that a copy of it may be kept. */
export function isAssetOf(
  path: string,
  { ok, redirected, headers }: Pick<Response, "ok" | "redirected" | "headers">,
): boolean {
  const ending = /\.(\w+)(?:\?.*)?$/.exec(path)?.[1] ?? "";
  return ok && !redirected && types[ending]?.test(headers.get("content-type") ?? "") === true;
}

/** The address of a page: no question mark stands before no parameters. */
export const withQuery = (pathname: string, params: URLSearchParams): string =>
  params.size === 0 ? pathname : `${pathname}?${params.toString()}`;

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

/** The last ones that were seen, in each build. A list has some 150 kB. */
const mostPages = 30;
/** A page that was kept more recently is not requested again. */
const freshSeconds = 60;

/**
 * Copies of the pages that were seen last, for a browser without a network. A copy is a whole document with its scripts and
 * sheets, all of one build; a build's copies are deleted when another's are there and none of its pages is open (docs/adr/010).
 */
export function createCopies(world: CopiesWorld) {
  const { caches, fetch, openPages, nowSeconds, toTime } = world;
  const { openBuild, findCopy, listPages, deleteElsewhere, deleteOthers, noteBuild, buildOf } = createBuilds(caches);

  async function keepAssets(cache: Cache, paths: readonly string[]): Promise<void> {
    await Promise.all(
      paths.map(async (path) => {
        const known = await cache.match(path);
        if (known !== undefined && isAssetOf(path, known)) return;
        const asset = await fetch(path);
        if (!isAssetOf(path, asset)) throw new Error(`no ${path}`);
        await cache.put(path, asset);
      }),
    );
  }

  async function keepPage(version: string, path: string, html: string, headers: Headers): Promise<void> {
    const cache = await openBuild(version);
    // The assets come first: a page without its scripts is no copy.
    await keepAssets(cache, assetsOf(html));
    const kept = new Headers({ "content-type": "text/html; charset=utf-8", [keptAtHeader]: String(nowSeconds()) });
    const policy = headers.get("content-security-policy");
    if (policy !== null) kept.set("content-security-policy", policy);
    await cache.put(path, new Response(html, { headers: kept }));
    await deleteElsewhere(path, version);
    const pages = (await cache.keys()).filter(isSeen);
    for (const oldest of pages.slice(0, -mostPages)) await cache.delete(oldest);
  }

  async function loadPage(path: string): Promise<{ readonly html: string; readonly headers: Headers } | null> {
    const response = await fetch(path, { headers: { [copyHeader]: "1" }, cache: "no-store" });
    const isHtml = response.headers.get("content-type")?.startsWith("text/html") === true;
    return response.ok && !response.redirected && isHtml
      ? { html: await response.text(), headers: response.headers }
      : null;
  }

  /** Keeps a page as it is now. It is not kept where something that it needs is missing. */
  async function keep(path: string): Promise<void> {
    const before = await findCopy(path);
    // A copy from a time to come was kept while the clock was wrong.
    if (before !== null && Math.abs(nowSeconds() - keptAtOf(before)) < freshSeconds) return;
    const page = await loadPage(path);
    const version = page === null ? null : versionOf(page.html);
    if (page === null || version === null) return;
    const cache = await openBuild(version);
    if ((await cache.match(offlinePath)) === undefined) {
      const offline = await loadPage(offlinePath);
      if (offline !== null) await keepPage(version, offlinePath, offline.html, offline.headers);
    }
    await keepPage(version, path, page.html, page.headers);
    await deleteOthers(version, await openPages());
  }

  return {
    keep,

    /** Records an open page's build and keeps the assets that it has loaded: a copy also needs those that its markup does not name. */
    async note(pageId: string, version: string, assets: readonly string[]): Promise<void> {
      await noteBuild(pageId, version);
      const cache = await openBuild(version);
      // One asset that fails to load, perhaps a flag, must not prevent the others from being kept.
      await Promise.allSettled(assets.map((path) => keepAssets(cache, [path])));
    },

    /** An asset from any build, since its name contains a hash of its content. An asset that is loaded for a page is kept with its build. */
    async loadAsset(path: string, pageId: string): Promise<Response> {
      const kept = await caches.match(path);
      if (kept !== undefined && isAssetOf(path, kept)) return kept;
      const asset = await fetch(path);
      const version = await buildOf(pageId);
      if (version !== undefined && isAssetOf(path, asset)) await (await openBuild(version)).put(path, asset.clone());
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
        const whole = withQuery(pathname, params);
        if ((await findCopy(whole)) !== null) return new Response(null, { status: 302, headers: { location: whole } });
      }
      const offline = await findCopy(offlinePath);
      if (offline === null) return null;
      const html = listKept(markCopy(await offline.text(), keptAtOf(offline)), await listPages(), toTime);
      return toShown(offline, html, 503);
    },
  };
}

const toShown = ({ headers }: Response, html: string, status = 200): Response =>
  new Response(html, { status, headers });
