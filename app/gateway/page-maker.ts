import { createFlights } from "../../shared/basics/flights.ts";
import { isWithin } from "../../shared/basics/is-within.ts";
import { sourcesOfNonce, toHashedPage, type InlineSources } from "./inline-sources.ts";
import { lifetimeOf, pageFreshness, type Lifetime } from "./lifetime.ts";
import { createNonce } from "./nonce.ts";
import { toPageEtag } from "./page-etag.ts";
import type { PageMemory, StoredPage } from "./page-memory.ts";
import { createSemaphore, runWhenFree } from "./semaphore.ts";

/**
 * Keeps a page's module and its preloads from running until the page has been painted
 * (`app/inline/inline-script.ts`): otherwise browsers would load the imports beside the style sheets and run the
 * module before anything is shown. Under the names that this gives them browsers ignore both: a script of a type that no
 * browser knows, and a lookup of the site's own host, which the browser has found already (HTML allows few kinds of links
 * in a body, and none of one's own). Modules with an address, such as a variant's tags, stay.
 *
 * @param html the markup that React writes for Remix's `<Scripts>`; where its form differs nothing changes, and scripts
 * merely run earlier
 */
export const toLateScripts = (html: string): string =>
  html
    .replaceAll('<link rel="modulepreload"', '<link rel="dns-prefetch"')
    .replace('<script type="module" async="">', '<script type="text/late">');

/** A second, slower store that outlives the isolate. It never fails: an error in it counts as a missing page. */
export type PageStore = {
  readonly load: (key: string) => Promise<StoredPage | null>;
  readonly save: (key: string, page: StoredPage) => Promise<void>;
};

export type PageRequest = {
  readonly key: string;
  /** Whether the page is a variant that few visitors read (`Reading`). */
  readonly isCopy: boolean;
  /**
   * Renders the whole page with this nonce in its scripts; a failure is a page of status 500. A 404 needs no body: the gateway has its
   * own for all of them.
   */
  readonly render: RenderPage;
  /** Renders the page as a stream that begins before all data have loaded; null for a client that needs the whole page at once. */
  readonly renderStreamed: RenderPage | null;
  /** Asked before each rendering for this visitor. */
  readonly mayRender: () => Promise<boolean>;
  /** Keeps the Worker alive for work that continues after the response. */
  readonly waitUntil: (work: Promise<unknown>) => void;
};

export type RenderPage = (nonce: string) => Promise<Response>;

export type MakerOptions = {
  readonly memory: PageMemory;
  readonly store: PageStore;
  readonly nowMs: () => number;
  /** A timer that belongs to the current request. */
  readonly wait: (ms: number) => Promise<void>;
};

/** A refresh that takes longer than this counts as lost (its isolate's request was cut), and another may begin. */
const refreshLimitMs = 10_000;
/** Visitors do not wait longer than this for a first page. */
const flightLimitMs = 10_000;
/** Limit of simultaneous renderings: each holds its feeds and its markup, and an isolate has 128 MB. */
const pagesAtOnce = 64;
/** Copies have their own limit, so that they never block pages, and the isolate answers other requests between two of them. */
const copiesAtOnce = 2;

/** The result of making a page: a page for all visitors who wait, or an answer for one visitor alone. */
export type Obtained =
  | { readonly kind: "rendered"; readonly page: StoredPage; readonly made: Made }
  | { readonly kind: "own" | "streamed"; readonly made: Made }
  | { readonly kind: "stored"; readonly page: StoredPage }
  | { readonly kind: "refused" | "busy" };
/** The answer to the visitor for whom a page is made. */
export type Made = {
  readonly response: Response;
  readonly body: BodyInit | null;
  readonly inline: InlineSources;
  /** Null for bytes that are sent only once. */
  readonly etag: string | null;
};
/** The part that other requests may see: it holds nothing that belongs to one request. */
type Outcome = { readonly kind: "page"; readonly page: StoredPage } | { readonly kind: "own" | "failed" | "none" };

