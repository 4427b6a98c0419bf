import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from "react";

/** React's own warns on the server, where nothing is laid out. */
const useLaidOut = typeof document === "undefined" ? useEffect : useLayoutEffect;

type HeldLines<Lines> = {
  readonly shown: Lines;
  /** There are more lines than those. */
  readonly isHeld: boolean;
  readonly show: () => void;
};

/**
 * At the very top of the page a list cannot grow without pushing what is read: new lines wait there until the reader asks for
 * them, scrolls (`useSteadyScroll` keeps the place then) or looks elsewhere. What changes in a line that is shown is shown at once.
 * @param count how many lines there are; the same function at each call
 */
export function useHeldLines<Lines>(
  list: RefObject<HTMLElement>,
  lines: Lines,
  count: (lines: Lines) => number,
): HeldLines<Lines> {
  const [taken, setTaken] = useState(lines);
  const latest = useRef(lines);
  const isGrown = count(lines) > count(taken);
  useLaidOut(() => {
    latest.current = lines;
    if (!isGrown || !isAtTop(list.current)) setTaken(lines);
  }, [lines, isGrown, list]);
  useEffect(() => {
    const release = () => {
      if (!isAtTop(list.current)) setTaken(latest.current);
    };
    addEventListener("scroll", release, { passive: true });
    document.addEventListener("visibilitychange", release);
    return () => {
      removeEventListener("scroll", release);
      document.removeEventListener("visibilitychange", release);
    };
  }, [list]);
  const show = useCallback(() => setTaken(latest.current), []);
  return { shown: isGrown ? taken : lines, isHeld: isGrown, show };
}

/** Whether the list is seen by a reader who has not scrolled. */
const isAtTop = (list: HTMLElement | null): boolean =>
  list !== null &&
  scrollY === 0 &&
  document.visibilityState === "visible" &&
  list.getBoundingClientRect().top < innerHeight;
