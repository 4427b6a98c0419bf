import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from "react";
import type { SummaryIncident, SummaryPeriod } from "../../../../shared/feed/sections/read-summary.ts";

/** React's own warns on the server, where nothing is laid out. */
const useLaidOut = typeof document === "undefined" ? useEffect : useLayoutEffect;

const linesIn = (periods: readonly SummaryPeriod[]): number =>
  periods.reduce((sum, { incidents }) => sum + 1 + incidents.length, 0);

type HeldLines = {
  readonly shown: readonly SummaryPeriod[];
  /** What has happened since, the latest last. */
  readonly waiting: readonly SummaryIncident[];
  readonly show: () => void;
};

/**
 * At the very top of the page a list cannot grow without pushing what is read: new lines wait there until the reader asks for
 * them, scrolls (`useSteadyScroll` keeps the place then) or looks elsewhere. What changes in a line that is shown is shown at once.
 */
export function useHeldLines(list: RefObject<HTMLElement>, periods: readonly SummaryPeriod[]): HeldLines {
  const [taken, setTaken] = useState(periods);
  const latest = useRef(periods);
  const isGrown = linesIn(periods) > linesIn(taken);
  useLaidOut(() => {
    latest.current = periods;
    if (!isGrown || !isAtTop(list.current)) setTaken(periods);
  }, [periods, isGrown, list]);
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
  if (!isGrown) return { shown: periods, waiting: [], show };
  const known = new Set(taken.flatMap(({ incidents }) => incidents.map(({ id }) => id)));
  const waiting = periods.flatMap(({ incidents }) => incidents.filter(({ id }) => !known.has(id)));
  return { shown: taken, waiting, show };
}

/** Whether the list is seen by a reader who has not scrolled. */
const isAtTop = (list: HTMLElement | null): boolean =>
  list !== null &&
  scrollY === 0 &&
  document.visibilityState === "visible" &&
  list.getBoundingClientRect().top < innerHeight;
