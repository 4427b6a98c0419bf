import { useCallback, useEffect, useRef, useState, type RefObject } from "react";
import { useLaidOut } from "./use-steady-scroll.ts";

type HeldLines<Lines> = {
  readonly shown: Lines;
  /** There are more lines than the shown ones. */
  readonly isHeld: boolean;
  readonly show: () => void;
};

/**
 * At the very top of the page a list cannot grow without pushing down the lines that a visitor reads. There the list stays as it
 * is until the reader asks for the new lines, scrolls (`useSteadyScroll` keeps the place then) or leaves the tab.
 * @param count returns the number of lines; the same function at each call
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

/** Whether the list is in view and the reader has not scrolled. */
const isAtTop = (list: HTMLElement | null): boolean =>
  list !== null &&
  scrollY === 0 &&
  document.visibilityState === "visible" &&
  list.getBoundingClientRect().top < innerHeight;
