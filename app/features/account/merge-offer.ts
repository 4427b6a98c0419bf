/** Says whether this browser's games go into the account. */
type Answer = (isKept: boolean) => void;

/**
 * The question that is asked when a browser follows games, and the account that signs in follows others. An open window asks it;
 * where none is open, or it is closed without an answer, all are kept.
 */
export function createMergeOffer() {
  const windows = new Set<() => void>();
  const waiting = new Set<() => void>();
  let answer: Answer | null = null;
  const set = (next: Answer | null) => {
    answer = next;
    for (const tell of windows) tell();
  };
  return {
    ask(): Promise<boolean> {
      if (windows.size === 0) return Promise.resolve(true);
      return new Promise((resolve) => {
        set((isKept) => {
          set(null);
          resolve(isKept);
        });
        for (const tell of waiting) tell();
        waiting.clear();
      });
    },
    /** Resolves when it is asked. */
    asked: (): Promise<void> => new Promise((resolve) => void (answer === null ? waiting.add(resolve) : resolve())),
    /** What answers it, null while it is not asked. */
    get: (): Answer | null => answer,
    /** For a window that is open. @returns says that it is not any more */
    observe(tell: () => void): () => void {
      windows.add(tell);
      return () => {
        windows.delete(tell);
        if (windows.size === 0) answer?.(true);
      };
    },
  };
}
