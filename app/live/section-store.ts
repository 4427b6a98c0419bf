import { createTopics } from "./topics.ts";
import type { LoadedFeed } from "./live-world.ts";

/** As many sections as a reader may go back to; the oldest is forgotten. */
const mostKept = 24;
/** How long a section that nothing has brought up to date is shown again without being asked for. */
const keptSeconds = 60;

type Kept = { readonly body: string; readonly readSeconds: number };
type Load = (context: string, names: readonly string[], done: (feeds: readonly LoadedFeed[] | null) => void) => void;

export type SectionStore = ReturnType<typeof createSectionStore>;

/**
 * The sections of matches that this visit has read, by the names of their feeds. Tabs are drawn from it, so that what is read
 * anew replaces what is shown, and what was read ahead is there when it is asked for.
 */
export function createSectionStore(load: Load, nowSeconds: () => number) {
  const kept = new Map<string, Kept>();
  const waiting = new Map<string, ((body: string | null) => void)[]>();
  const topics = createTopics();

  function keep(name: string, body: string): void {
    const isNew = kept.get(name)?.body !== body;
    kept.delete(name);
    kept.set(name, { body, readSeconds: nowSeconds() });
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    if (isNew) topics.notify(name);
  }

  /**
   * Reads it, whatever is kept; null where it cannot be had. One request serves all who wait for it.
   *
   * @param isAnew asks again though an answer is awaited: one that was asked for before would be of before, or never come
   */
  const refresh = (name: string, isAnew = false): Promise<string | null> =>
    new Promise((resolve) => {
      const others = waiting.get(name);
      if (others !== undefined && !isAnew) return void others.push(resolve);
      const readers = [...(others ?? []), resolve];
      waiting.set(name, readers);
      load(`section ${name}`, [name], (feeds) => {
        if (waiting.get(name) !== readers) return;
        waiting.delete(name);
        const body = feeds?.[0]?.body ?? null;
        if (body !== null) keep(name, body);
        for (const reader of readers) reader(body);
      });
    });

  return {
    refresh,
    /** What a page came with; what is kept already is at least as new. */
    offer(name: string, body: string): void {
      if (!kept.has(name)) keep(name, body);
    },
    get: (name: string): string | null => kept.get(name)?.body ?? null,
    read(name: string): Promise<string | null> {
      const known = kept.get(name);
      const isRight = known !== undefined && nowSeconds() - known.readSeconds < keptSeconds;
      return isRight ? Promise.resolve(known.body) : refresh(name);
    },
    subscribe: (name: string, listener: () => void) => topics.subscribe(name, listener),
  };
}
