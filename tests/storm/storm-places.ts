import { contentHash } from "../../shared/wire/content-hash.ts";
import type { OriginFeedAnswer, OriginFeedQuestion, OriginFeedService } from "../../shared/wire/origin-feeds.ts";
import { unknownVisitor } from "../../shared/places/visitor.ts";
import { onlyEmbedded } from "../../shared/operations/parse-origin-config.ts";
import type { FeedEntry } from "../../workers/feed-proxy/src/feed-entry.ts";
import type { FeedHandler } from "../../workers/feed-proxy/src/handler.ts";
import type { Timers } from "../../workers/feed-proxy/src/timers.ts";
import type { ProxyCode, ShelfStub } from "./proxy-code.ts";
import type { createSeeded } from "./seeded.ts";
import type { Feed, VirtualLedger } from "./virtual-ledger.ts";
import type { VirtualTime } from "./virtual-time.ts";

type Parts = {
  readonly code: ProxyCode;
  readonly time: VirtualTime;
  readonly random: ReturnType<typeof createSeeded>;
  /** Whether a call that begins now may be lost. */
  readonly isTrouble: () => boolean;
  readonly subjects: readonly [string, string];
  readonly ledgerOf: (subject: string) => VirtualLedger;
};

const projectId = 2;
/** The feed that a page of each subject loads: the list of today, and the list of tomorrow. */
const feedNames = ["f_1_0_1_en_1", "f_1_1_1_en_1"] as const;
const placeCount = 2;
const browserPatienceMs = 10_000;

/** Keeps `part` as the memory of one isolate. `end` kills the isolate: callers that still wait race with `ended`, which rejects. */
function startLife<T>(part: T) {
  const ending: { end?: () => void } = {};
  const ended = new Promise<never>((_, reject) => (ending.end = () => reject(new Error("was reset"))));
  ended.catch(() => {}); // nobody may be waiting for it
  return { part, ended, end: () => ending.end?.() };
}

const askOther = () => Promise.reject(new Error("there is no other origin"));

/**
 * Places of a region with the real feed proxies and their shelf, between pages and the ledger. Each isolate has its own memory, and each
 * place has a cache that outlives it; calls in flight die with the isolate.
 */
export function createStormPlaces({ code, time, random, isTrouble, subjects, ledgerOf }: Parts) {
  const timers: Timers = {
    after(delayMs, run) {
      const state = { isCancelled: false };
      time.after(delayMs, () => {
        if (!state.isCancelled) run();
      });
      return () => {
        state.isCancelled = true;
      };
    },
  };
  const later = (delayMs: number) => new Promise<void>((resolve) => time.after(delayMs, resolve));

  /** A call to another object: the call or its answer may be lost, be slow, or never arrive. */
  async function call<T>(work: () => T | Promise<T>): Promise<T> {
    const isBad = isTrouble();
    await later(random.between(1, 30));
    if (isBad && random.chance(0.4)) throw new Error("the call was lost");
    if (isBad && random.chance(0.2)) return new Promise<T>(() => {});
    const answer = await work();
    await later(isBad && random.chance(0.5) ? random.between(300, 6_000) : random.between(1, 60));
    if (isBad && random.chance(0.4)) throw new Error("the answer was lost");
    return answer;
  }

  const subjectOf = new Map<string, string>(feedNames.map((name, index) => [name, subjects[index] ?? ""]));
  function answer({ name, knownEtag }: OriginFeedQuestion): OriginFeedAnswer {
    const { seq, body: rows } = ledgerOf(subjectOf.get(name) ?? "").feed();
    const body = rows === "0" ? rows : `SA÷1¬~${rows}`;
    const etag = contentHash(body);
    return { body: etag === knownEtag ? null : body, etag, seq };
  }
  const origin: OriginFeedService = { feed: (question) => call(() => answer(question)) };

  const startShelf = () => startLife(code.createKeptForPlaces(origin, timers, time.clockMs));
  let shelf = startShelf();
  const shelfStub: ShelfStub = {
    feed(question) {
      const { part, ended } = shelf;
      return call(() => Promise.race([part(question), ended]));
    },
  };

  const caches = Array.from({ length: placeCount }, () => new Map<string, FeedEntry>());
  function startPlace(cache: Map<string, FeedEntry>) {
    const askShelf = code.createShelfReader(
      () => shelfStub,
      timers,
      time.clockMs,
      () => {},
    );
    return startLife<FeedHandler>(
      code.createFeedHandler({
        originsOf: () => onlyEmbedded,
        signature: "storm",
        askOrigin: code.askEmbedded(origin, askShelf, askOther),
        edgeCache: {
          async load(key) {
            await later(random.between(1, random.chance(0.05) ? 600 : 10));
            const entry = cache.get(key);
            return entry === undefined ? null : { ...entry, trouble: null };
          },
          async save(key, entry) {
            await later(random.between(1, 20));
            cache.set(key, entry);
          },
        },
        nowMs: time.clockMs,
        random: random.next,
        timers,
        reportFailure: () => {},
        observe: () => {},
      }),
    );
  }
  const places = caches.map(startPlace);

  /** Loads the feed as a page in that place does; null when that fails. */
  async function loadAt(place: (typeof places)[number], subject: string): Promise<Feed | null> {
    const name = feedNames[subjects.indexOf(subject)];
    if (name === undefined) throw new Error(`no page shows ${subject}`);
    const { part, ended } = place;
    const wanted = { name, knownEtag: null };
    const loading = call(() => Promise.race([part.load(unknownVisitor, projectId, wanted, () => {}), ended]));
    const loaded = await Promise.race([loading, later(browserPatienceMs).then(() => null)]).catch(() => null);
    return loaded === null || loaded.body === null ? null : { seq: loaded.seq, body: loaded.body };
  }

  return {
    /** Loads the feed from a random place, because the page's visitor may travel. */
    loadFeed(subject: string): Promise<Feed | null> {
      const place = random.pick(places);
      return place === undefined ? Promise.resolve(null) : loadAt(place, subject);
    },
    /** Lists the places and subjects whose data differs from the ledger's. */
    async differences(): Promise<readonly string[]> {
      const seen = places.flatMap((place, index) => subjects.map((subject) => ({ place, index, subject })));
      const loaded = await Promise.all(seen.map(({ place, subject }) => loadAt(place, subject)));
      return seen.flatMap(({ index, subject }, at) => {
        const feed = ledgerOf(subject).feed();
        const { seq = null, body = "" } = loaded[at] ?? {};
        const isSame = seq === feed.seq && (body === feed.body || body.endsWith(`~${feed.body}`));
        return isSame ? [] : [`place ${index} has ${seq} of ${feed.seq} of ${subject}`];
      });
    },
    killProxy() {
      const index = random.below(placeCount);
      places[index]?.end();
      const cache = caches[index];
      if (cache !== undefined) places[index] = startPlace(cache);
    },
    killShelf() {
      shelf.end();
      shelf = startShelf();
    },
    loseCache: () => random.pick(caches)?.clear(),
  };
}
