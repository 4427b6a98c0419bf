import type { AppLoadContext } from "@remix-run/cloudflare";
import type { TaggedFeed, WantedFeed } from "../../shared/feed/loaded-feed.ts";

type Feeds = readonly (TaggedFeed | null)[];
type Question = {
  readonly wanted: readonly WantedFeed[];
  readonly resolve: (feeds: Feeds | Promise<Feeds>) => void;
  readonly reject: (reason: unknown) => void;
};

/** What the loaders of a request have asked for in this turn. */
const gathered = new WeakMap<AppLoadContext, Question[]>();

/**
 * Asks the feed proxy; null for a feed that cannot be had. What the loaders of one request ask for in the same turn goes
 * in one call, because each costs as much as a tenth of a page. Nobody waits for another one's feeds longer than the
 * proxy takes to see that they are not near: those are asked for once more, by themselves.
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

async function answer(context: AppLoadContext, questions: readonly Question[]): Promise<void> {
  const { visitor, variant, cloudflare } = context;
  const { FEED } = cloudflare.env;
  const ask = (wanted: readonly WantedFeed[]) => FEED.load(visitor, variant.projectId, wanted);
  const [first, ...others] = questions;
  if (first !== undefined && others.length === 0) return first.resolve(ask(first.wanted));
  try {
    const near = await FEED.loadNear(
      visitor,
      variant.projectId,
      questions.flatMap(({ wanted }) => wanted),
    );
    let next = 0;
    for (const { wanted, resolve } of questions) {
      const feeds = near.slice(next, next + wanted.length);
      next += wanted.length;
      resolve(completed(wanted, feeds, ask));
    }
  } catch (error) {
    for (const { reject } of questions) reject(error);
  }
}

async function completed(
  wanted: readonly WantedFeed[],
  near: readonly (TaggedFeed | null | "far")[],
  ask: (wanted: readonly WantedFeed[]) => Promise<Feeds>,
): Promise<Feeds> {
  const far = wanted.filter((_, index) => near[index] === "far");
  const come = far.length === 0 ? [] : [...(await ask(far))];
  return near.map((feed) => (feed === "far" ? (come.shift() ?? null) : feed));
}
