import { createCopies } from "./copies.ts";
import { openMatch, renewSubscription, receiveMessage, type PushScope } from "./push-events.ts";

/** The service worker API that is used here and TypeScript's library for pages lacks. */
type Extendable = Event & { readonly waitUntil: (work: Promise<unknown>) => void };
type Fetching = Extendable & {
  readonly request: Request;
  readonly clientId: string;
  readonly preloadResponse: Promise<Response | undefined>;
  readonly respondWith: (response: Promise<Response>) => void;
};
type Told = Extendable & {
  readonly data: unknown;
  readonly source: { readonly id: string; readonly url: string } | null;
};
type Pushed = Extendable & { readonly data: { readonly text: () => string } | null };
type Clicked = Extendable & {
  readonly notification: { readonly data: unknown; readonly close: () => void };
};
type Scope = PushScope & {
  readonly caches: CacheStorage;
  readonly clients: { readonly claim: () => Promise<void> };
  readonly registration: { readonly navigationPreload?: { readonly enable: () => Promise<void> } };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: {
    (type: "install" | "activate", listener: (event: Extendable) => void): void;
    (type: "fetch", listener: (event: Fetching) => void): void;
    (type: "message", listener: (event: Told) => void): void;
    (type: "push", listener: (event: Pushed) => void): void;
    (type: "notificationclick", listener: (event: Clicked) => void): void;
    (type: "pushsubscriptionchange", listener: (event: Extendable) => void): void;
  };
};
const scope = globalThis as unknown as Scope;

/** Files of what works without a network, by language; "" has those of all. The build puts the list here (`scripts/offline-assets.ts`). */
declare const OFFLINE_ASSETS: Readonly<Record<string, readonly string[]>>;

const copies = createCopies({
  caches: scope.caches,
  fetch: (path, init) => fetch(path, init),
  openPages: async () =>
    (await scope.clients.matchAll({ type: "window", includeUncontrolled: true })).map(({ id }) => id),
  nowSeconds: () => Math.floor(Date.now() / 1000),
  // The browser's regional variant of the page's language sets the format of dates: "en-GB" for "en".
  toTime: (seconds, lang) =>
    new Date(seconds * 1000).toLocaleString(navigator.languages.find((own) => own.split("-")[0] === lang) ?? lang, {
      dateStyle: "short",
      timeStyle: "short",
    }),
});

/** A failure to keep a page is no error: it is kept at a later visit. */
const whenPossible = (work: Promise<unknown>): Promise<unknown> => work.catch(() => {});

// Copies know their build themselves, so a new worker can take over at once, whatever pages are open.
scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener("activate", (event) =>
  event.waitUntil(Promise.all([scope.registration.navigationPreload?.enable(), scope.clients.claim()])),
);

scope.addEventListener("message", (event) => {
  const { source, data } = event;
  if (source === null || !isNews(data)) return;
  const { pathname, search } = new URL(source.url);
  const keepAll = async () => {
    const { lang, version, paths } = data;
    await copies.note(source.id, version, paths.filter(isAsset));
    await copies.keep(pathname + search);
    // The page comes first: a slow network may end before the parts that it has not used are here.
    await copies.note(
      source.id,
      version,
      ["", lang].flatMap((of) => OFFLINE_ASSETS[of] ?? []),
    );
  };
  event.waitUntil(whenPossible(keepAll()));
});

scope.addEventListener("fetch", (event) => {
  const { request, clientId } = event;
  const { origin, pathname, searchParams, search } = new URL(request.url);
  if (origin !== location.origin || request.method !== "GET") return;
  if (request.mode === "navigate") return event.respondWith(answerPage(event, pathname + search));
  if (isAsset(pathname)) return event.respondWith(copies.loadAsset(pathname, clientId));
  // The data of a page that is opened within another: the page is kept as if it had been loaded.
  if (pathname.endsWith(".data")) {
    searchParams.delete("_routes");
    const page = pathname === "/_root.data" ? "/" : pathname.slice(0, -".data".length);
    const query = searchParams.size === 0 ? "" : `?${searchParams.toString()}`;
    const answer = fetch(request);
    event.respondWith(answer);
    event.waitUntil(whenPossible(answer.then(({ ok }) => (ok ? copies.keep(page + query) : null))));
  }
});

scope.addEventListener("push", (event) => event.waitUntil(receiveMessage(scope, event.data?.text() ?? "")));
scope.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openMatch(scope, event.notification.data));
});
scope.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(whenPossible(renewSubscription(scope))));

async function answerPage({ preloadResponse, request }: Fetching, path: string): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (error) {
    const copy = await copies.find(path);
    if (copy === null) throw error;
    return copy;
  }
}

const isAsset = (path: string): boolean => /^\/(?:assets|flags|icons)\/|^\/favicon/.test(path);

/** A loaded and idle page's message: its build, its language, and the paths of the assets that it has loaded. */
type News = { readonly version: string; readonly lang: string; readonly paths: readonly string[] };
const isNews = (data: unknown): data is News =>
  typeof data === "object" &&
  data !== null &&
  "version" in data &&
  typeof data.version === "string" &&
  "lang" in data &&
  typeof data.lang === "string" &&
  "paths" in data &&
  Array.isArray(data.paths) &&
  data.paths.every((path) => typeof path === "string");
