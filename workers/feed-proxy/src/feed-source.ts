import { emptyBody, hasData } from "../../../shared/wire/codec.ts";
import { formatFeedName, type FeedName } from "../../../shared/wire/feed-names.ts";
import type { Observe } from "../../../shared/operations/metric.ts";
import type { FeedsReport } from "../../../shared/operations/reports.ts";
import type { Visitor } from "../../../shared/places/visitor.ts";
import { isOddsFeed } from "../../../shared/wire/odds-names.ts";
import { keptOrigin, type ChoiceStore } from "./kept-origin.ts";
import { embeddedOrigin } from "../../../shared/operations/parse-origin-config.ts";
import { originOrder, originsFor, type OriginConfig } from "../../../shared/operations/origin-choice.ts";
import type { OriginAnswer } from "./ask-origin.ts";
import type { EdgeCache } from "./edge-cache.ts";
import { createFailureLog } from "./failure-log.ts";
import {
  afterFailure,
  hasJustFailed,
  isFresh,
  isOutvoted,
  isUsable,
  newest,
  type FeedEntry,
  type Loaded,
} from "./feed-entry.ts";
import { createFlights, type Flight } from "../../../shared/basics/flights.ts";
import { createFeedTally } from "./feed-tally.ts";
import { lifetimeOf } from "./lifetimes.ts";
import { createMemoryCache } from "./memory-cache.ts";
import { askOrigins, deadlineMs, type OriginNetwork } from "./origin-client.ts";
import { createOriginHealth } from "./origin-health.ts";
import { atMost, sleep } from "./timers.ts";

export type FeedSourceParts = OriginNetwork & {
  readonly originsOf: (projectId: number) => OriginConfig;
  readonly edgeCache: EdgeCache;
  readonly nowMs: () => number;
  /** A number in [0, 1). */
  readonly random: () => number;
  /** For the log. */
  readonly reportFailure: (url: string, reason: string) => void;
  /** For the metrics. */
  readonly observe: Observe;
};
/** `agoSeconds`: how long ago the feed was as it is wanted; 0 for now. */
type WantedFeed = {
  readonly projectId: number;
  readonly name: FeedName;
  readonly agoSeconds: number;
  /** The origin that served the client before, as the client says. */
  readonly origin?: string | null;
};
export type KeepAlive = (work: Promise<unknown>) => void;
export type FeedSource = {
  /** `keepAlive` holds work beyond the request that started it: others may be waiting for it. Never rejects. */
  readonly load: (wanted: WantedFeed, visitor: Visitor, keepAlive: KeepAlive) => Promise<Loaded>;
  /**
   * The origin of a visitor's feeds (C7.08), "" for the default: it takes the place of a name that a browser has kept with an older
   * answer. Null where a project has no other origin.
   */
  readonly originOf: (projectId: number, visitor: Visitor, named: string | null) => string | null;
  /** Reports this isolate's loads to operators. */
  readonly report: () => Omit<FeedsReport, "version">;
};

/** 16 million characters: that is enough for ten soccer days in each language. */
const memoryCharacters = 16_000_000;
/** When a body is kept, a request waits at most this long for a newer one (F24). */
const patienceMs = 300;
/** The location's cache must save time, not cost it. */
const edgePatienceMs = 250;
/** After this long without a sign, a request that fetches for others counts as cut off. */
const silenceMs = 2_000;

const nothing: Loaded = { entry: null, from: "stale" };

