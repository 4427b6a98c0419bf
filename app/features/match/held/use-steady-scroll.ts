import { useRef, type RefObject, useEffect, useLayoutEffect } from "react";

/** `useLayoutEffect` in a browser; on the server, where nothing is laid out, React warns of that one. */
export const useLaidOut = typeof document === "undefined" ? useEffect : useLayoutEffect;

/**
 * Keeps the reader's lines in place when a list grows at its top: the page scrolls by the added height before the next paint. At
 * the very top of the page a reader sees the board first, and the list may grow below it.
 */
export function useSteadyScroll(list: RefObject<HTMLElement>): void {
  const known = useRef<number | null>(null);
  useLaidOut(() => {
    if (list.current === null) return;
    const { bottom, height } = list.current.getBoundingClientRect();
    const grown = known.current === null ? 0 : height - known.current;
    known.current = height;
    // The browser itself keeps the scroll position for a list above the viewport.
    const isRead = scrollY > 0 && bottom - grown > 0;
    if (grown > 0 && isRead) scrollBy({ top: grown, behavior: "instant" });
  });
}
