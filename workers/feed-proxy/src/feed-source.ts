import { emptyBody } from "../../../shared/feed/codec.ts";
import type { FeedName } from "../../../shared/feed/names.ts";
import { encodeVisitor, visitorHeader, type Visitor } from "../../../shared/geo/visitor.ts";
import { unknownPlace } from "../../../shared/geo/place.ts";
import { isOddsFeed } from "../../../shared/feed/odds-names.ts";
import type { EdgeCache } from "./edge-cache.ts";
import { isFresh, isUsable, type FeedEntry } from "./feed-entry.ts";
import { createFlights } from "./flights.ts";
import { lifetimeOf } from "./lifetimes.ts";
import { createMemoryCache } from "./memory-cache.ts";
import { originOrder, type OriginConfig } from "../../../shared/origins/origin-choice.ts";
import { askOrigins, type OriginNetwork } from "./origin-client.ts";
import { createOriginHealth } from "./origin-health.ts";

export type FeedSourceParts = OriginNetwork & {
  readonly origins: OriginConfig;
  readonly signature: string;
  readonly edgeCache: EdgeCache;
  readonly nowMs: () => number;
  /** A number in [0, 1). */
  readonly random: () => number;
};
type WantedFeed = { readonly projectId: number; readonly nameText: string; readonly name: FeedName };
/** `entry` is null when every origin failed and nothing kept is young enough. */
export type Loaded = { readonly entry: FeedEntry | null; readonly from: "cache" | "origin" | "stale" };
export type FeedSource = {
  /** `keepAlive` holds work beyond the request that started it: others may be waiting for it. */
  readonly load: (wanted: WantedFeed, visitor: Visitor, keepAlive: (work: Promise<unknown>) => void) => Promise<Loaded>;
};

/** 16 million characters: half a gigabyte would not fit, and ten soccer days in each language do. */
const memoryCharacters = 16_000_000;

/** Feeds through memory, then the location's cache, then the origins; see lifetimes.ts for how long each counts. */
export function createFeedSource(parts: FeedSourceParts): FeedSource {
  const memory = createMemoryCache(memoryCharacters);
  const health = createOriginHealth(parts.nowMs);
  const flights = createFlights<Loaded>();

  async function fly(key: string, wanted: WantedFeed, visitor: Visitor): Promise<Loaded> {
    const kept = newest(memory.get(key), await parts.edgeCache.load(key));
    if (kept !== null && isFresh(kept, parts.nowMs())) {
      memory.set(key, kept);
      return { entry: kept, from: "cache" };
    }
    const usable = kept !== null && isUsable(kept, parts.nowMs()) ? kept : null;
    const fetched = await fetchEntry(wanted, visitor, usable);
    if (fetched === null) return { entry: usable, from: "stale" };
    memory.set(key, fetched);
    return { entry: fetched, from: "origin" };
  }

  async function fetchEntry(wanted: WantedFeed, visitor: Visitor, kept: FeedEntry | null): Promise<FeedEntry | null> {
    const askedAtMs = parts.nowMs();
    const origins = originOrder(parts.origins, visitor.place.country, parts.random);
    const path = `/${wanted.projectId}/x/feed/${wanted.nameText}`;
    const headers = toOriginHeaders(parts.signature, wanted.name, visitor, kept);
    const answer = await askOrigins(origins, path, headers, kept === null, health, parts);
    if (answer.kind === "failed") return null;
    // Age counts from the question: the body may be as old as that.
    if (answer.kind === "unchanged" && kept !== null) {
      return { ...kept, seq: answer.seq ?? kept.seq, fetchedAtMs: askedAtMs };
    }
    // "No new data" to a reader that holds none is the empty feed.
    const { body, seq, etag } = answer.kind === "unchanged" ? { ...answer, body: emptyBody, etag: null } : answer;
    return { body, seq, originEtag: etag, fetchedAtMs: askedAtMs, ...lifetimeOf(wanted.name, body) };
  }

  return {
    async load(wanted, visitor, keepAlive) {
      const key = cacheKey(wanted, visitor);
      const entry = memory.get(key);
      if (entry !== null && isFresh(entry, parts.nowMs())) return { entry, from: "cache" };
      const flight = flights.join(key, () => fly(key, wanted, visitor));
      keepAlive(flight);
      const loaded = await flight;
      if (loaded.from === "origin" && loaded.entry !== null) keepAlive(parts.edgeCache.save(key, loaded.entry));
      return loaded;
    },
  };
}

/** An odds feed's number belongs to its market (F5), so markets never share a body. */
const cacheKey = ({ projectId, nameText, name }: WantedFeed, { policy }: Visitor) =>
  `${projectId}/${nameText}/${isOddsFeed(name) ? policy.market : ""}`;

function toOriginHeaders(
  signature: string,
  name: FeedName,
  { policy }: Visitor,
  kept: FeedEntry | null,
): Readonly<Record<string, string>> {
  return {
    "x-fsign": signature,
    ...(kept?.originEtag ? { "if-none-match": kept.originEtag } : {}),
    // The market alone matters to the origin; where the visitor is stays here, and so the answer can be shared.
    ...(isOddsFeed(name) ? { [visitorHeader]: encodeVisitor({ place: unknownPlace, policy }) } : {}),
  };
}

function newest(left: FeedEntry | null, right: FeedEntry | null): FeedEntry | null {
  if (left === null || right === null) return left ?? right;
  return left.fetchedAtMs >= right.fetchedAtMs ? left : right;
}
