import { useRef, type RefObject } from "react";
import { useLaidOut } from "./use-laid-out.ts";

/**
 * Keeps what is being read in its place when a list grows at its top: the page scrolls on by as much, before anything is
 * painted. At the very top of the page a reader has the board before them, and the list may grow below it.
 */
export function useSteadyScroll(list: RefObject<HTMLElement>): void {
  const known = useRef<number | null>(null);
  useLaidOut(() => {
    if (list.current === null) return;
    const { bottom, height } = list.current.getBoundingClientRect();
    const grown = known.current === null ? 0 : height - known.current;
    known.current = height;
    // A list that is above what is seen is the browser's to account for.
    const isRead = scrollY > 0 && bottom - grown > 0;
    if (grown > 0 && isRead) scrollBy({ top: grown, behavior: "instant" });
  });
}
