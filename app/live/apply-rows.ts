import { applyChange, decodeChanges, type EventChange } from "../../shared/wire/changes.ts";
import type { EventFields } from "../../shared/wire/event-fields.ts";
import { holdsAll, sameFields } from "./identity.ts";
import { isOddsSubject, listsOn, mark, type LiveData } from "./live-data.ts";
import { decideRows, splitRows } from "./rows-step.ts";

export type Applied = {
  readonly outcome: "applied" | "ignored" | "gap";
  readonly have: number;
  /** The number of the last row that was offered. */
  readonly last: number;
};

/** No feed of the open lists contains an event of another day, however often they are fetched. */
const maxHints = 3;
const mostHinted = 1_000;

/** Applies changes `n`, `n + 1` … of a subject (P3, P4), as far as they follow its position. */
export function applyRows(data: LiveData, subject: string, n: number, encoded: string, isFresh: boolean): Applied {
  const { have, prices, lists, oddsTopics } = data;
  const known = have.get(subject);
  const rows = splitRows(encoded);
  const last = n + rows.length - 1;
  if (known === undefined) return { outcome: "ignored", have: last, last };
  const step = decideRows(known, n, rows.length);
  if (step.kind === "gap") return { outcome: "gap", have: known, last };
  if (step.kind === "ignore") return { outcome: "ignored", have: known, last };
  const first = known + 1;
  const fresh = rows.slice(step.skip);
  have.set(subject, step.have);
  if (isOddsSubject(subject)) {
    const changed = new Set(fresh.flatMap((row, index) => [...prices.read(row, first + index, lists.holds)]));
    for (const id of changed) oddsTopics.notify(id);
  } else readChanges(data, fresh, (index) => first + index, isFresh);
  return { outcome: "applied", have: step.have, last };
}

/** Merges a repair feed, which is true at `seq` (P5). Ignores an older feed. */
export function applyRepair(data: LiveData, subject: string, body: string, seq: number): void {
  const known = data.have.get(subject);
  if (known === undefined || seq < known) return;
  data.have.set(subject, seq);
  readChanges(data, [body], () => seq, false);
}

/** Forgets the position in a subject whose epoch is new: the next change counts as newer. */
export function restartSubject(data: LiveData, subject: string): void {
  const { have, lists, prices, seqById } = data;
  if (have.has(subject)) have.set(subject, 0);
  const isOdds = isOddsSubject(subject);
  for (const { key } of listsOn(data, subject)) {
    for (const id of lists.idsOf(key)) {
      if (isOdds) prices.forgetSeq(id);
      else seqById.delete(id);
    }
  }
}

/**
 * Applies changed rows in order, then settles each event once, by its state before and after all of them: a change
 * that a later row undoes is not seen. `seqOf` gives the number of a row by its place in the body.
 */
function readChanges(
  data: LiveData,
  bodies: readonly string[],
  seqOf: (index: number) => number,
  isFresh: boolean,
): void {
  const { events, seqById, eventTopics, listTopics } = data;
  const beforeById = new Map<string, EventFields>();
  let hasNew = false;
  bodies.forEach((body, index) => {
    const seq = seqOf(index);
    for (const change of decodeChanges(body).changes) {
      const event = events.get(change.id);
      if (event === undefined) {
        hasNew = (isWholeEvent(change) && isHint(data, change.id)) || hasNew;
        continue;
      }
      if ((seqById.get(change.id) ?? 0) > seq) continue;
      seqById.set(change.id, seq);
      if (holdsAll(event, change)) continue;
      // It may leave its day's list, or stay there as a line that names the new day.
      hasNew = (isMove(event, change) && isHint(data, change.id)) || hasNew;
      if (!beforeById.has(change.id)) beforeById.set(change.id, event);
      events.set(change.id, applyChange(event, change));
    }
  });
  const counted = new Set<string>();
  for (const [id, before] of beforeById) if (settle(data, id, before, isFresh, counted)) eventTopics.notify(id);
  for (const key of counted) listTopics.notify(`counts ${key}`);
  if (hasNew) listTopics.notify("new-events");
}

/** Counts an event's row; true while there are few enough that the lists may have the event by now. */
function isHint({ hintsById }: LiveData, id: string): boolean {
  const hints = (hintsById.get(id) ?? 0) + 1;
  if (hintsById.size >= mostHinted) hintsById.clear();
  hintsById.set(id, hints);
  return hints <= maxHints;
}

/** Counts and highlights a changed event; false if the rows have changed nothing in the end. */
function settle(data: LiveData, id: string, before: EventFields, isFresh: boolean, counted: Set<string>): boolean {
  const { events, lists, veil, getEvent } = data;
  const after = events.get(id) ?? before;
  if (sameFields(before, after)) {
    events.set(id, before);
    return false;
  }
  for (const key of lists.move(id, before, getEvent)) counted.add(key);
  if (isFresh && !veil?.delaySeconds(id) && !veil?.covers(id)) mark(data, id, before, after);
  return true;
}

const isMove = (event: EventFields, { startSeconds }: EventChange) =>
  typeof startSeconds === "number" && startSeconds !== event.startSeconds;

const isWholeEvent = (change: EventChange) => typeof change.startSeconds === "number" && Boolean(change.homeName);
