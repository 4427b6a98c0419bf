import type { OriginFeedService } from "../../shared/wire/origin-feeds.ts";
import type { FeedHandler } from "../../workers/feed-proxy/src/handler.ts";
import type { ShelfAnswer, ShelfQuestion } from "../../workers/feed-proxy/src/kept-for-places.ts";
import type { AskOrigin } from "../../workers/feed-proxy/src/ask-origin.ts";
import type { FeedSourceParts } from "../../workers/feed-proxy/src/feed-source.ts";
import type { Timers } from "../../workers/feed-proxy/src/timers.ts";

export type ShelfStub = { feed(question: ShelfQuestion): Promise<ShelfAnswer | null> };

/** The feed proxy's own code, as the runtime would load it. */
export type ProxyCode = {
  readonly createFeedHandler: (parts: FeedSourceParts & { readonly signature: string }) => FeedHandler;
  readonly createKeptForPlaces: (origin: OriginFeedService, timers: Timers, nowMs: () => number) => ShelfStub["feed"];
  readonly createShelfReader: (
    shelves: () => ShelfStub,
    timers: Timers,
    nowMs: () => number,
    reportFailure: () => void,
  ) => unknown;
  readonly askEmbedded: (origin: OriginFeedService, askShelf: unknown, askOther: AskOrigin) => AskOrigin;
};

const modules = ["handler", "kept-for-places", "ask-shelf", "embedded-origin"] as const;

/** Parts of it are written for the runtime's types, which this program does not know: its modules are named at run time. */
export async function loadProxyCode(): Promise<ProxyCode> {
  const folder = "../../workers/feed-proxy/src";
  const loaded = await Promise.all(modules.map((name) => import(/* @vite-ignore */ `${folder}/${name}.ts`)));
  return Object.assign({}, ...loaded) as ProxyCode;
}
