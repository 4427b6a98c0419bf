import { createTopics } from "./topics.ts";
import type { LoadedFeed } from "./live-world.ts";

/** As many sections as a reader may go back to; the oldest is forgotten. */
const mostKept = 24;
/** How long a section that nothing has brought up to date is shown again without being asked for. */
const keptSeconds = 60;

type Kept = { readonly body: string; readonly readSeconds: number };
type Load = (context: string, names: readonly string[], done: (feeds: readonly LoadedFeed[] | null) => void) => void;

/**
 * The sections of matches that this visit has read, by the names of their feeds. Tabs are drawn from it, so a section that is
 * read anew replaces the shown one, and a section that was read ahead is there at once.
 */
export type SectionStore = {
  /**
   * Reads a section from the server, whatever is kept; null when it cannot be had. All callers share one request.
   *
   * @param isAnew starts another request although one is running, whose answer may be older or never come
   */
  readonly refresh: (name: string, isAnew?: boolean) => Promise<string | null>;
  /** Takes the section that a page came with; a kept one is at least as new. */
  readonly offer: (name: string, body: string) => void;
  readonly get: (name: string) => string | null;
  /** When the section was last read, or offered; null for one that is not kept. */
  readonly readSeconds: (name: string) => number | null;
  /** Reads a section, from memory where it is recent enough. */
  readonly read: (name: string) => Promise<string | null>;
  readonly subscribe: (name: string, listener: () => void) => () => void;
};

export function createSectionStore(load: Load, nowSeconds: () => number): SectionStore {
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
    offer(name, body) {
      if (!kept.has(name)) keep(name, body);
    },
    get: (name) => kept.get(name)?.body ?? null,
    readSeconds: (name) => kept.get(name)?.readSeconds ?? null,
    read(name) {
      const known = kept.get(name);
      const isRight = known !== undefined && nowSeconds() - known.readSeconds < keptSeconds;
      return isRight ? Promise.resolve(known.body) : refresh(name);
    },
    subscribe: (name, listener) => topics.subscribe(name, listener),
  };
}
