import { WorkerEntrypoint, DurableObject } from "cloudflare:workers";
import type { FeedHttpRequest, FeedHttpResponse } from "../../../shared/wire/feed-http.ts";
import type { TaggedFeed, WantedFeed } from "../../../shared/wire/loaded-feed.ts";
import { createObserver } from "../../../shared/operations/metric.ts";
import type { FeedsReport } from "../../../shared/operations/reports.ts";
import { versionOf } from "../../../shared/operations/version-of.ts";
import { createFailureWriter } from "../../../shared/operations/failure.ts";
import type { Visitor } from "../../../shared/places/visitor.ts";
import { parseJson } from "../../../shared/basics/parse-json.ts";
import { fieldsOf } from "../../../shared/basics/record.ts";
import type { OriginConfig } from "../../../shared/operations/origin-choice.ts";
import { onlyEmbedded, parseOriginConfig } from "../../../shared/operations/parse-origin-config.ts";
import { variants } from "../../../variants/variant-of.ts";
import { createEdgeCache } from "./edge-cache.ts";
import { createShelfReader } from "./ask-shelf.ts";
import { askEmbedded } from "./embedded-origin.ts";
import { createFeedHandler, type FeedHandler } from "./handler.ts";
import { askByHttp } from "./http-origin.ts";
import { workerTimers } from "./timers.ts";
import { createKeptForPlaces, type ShelfAnswer, type ShelfQuestion } from "./kept-for-places.ts";

/** Answers the places of a region in place of a sport's ledger (docs/adr/025). It holds nothing that may not be lost. */
export class Shelf extends DurableObject<FeedProxyEnv> {
  readonly #kept = createKeptForPlaces(this.env.ORIGIN, workerTimers, Date.now);

  feed(question: ShelfQuestion): Promise<ShelfAnswer | null> {
    return this.#kept(question);
  }
}

// One per isolate: its memory is the first cache. Created by the first call, because only calls know the settings.
let handler: FeedHandler | null = null;

const logFailure = createFailureWriter("tribune-feed-proxy", console);

const toHandler = (env: FeedProxyEnv & OriginSettings): FeedHandler =>
  createFeedHandler({
    originsOf: originsByProject(env),
    signature: env.FEED_SIGN,
    askOrigin: askEmbedded(
      env.ORIGIN,
      createShelfReader(
        (name, region) => env.SHELF.getByName(name, { locationHint: region }),
        workerTimers,
        Date.now,
        (shelf, reason) => logFailure({ level: "warn", action: "shelf failed", reason: `${shelf}: ${reason}` }),
      ),
      askByHttp(env.FEED_SIGN, (url, init) => fetch(url, init)),
    ),
    timers: workerTimers,
    reportFailure: (url, reason) => logFailure({ level: "warn", action: "origin failed", url, reason }),
    observe: createObserver(env.METRICS, Math.random),
    edgeCache: createEdgeCache(caches.default),
    nowMs: Date.now,
    random: Math.random,
  });

/** The entry point for the site, which has resolved the visitor (docs/adr/026). */
export class Feeds extends WorkerEntrypoint<FeedProxyEnv & OriginSettings> {
  /**
   * Answers a client's request for a feed. It takes and returns values: the body of a response would be a stream of its
   * own between the Workers.
   */
  answer(visitor: Visitor, request: FeedHttpRequest): Promise<FeedHttpResponse> {
    handler ??= toHandler(this.env);
    return handler.answer(visitor, request, (work) => this.ctx.waitUntil(work));
  }

  /**
   * Feeds for a page, several in one call; null for what cannot be had. A text that the page's isolate knows by its tag does
   * not travel again.
   */
  load(visitor: Visitor, projectId: number, wanted: readonly WantedFeed[]): Promise<readonly (TaggedFeed | null)[]> {
    handler ??= toHandler(this.env);
    const { load } = handler;
    return Promise.all(wanted.map((feed) => load(visitor, projectId, feed, (work) => this.ctx.waitUntil(work))));
  }

  /** How this isolate is doing, for operators. */
  async report(): Promise<FeedsReport> {
    handler ??= toHandler(this.env);
    return { version: versionOf(this.env), ...handler.report() };
  }
}

/** This Worker has no public routes; the site calls `Feeds`. */
export default {
  fetch: () => new Response("not found\n", { status: 404 }),
} satisfies ExportedHandler<FeedProxyEnv>;

type OriginSettings = {
  /** Local stacks and tests set it to replace every variant's own origins: `{local, global, default_url}` as JSON. */
  readonly ORIGINS?: string;
  /** The same for single projects, by their number: `{"1": {local, global, default_url}}` as JSON. */
  readonly ORIGINS_OF_PROJECTS?: string;
};

/**
 * The origins of a project's feeds: those of its variant.
 * @throws OriginConfigError for a setting of the wrong shape (C8.07)
 */
function originsByProject({ ORIGINS, ORIGINS_OF_PROJECTS }: OriginSettings): (projectId: number) => OriginConfig {
  if (ORIGINS !== undefined) {
    const config = parseOriginConfig(parseJson(ORIGINS));
    return () => config;
  }
  const ofProjects = fieldsOf(parseJson(ORIGINS_OF_PROJECTS ?? "{}"));
  const byProject = new Map(
    variants.map(({ projectId, origins }) => {
      const other = ofProjects[projectId];
      return [projectId, other === undefined ? origins : parseOriginConfig(other)] as const;
    }),
  );
  return (projectId) => byProject.get(projectId) ?? onlyEmbedded;
}