/** Feeds through memory, then the location's cache, then the origins; see lifetimes.ts for how long each counts (docs/adr/025). */
export function createFeedSource(parts: FeedSourceParts): FeedSource {
  const { nowMs, timers } = parts;
  const memory = createMemoryCache(memoryCharacters);
  const fetcher = createFetcher(parts, memory);
  const tally = createFeedTally(nowMs);
  const flights = createFlights<Loaded, Waiting>(nowMs, silenceMs, () => ({ isSlow: false, meanwhile: null }));

  async function load(wanted: WantedFeed, visitor: Visitor, keepAlive: KeepAlive): Promise<Loaded> {
    const key = cacheKey(wanted, visitor);
    const known = memory.get(key);
    if (known !== null && isFresh(known, nowMs())) return { entry: known, from: "cache" };
    if (known !== null && isUsable(known, nowMs()) && hasJustFailed(known, nowMs())) {
      return { entry: known, from: "stale" };
    }
    const reader: Reader = { waitedMs: 0 };
    for (;;) {
      const running = flights.find(key);
      const loaded = await (running === null
        ? take({ key, wanted, visitor, known, keepAlive, flight: flights.begin(key) }, reader)
        : watch(running, reader));
      // Null: the fetching request was cut, and another one must fetch again.
      if (loaded !== null) return loaded;
    }
  }

  /** Starts one flight for all requests of the feed meanwhile. It finishes whether or not this client waits for it. */
  function take(task: Task, reader: Reader): Promise<Loaded | null> {
    const { key, flight } = task;
    const work = fetcher.fetch(task).then((loaded) => {
      flights.land(key, flight, loaded);
      return loaded;
    });
    void signalLife(flight);
    task.keepAlive(work);
    return Promise.race([work, watch(flight, reader)]);
  }

  /** Null when the flight is lost. */
  function watch(flight: FeedFlight, reader: Reader): Promise<Loaded | null> {
    const wait = async (lookMs: number) => {
      const pauseMs = Math.min(lookMs, deadlineMs - reader.waitedMs);
      await sleep(timers, pauseMs);
      reader.waitedMs += pauseMs;
    };
    return flights.watch(flight, wait, () => {
      if (flight.meanwhile !== null && (flight.isSlow || reader.waitedMs >= patienceMs)) return flight.meanwhile;
      return reader.waitedMs >= deadlineMs ? nothing : null;
    });
  }

  async function signalLife(flight: FeedFlight): Promise<void> {
    while (flight.landed === null) {
      flights.signalLife(flight);
      await sleep(timers, silenceMs / 4);
    }
  }

  return {
    async load(wanted, visitor, keepAlive) {
      const loaded = await load(wanted, visitor, keepAlive);
      const { name } = wanted;
      const { from, ageMs } = tally.count(name, loaded);
      const sportId = "sportId" in name ? name.sportId : 0;
      parts.observe({ kind: "feed", of: name.kind, outcome: from, sportId, ageMs: ageMs ?? 0 });
      return loaded;
    },
    originOf(projectId, { place }, named) {
      try {
        const { local, global, default_url: usual } = parts.originsOf(projectId);
        if (local.length + global.length === 0) return null;
        const chosen = fetcher.choose(projectId, place.country, named);
        return chosen === usual ? "" : chosen;
      } catch {
        return null; // A configuration that leads to no origin: the load has logged it (C8.07).
      }
    },
    report: () => ({ ...tally.report(), ...fetcher.report() }),
  };
}

/** The state of a running fetch, for requests that need not wait for its end. */
type Waiting = {
  /** True once the fetch takes so long that requests use `meanwhile`, if there is one, instead of waiting. */
  isSlow: boolean;
  meanwhile: Loaded | null;
};
type FeedFlight = Flight<Loaded> & Waiting;

/** A fetch that one request makes for all others. */
type Task = {
  readonly key: string;
  readonly wanted: WantedFeed;
  readonly visitor: Visitor;
  /** The entry in memory. */
  readonly known: FeedEntry | null;
  readonly keepAlive: KeepAlive;
  readonly flight: FeedFlight;
};
/** The time that a request has waited so far by its own timers, which continue when the clock is set back. */
type Reader = { waitedMs: number };