/** Makes pages and keeps them: for all requests of a page at once, behind an old copy, or for one visitor alone. */
export function createPageMaker({ memory, store, nowMs, wait }: MakerOptions) {
  const refreshStartedAtMs = new Map<string, number>();
  const flights = createFlights<Outcome>(nowMs, flightLimitMs, () => ({}));
  const semaphores = { shared: createSemaphore(pagesAtOnce, nowMs), copies: createSemaphore(copiesAtOnce, nowMs) };
  const semaphoreOf = ({ isCopy }: PageRequest) => (isCopy ? semaphores.copies : semaphores.shared);
  const memoryOf = ({ isCopy }: PageRequest) => (isCopy ? memory.copies : memory.shared);
  let failedAtMs = Number.NEGATIVE_INFINITY;

  const remember = (request: PageRequest, page: StoredPage) => {
    const present = memoryOf(request).get(request.key);
    // A page that is old but good is better than a failure.
    if (page.status >= 500 && present?.status === 200 && isServable(present, nowMs())) return;
    memoryOf(request).set(request.key, page);
  };

  const render = async (request: PageRequest): Promise<Obtained> => {
    const made = await runWhenFree(semaphoreOf(request), { nowMs, wait }, async (): Promise<Obtained> => {
      const nonce = createNonce();
      const response = await request.render(nonce);
      const lifetime = lifetimeOf(response);
      return lifetime === null
        ? { kind: "own", made: { response, body: response.body, inline: sourcesOfNonce(nonce), etag: null } }
        : keep(request, await toSharedPage(response, nonce), lifetime);
    });
    return made ?? { kind: "busy" };
  };

  const keep = (request: PageRequest, made: SharedPage, lifetime: Lifetime): Obtained => {
    const { body, inline, etag } = made;
    const { status, headers } = made.response;
    const page = { status, body, inline, link: headers.get("link") ?? "", etag, storedAtMs: nowMs(), lifetime };
    remember(request, page);
    if (status >= 500) failedAtMs = nowMs();
    if (status === 200) request.waitUntil(store.save(request.key, page));
    return { kind: "rendered", page, made };
  };

  const refreshBehind = (request: PageRequest): void => {
    const startedAtMs = refreshStartedAtMs.get(request.key);
    if (startedAtMs !== undefined && isWithin(startedAtMs, refreshLimitMs, nowMs())) return;
    refreshStartedAtMs.set(request.key, nowMs());
    request.waitUntil(render(request).finally(() => refreshStartedAtMs.delete(request.key)));
  };

  const obtain = async (request: PageRequest): Promise<Obtained> => {
    const stored = await store.load(request.key);
    if (stored !== null && isServable(stored, nowMs())) {
      remember(request, stored);
      return { kind: "stored", page: stored };
    }
    return (await request.mayRender()) ? render(request) : { kind: "refused" };
  };

  /** Makes the page for all who request it meanwhile. It is finished even if the first visitor leaves. */
  const lead = (request: PageRequest): Promise<Obtained> => {
    const flight = flights.begin(request.key);
    const land = (outcome: Outcome) => flights.land(request.key, flight, outcome);
    const work = obtain(request).then(
      (obtained) => {
        land(toOutcome(obtained));
        return obtained;
      },
      (error: unknown) => {
        land({ kind: "failed" });
        throw error;
      },
    );
    request.waitUntil(work.catch(() => {}));
    return work;
  };

  const makeAlone = (renderPage: RenderPage): Promise<SharedPage | null> =>
    runWhenFree(semaphores.copies, { nowMs, wait }, async () => {
      const nonce = createNonce();
      return toSharedPage(await renderPage(nonce), nonce);
    });

  return {
    flights,
    semaphoreOf,
    /** Returns the page in memory; null if it was never kept or has expired. */
    recall(request: PageRequest): StoredPage | null {
      const page = memoryOf(request).get(request.key);
      return page !== undefined && isServable(page, nowMs()) ? page : null;
    },
    render,
    refreshBehind,
    lead,
    /** Makes a copy for one visitor; null when too many are being made. */
    makeAlone,
    hasFailedWithin: (ms: number): boolean => isWithin(failedAtMs, ms, nowMs()),
  };
}

function toOutcome(obtained: Obtained): Outcome {
  if ("page" in obtained) return { kind: "page", page: obtained.page };
  return { kind: obtained.kind === "own" ? "own" : "none" };
}

/** A page whose bytes are the same for all visitors. */
type SharedPage = Omit<Made, "body" | "etag"> & Pick<StoredPage, "body" | "etag">;

async function toSharedPage(response: Response, nonce: string): Promise<SharedPage> {
  const { html, inline } = await toHashedPage(response.status === 404 ? "" : await response.text(), nonce);
  const body = new Uint8Array(new TextEncoder().encode(toLateScripts(html)));
  return { response, body, inline, etag: await toPageEtag(body) };
}

const isServable = (page: StoredPage, nowMs: number) =>
  pageFreshness(page.storedAtMs, page.lifetime, nowMs) !== "expired";
