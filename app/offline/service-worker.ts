import { fieldsOf } from "../../shared/basics/record.ts";
import { createCopies, withQuery } from "./copies.ts";
import { openMatch, openPages, renewSubscription, receiveMessage, type PushScope } from "./push-events.ts";

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

/** The address of the list of what works without a network. The build writes the list and puts its address here (`scripts/offline-assets.ts`). */
declare const OFFLINE_LIST: string;

const copies = createCopies({
  caches: scope.caches,
  fetch: (path, init) => fetch(path, init),
  openPages: async () => (await openPages(scope)).map(({ id }) => id),
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
  const news = parseNews(data);
  if (source === null || news === null) return;
  const { version, lang, paths } = news;
  const { pathname, search } = new URL(source.url);
  const keepAll = async () => {
    await copies.note(source.id, version, paths);
    await copies.keep(pathname + search);
    // The page comes first: a slow network may end before the parts that it has not used are here.
    const list = fieldsOf(await (await copies.loadAsset(OFFLINE_LIST, source.id)).json());
    await copies.note(source.id, version, toAssets([list[""], list[lang]].flat()));
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
    const answer = fetch(request);
    event.respondWith(answer);
    event.waitUntil(whenPossible(answer.then(({ ok }) => (ok ? copies.keep(withQuery(page, searchParams)) : null))));
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
const toAssets = (paths: readonly unknown[]): readonly string[] =>
  paths.filter((path) => typeof path === "string").filter(isAsset);

/** A loaded and idle page's message: its build, its language, and the paths of the assets that it has loaded. */
type News = { readonly version: string; readonly lang: string; readonly paths: readonly string[] };

/** Null for what is no such message. The pages of builds before the list name no language. */
function parseNews(data: unknown): News | null {
  const { version, lang = "", paths } = fieldsOf(data);
  return typeof version === "string" && typeof lang === "string" && Array.isArray(paths)
    ? { version, lang, paths: toAssets(paths) }
    : null;
}