/** Fetches a feed from the location's cache or else from the origins, and keeps it. */
function createFetcher(parts: FeedSourceParts, memory: ReturnType<typeof createMemoryCache>) {
  const { nowMs, timers } = parts;
  const health = createOriginHealth(nowMs);
  let failovers = 0;
  const countFailover = (first: string, other: string) => {
    failovers += 1;
    parts.observe({ kind: "failover", of: first, outcome: other });
  };
  const log = createFailureLog(parts.reportFailure, nowMs);
  /** The choices by country, because an isolate serves visitors of all countries. */
  const choices = new Map<string | null, ChoiceStore>();
  const choicesOf = (country: string | null): ChoiceStore => {
    const known = choices.get(country) ?? new Map<string, string>();
    choices.set(country, known);
    return known;
  };

  /** The origin that the client names, as long as it serves the client's country; else the one that this isolate keeps for the country. */
  function choose(projectId: number, country: string | null, named: string | null): string {
    const config = parts.originsOf(projectId);
    const isRight = originsFor(config, country).some(({ url, weight }) => url === named && weight > 0);
    if (isRight && named !== null) return named;
    return keptOrigin(choicesOf(country), projectId, config, country, parts.random());
  }

  /** Never rejects. */
  async function fetch(task: Task): Promise<Loaded> {
    const { key, known, flight } = task;
    try {
      const shared = await atMost(timers, edgePatienceMs, parts.edgeCache.load(key));
      const kept = newest(known, shared, nowMs());
      const usable = kept !== null && isUsable(kept, nowMs()) ? kept : null;
      if (usable !== null) {
        memory.set(key, usable);
        if (isFresh(usable, nowMs())) return { entry: usable, from: "cache" };
        flight.meanwhile = { entry: usable, from: "stale" };
      }
      return await refresh(task, usable);
    } catch (error) {
      // A configuration that leads to no origin (C8.07).
      log("", key, error instanceof Error ? error.message : String(error));
      return flight.meanwhile ?? nothing;
    }
  }

  async function refresh({ key, wanted, visitor, flight, keepAlive }: Task, kept: FeedEntry | null): Promise<Loaded> {
    const { projectId, name, agoSeconds } = wanted;
    const { country, continent } = visitor.place;
    const config = parts.originsOf(projectId);
    const first = choose(projectId, country, wanted.origin ?? null);
    const all = originOrder(config, country, parts.random, first);
    // The protocol of other origins has no past.
    const origins = agoSeconds === 0 ? all : all.filter((origin) => origin === embeddedOrigin);
    if (origins.length === 0) return nothing;
    const slowDown = () => {
      flight.isSlow = true;
    };
    if (origins.every(health.isHanging)) slowDown();
    const cancel = timers.after(patienceMs, slowDown);
    const askedAtMs = nowMs();
    const task = { origins, projectId, name, agoSeconds, market: marketOf(wanted, visitor), continent, kept };
    const answer = await askOrigins(task, health, log, parts, countFailover);
    cancel();
    if (answer.kind === "failed" || (answer.kind === "behind" && kept !== null && !isOutvoted(kept, nowMs()))) {
      if (kept === null) return nothing;
      const marked = afterFailure(kept, answer.kind === "behind", nowMs());
      memory.set(key, marked);
      return { entry: marked, from: "stale" };
    }
    const entry = toEntry(answer, name, kept, askedAtMs - answer.ageMs);
    memory.set(key, entry);
    // Any client may request many empty feeds: they stay in memory, unless one replaces a body in the location's cache.
    if (hasData(entry.body) || (kept !== null && hasData(kept.body))) keepAlive(parts.edgeCache.save(key, entry));
    return { entry, from: "origin" };
  }

  return { fetch, choose, report: () => ({ failovers, origins: health.list() }) };
}

/** Age counts from the request to the ledger, because the body may be that old. */
function toEntry(answer: OriginAnswer, name: FeedName, kept: FeedEntry | null, fetchedAtMs: number): FeedEntry {
  if (answer.body === null && kept !== null) {
    return { ...kept, seq: answer.seq ?? kept.seq, fetchedAtMs, trouble: null };
  }
  // "No new data" for a client that holds none is the empty feed.
  const body = answer.body ?? emptyBody;
  const originEtag = answer.body === null ? null : answer.etag;
  return { body, seq: answer.seq, originEtag, fetchedAtMs, ...lifetimeOf(name, body), trouble: null };
}

/** An odds feed's body and its number belong to a market (F5); every other feed is the same for all. */
const marketOf = ({ name }: WantedFeed, { policy }: Visitor): string | null =>
  isOddsFeed(name) ? policy.market : null;

/** The key uses the parsed name, not its spelling in the request (F22). */
const cacheKey = (wanted: WantedFeed, visitor: Visitor) =>
  `${wanted.projectId}/${formatFeedName(wanted.name)}/${marketOf(wanted, visitor) ?? ""}` +
  (wanted.agoSeconds === 0 ? "" : `/${wanted.agoSeconds}`);
