import type { Connection, Effect, Step } from "./connection-state.ts";
import { startPolling } from "./polling.ts";

/** Pages come and go; the socket stays open and follows the subjects that they show. */

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
  if (state.phase === "open") return settleSubjects(state);
  if (state.phase === "idle") return subjects.length === 0 ? { state, effects: [] } : open(state);
  return state.phase === "given-up" && subjects.length > 0 ? startPolling(state) : { state, effects: [] };
}

/** Makes an open socket join subjects that it does not follow yet, and leave those that no list needs any more. */
export function settleSubjects(state: Connection): Step {
  const { subjects, joined } = state;
  const leave = joined
    .filter((subject) => !subjects.includes(subject))
    .map((subject): Effect => ({ do: "send", frame: { t: "leave", s: subject } }));
  const join = subjects
    .filter((subject) => !joined.includes(subject))
    .map((subject): Effect => ({ do: "join", subject }));
  return { state: { ...state, joined: subjects }, effects: [...leave, ...join] };
}
