import { createCache } from "../../../shared/basics/cache.ts";
import { isWithin } from "../../../shared/basics/is-within.ts";
import { parseFeedName } from "../../../shared/wire/feed-names.ts";
import type { OriginFeedAnswer, OriginFeedQuestion, OriginFeedService } from "../../../shared/wire/origin-feeds.ts";
import { lifetimeOf } from "./lifetimes.ts";
import { deadlineMs } from "./origin-client.ts";
import { atMost, type Timers } from "./timers.ts";

/** `leastSeq`: the number of the body that the caller has; an older body is useless to the caller. */
export type ShelfQuestion = Omit<OriginFeedQuestion, "asOfSeq"> & { readonly leastSeq: number };
/** `ageMs`: how long ago the origin was asked. */
export type ShelfAnswer = OriginFeedAnswer & { readonly ageMs: number };

type Kept = {
  readonly body: string;
  readonly etag: string;
  readonly seq: number;
  readonly askedAtMs: number;
  readonly freshMs: number;
};

/** The capacity of one shelf, in characters: twice that of its ledger. */
const mostCharacters = 16 * 1024 * 1024;
/** When the origin takes longer, the shelf answers that it has nothing yet, and the place asks the origin itself. */
const patienceMs = 800;
/** A name costs memory too. */
const overhead = 500;

/**
 * Keeps bodies that many places request. It requests each from the origin once for all places, and again when the body reaches
 * the age at which places refresh it. Places continue to count from the age in the answer, so that the shelf adds no age.
 */
export function createKeptForPlaces(origin: OriginFeedService, timers: Timers, nowMs: () => number) {
  const kept = createCache<Kept>({
    maxSize: mostCharacters,
    sizeOf: ({ body }, key) => body.length + key.length + overhead,
  });
  const running = new Map<string, Promise<Kept>>();

  async function ask(key: string, question: Omit<OriginFeedQuestion, "knownEtag">, known: Kept | null): Promise<Kept> {
    const askedAtMs = nowMs();
    const answer = await atMost(timers, deadlineMs, origin.feed({ ...question, knownEtag: known?.etag ?? null }));
    if (answer === null) throw new Error("the origin is silent");
    const body = answer.body ?? known?.body;
    if (body === undefined) throw new Error("the origin knows a body that nobody has");
    const name = parseFeedName(question.name);
    const freshMs = name === null ? 0 : lifetimeOf(name, body).freshMs;
    const entry = { body, etag: answer.etag, seq: answer.seq, askedAtMs, freshMs };
    kept.set(key, entry);
    return entry;
  }

  /** Requests that arrive meanwhile share one question to the origin. */
  function askOnce(...task: Parameters<typeof ask>): Promise<Kept> {
    const [key] = task;
    const asking = running.get(key) ?? ask(...task).finally(() => running.delete(key));
    running.set(key, asking);
    return asking;
  }

  /** Answers null when the origin fails or is slow, because that is no fault of the shelf. */
  return async ({ knownEtag, leastSeq, ...question }: ShelfQuestion): Promise<ShelfAnswer | null> => {
    const key = `${question.projectId}/${question.name}/${question.market ?? ""}`;
    const known = kept.get(key) ?? null;
    const isGood = known !== null && known.seq >= leastSeq && isWithin(known.askedAtMs, known.freshMs, nowMs());
    const asking = isGood ? known : atMost(timers, patienceMs, askOnce(key, question, known)).catch(() => null);
    const found = await asking;
    if (found === null) return null;
    const { body, etag, seq, askedAtMs } = found;
    return { body: etag === knownEtag ? null : body, etag, seq, ageMs: Math.max(0, nowMs() - askedAtMs) };
  };
}
