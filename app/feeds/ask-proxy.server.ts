import type { AppLoadContext } from "@remix-run/cloudflare";
import type { NearFeed, TaggedFeed, WantedFeed } from "../../shared/wire/loaded-feed.ts";

type Feeds = readonly (TaggedFeed | null)[];
type Ask = (wanted: readonly WantedFeed[]) => Promise<Feeds>;
type Question = {
  readonly wanted: readonly WantedFeed[];
  readonly resolve: (feeds: Feeds | Promise<Feeds>) => void;
  readonly reject: (reason: unknown) => void;
};

/** The feeds that the loaders of a request have requested in this turn. */
const gathered = new WeakMap<AppLoadContext, Question[]>();

/**
 * Requests feeds from the feed proxy; null for a feed that cannot be loaded. All questions that one request's loaders ask in the
 * same turn go to the proxy in one call (docs/adr/025). A question waits only for its own feeds: a second call of that question
 * requests those that the proxy does not have at hand.
 */
export function askProxy(context: AppLoadContext, wanted: readonly WantedFeed[]): Promise<Feeds> {
  return new Promise((resolve, reject) => {
    const question = { wanted, resolve, reject };
    const others = gathered.get(context);
    if (others !== undefined) {
      others.push(question);
      return;
    }
    const questions: Question[] = [question];
    gathered.set(context, questions);
    queueMicrotask(() => {
      gathered.delete(context);
      void answer(context, questions);
    });
  });
}

/** Never rejects itself: if the call fails, it rejects the promise of each question. */
async function answer(context: AppLoadContext, questions: readonly Question[]): Promise<void> {
  const { visitor, variant, cloudflare } = context;
  const { FEED } = cloudflare.env;
  const ask: Ask = (wanted) => FEED.load(visitor, variant.projectId, wanted);
  const wantedByAll = questions.flatMap(({ wanted }) => wanted);
  try {
    const feeds =
      questions.length === 1 ? await ask(wantedByAll) : await FEED.loadNear(visitor, variant.projectId, wantedByAll);
    let next = 0;
    for (const { wanted, resolve } of questions) {
      resolve(complete(wanted, feeds.slice(next, next + wanted.length), ask));
      next += wanted.length;
    }
  } catch (error) {
    for (const { reject } of questions) reject(error);
  }
}

async function complete(wanted: readonly WantedFeed[], near: readonly NearFeed[], ask: Ask): Promise<Feeds> {
  const far = wanted.filter((_, index) => near[index] === "far");
  const come = far.length === 0 ? [] : [...(await ask(far))];
  return near.map((feed) => (feed === "far" ? (come.shift() ?? null) : feed));
}
