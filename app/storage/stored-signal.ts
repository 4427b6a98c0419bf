/** Reports that something was stored under a name, to code that does not load the code of its store. */
export type StoredSignal = {
  /** Calls the listener when this tab has said it, and when another one has stored anything. */
  readonly on: (listener: () => void) => () => void;
  readonly say: () => void;
};

export function createStoredSignal(): StoredSignal {
  const listeners = new Set<() => void>();
  return {
    on(listener) {
      listeners.add(listener);
      window.addEventListener("storage", listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener("storage", listener);
      };
    },
    say: () => listeners.forEach((listener) => listener()),
  };
}
