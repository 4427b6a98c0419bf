import { parseSubject } from "../../shared/push/subjects.ts";
import type { Connection, Effect, Step, TimerName } from "./connection-state.ts";
import { startPolling } from "./polling.ts";

/** Pages come and go; the socket stays, and follows what they show. */

type Wanted = {
  readonly subjects: readonly string[];
  /** Subjects whose position in the store went back for a new list. */
  readonly again: readonly string[];
};

/**
 * Follows other subjects than before. An open socket joins and leaves; one that is being opened does so once it is
 * open; a later one joins them when it opens.
 */
export function onSubjects(before: Connection, wanted: Wanted, open: (state: Connection) => Step): Step {
  const { subjects } = wanted;
  const isMore = subjects.some((subject) => !before.subjects.includes(subject));
  const kept = <T>(record: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
    Object.fromEntries(Object.entries(record).filter(([subject]) => subjects.includes(subject)));
  const state: Connection = {
    ...before,
    subjects,
    joined: before.joined.filter((subject) => !wanted.again.includes(subject)),
    asked: kept(before.asked),
    repairs: kept(before.repairs),
    epochs: kept(before.epochs),
    // Without a socket, a repair brings the changes that a new list has missed since its feed (C4.13).
    isRepairLoaded: before.isRepairLoaded && (before.phase === "open" || !isMore),
  };
  if (isIdle(state) && state.isAsleep) return sleep(state);
  if (state.phase === "open") return settleSubjects(state);
  if (state.phase === "idle") return isIdle(state) ? { state, effects: [] } : open(state);
  return state.phase === "given-up" && subjects.length > 0 ? startPolling(state) : { state, effects: [] };
}

/** Makes an open socket join subjects that it does not follow yet, and leave those that no list needs any more. */
export function settleSubjects(state: Connection): Step {
  const { joined } = state;
  const subjects = wanted(state);
  const leave = joined
    .filter((subject) => !subjects.includes(subject))
    .map((subject): Effect => ({ do: "send", frame: { t: "leave", s: subject } }));
  const join = subjects
    .filter((subject) => !joined.includes(subject))
    .map((subject): Effect => ({ do: "join", subject }));
  return { state: { ...state, joined: subjects }, effects: [...leave, ...join] };
}

/** A page that is hidden for so long is asleep; who looks at another tab for a moment finds it as it was. */
export const sleepMs = 15_000;

/** What the socket is for: a page that is asleep hears of the visitor's games, where it is the one that does. */
export const wanted = ({ subjects, isAsleep }: Connection): readonly string[] =>
  isAsleep ? subjects.filter((subject) => parseSubject(subject)?.kind === "game") : subjects;

export const isIdle = (state: Connection): boolean => wanted(state).length === 0;

/** A hidden page costs nothing; one without a socket polls nothing while it is hidden. A repair is finished first. */
export function sleep(state: Connection): Step {
  if (state.isVisible || state.phase === "given-up") return { state, effects: [] };
  if (Object.values(state.repairs).some(({ isRunning }) => isRunning))
    return { state, effects: [{ do: "set-timer", name: "sleep", delayMs: sleepMs }] };
  const asleep: Connection = { ...state, isAsleep: true };
  if (!isIdle(asleep)) return state.phase === "open" ? settleSubjects(asleep) : { state: asleep, effects: [] };
  return {
    // C4.15: a page that polled does so again when it is seen, and finds out how long it was away.
    state: {
      ...asleep,
      phase: "idle",
      joined: [],
      asked: {},
      polling: state.polling && { ...state.polling, isDue: true },
    },
    effects: [{ do: "close" }, ...stopped.map((name): Effect => ({ do: "clear-timer", name }))],
  };
}

const stopped: readonly TimerName[] = ["ping", "silence", "reconnect", "poll", "system"];
