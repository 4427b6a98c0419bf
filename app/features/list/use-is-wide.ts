import { useSyncExternalStore } from "react";

/** Three columns, as in `layout.css`. */
const wide = "(min-width: 67.5em)";

function subscribe(listener: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** Whether there is room beside a list; false on the server and while a page is taken over. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(wide).matches,
    () => false,
  );
