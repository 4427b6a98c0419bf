/** The storage key of the leagues that the visitor has pinned. */
export const myLeaguesName = "fsdc_my_leagues";

const listeners = new Set<() => void>();

/** Calls the listener when this tab or another one has stored leagues, without the code of their store. */
export function onPinned(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

export const sayPinned = (): void => listeners.forEach((listener) => listener());
