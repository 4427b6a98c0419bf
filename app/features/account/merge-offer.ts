/** Answers whether this browser's games go into the account. */
type Answer = (isKept: boolean) => void;

/**
 * The question for a browser that follows games when the account that signs in follows others. An open dialog asks it;
 * where none is open, or it is closed without an answer, all games are kept.
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
    /** Resolves when the question is asked. */
    asked: (): Promise<void> => new Promise((resolve) => void (answer === null ? waiting.add(resolve) : resolve())),
    /** The function that answers the question; null while it is not asked. */
    get: (): Answer | null => answer,
    /** Registers an open dialog. @returns a function that says that it has closed */
    observe(tell: () => void): () => void {
      windows.add(tell);
      return () => {
        windows.delete(tell);
        if (windows.size === 0) answer?.(true);
      };
    },
  };
}
