import type { Connection, Effect, Step } from "./connection-state.ts";
import { startPolling } from "./polling.ts";

/** Pages come and go; the socket stays, and follows what they show. */

type Wanted = {
  readonly subjects: readonly string[];
  /** Subjects in which the store went back for the sake of a new list. */
  readonly again: readonly string[];
};

/**
 * Other subjects than before. An open socket joins and leaves; one that is being opened does so once it is open; one that
 * is awaited takes them along.
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
    // Without a socket, what a new list has missed since its feed comes with a repair (C4.13).
    isRepairLoaded: before.isRepairLoaded && (before.phase === "open" || !isMore),
  };
  if (state.phase === "open") return settleSubjects(state);
  if (state.phase === "idle") return subjects.length === 0 ? { state, effects: [] } : open(state);
  return state.phase === "given-up" && subjects.length > 0 ? startPolling(state) : { state, effects: [] };
}

/** Tells an open socket what it does not follow yet, and what nobody needs any more. */
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
