import { dayNumber, daySeconds } from "../../../../shared/basics/day.ts";
import { emptyTally } from "../../../../shared/strength/judge-day.ts";
import { createStrengthBook, type StrengthBook } from "../../../../shared/strength/strength-book.ts";
import { strengthModelOf } from "../../../../shared/strength/strength-model.ts";
import type { League } from "../../../../shared/timeline/schedule.ts";
import { restoring } from "../ledger/advance.ts";
import type { LedgerContext } from "../ledger/ledger-context.ts";
import { readChanges, readEntries, readPast } from "./read-games.ts";

export type StrengthKeeper = {
  /** Notes that somebody asks for strengths of the sport: from then on they are kept. Returns whether it is the first time since the ledger woke. */
  readonly want: () => boolean;
  /** Does the next part of the work, if it is due. A part is short enough for a request to wait for it. */
  readonly step: (nowSeconds: number) => void;
  /** When the next step is due; Infinity while nobody has asked, or nothing has changed. */
  readonly dueSeconds: () => number;
};

/** The ledger's notes: whether strengths are wanted, the instant up to which changed events were counted, and the version of merged clubs. */
const notes = { wanted: "strength:wanted", seen: "strength:seen", merges: "strength:merges" } as const;

/** Between two steps other work of the ledger is done. */
const pauseSeconds = 1;
/** Once all is rated, new results are counted so often. */
const restSeconds = 60;
/** After a longer sleep past seasons are read again. The ledger holds simulated games for some days more. */
const longestSleepSeconds = 6 * daySeconds;
/** Games that a step rates. */
const gamesPerStep = 4_000;

/** A book of rated days that change no more, unless an earlier result is corrected. */
type Settled = { readonly book: StrengthBook; throughDay: number };
/** `seenSeconds` is the instant through which all changes were counted; -Infinity while work is left. */
type Progress = { readonly dueSeconds: number; readonly seenSeconds: number };

/**
 * Keeps the strengths of a sport's sides: reads the last seasons of each tournament, a part a step, then rates their days in order, then counts
 * each result that becomes final. A corrected result is counted from its day on.
 * @param context the ledger with all seasons of its providers
 * @param failedSeconds when an earlier keeper failed; null for the first one
 */
export function createStrengthKeeper(context: LedgerContext, failedSeconds: number | null = null): StrengthKeeper {
  const { strengths, meta, merges } = context;
  const rate = createRating(context);
  let isAsked = false;
  let entryOf: ((league: League) => number) | null = null;
  let progress: Progress = {
    dueSeconds: failedSeconds === null ? 0 : failedSeconds + restSeconds,
    seenSeconds: -Infinity,
  };

  const isIdle = () => meta.number(notes.wanted) === null || meta.number(restoring) !== null;

  function dueSeconds(): number {
    return isIdle() || context.held.lastChangeSeconds() < progress.seenSeconds ? Infinity : progress.dueSeconds;
  }

  function step(nowSeconds: number): void {
    if (nowSeconds < dueSeconds()) return;
    entryOf ??= readEntries(context);
    const seen = wakeAt(nowSeconds);
    const past = readPast(context, entryOf);
    noteFrom(past.day);
    progress = past.isDone ? goOn(toSince(seen, nowSeconds), nowSeconds, entryOf) : later(nowSeconds);
  }

  /** @returns the instant since which changes are to be counted; now for the first time, and after a long sleep, in which games have come and gone */
  function wakeAt(nowSeconds: number): number {
    const seen = meta.number(notes.seen);
    const version = merges.version();
    if ((meta.number(notes.merges) ?? 0) !== version) {
      // Games are stored with the clubs as they are shown.
      strengths.forgetGames();
      meta.set(notes.merges, version);
      noteFrom(0);
      return nowSeconds;
    }
    if (seen !== null && nowSeconds - seen <= longestSleepSeconds) return seen;
    strengths.forgetRead();
    // What changes while past seasons are read is counted after them.
    meta.set(notes.seen, nowSeconds);
    return nowSeconds;
  }

  /** Counts what has changed, and rates. */
  function goOn(since: number, nowSeconds: number, entry: (league: League) => number): Progress {
    const changed = readChanges(context, since, entry);
    noteFrom(changed.day);
    meta.set(notes.seen, nowSeconds);
    const isDone = changed.isDone && rate(dayNumber(nowSeconds, 0));
    return isDone ? { dueSeconds: nowSeconds + restSeconds, seenSeconds: nowSeconds } : later(nowSeconds);
  }

  function noteFrom(day: number | null): void {
    const known = strengths.dirtyFrom();
    if (day !== null && (known === null || known > day)) strengths.setDirtyFrom(day);
  }

  return {
    want() {
      const isFirst = !isAsked;
      isAsked = true;
      if (isFirst && meta.number(notes.wanted) === null) meta.set(notes.wanted, 1);
      return isFirst;
    },
    step,
    dueSeconds,
  };
}

/** Once a day all of the ledger's events are compared: those that were over when they were added changed before that. */
const toSince = (seenSeconds: number, nowSeconds: number): number =>
  dayNumber(seenSeconds, 0) === dayNumber(nowSeconds, 0) ? seenSeconds : 0;

const later = (nowSeconds: number): Progress => ({ dueSeconds: nowSeconds + pauseSeconds, seenSeconds: -Infinity });

/** Makes the function that rates the next days, and returns whether none is left. Today's games are rated again with each of them. */
function createRating({ strengths, sportId }: LedgerContext): (today: number) => boolean {
  let settled: Settled | null = null;

  function settledBefore(day: number): Settled {
    const known = {
      strengths: strengths.strengthsBefore(day),
      entrants: strengths.entrantsBefore(day),
      tally: strengths.tallyBefore(day) ?? emptyTally,
    };
    return { book: createStrengthBook(known, strengthModelOf(sportId)), throughDay: day - 1 };
  }

  return (today) => {
    const from = strengths.dirtyFrom();
    if (from === null) return true;
    settled = settled === null || settled.throughDay >= from ? settledBefore(from) : settled;
    strengths.forgetFrom(settled.throughDay + 1);
    let count = 0;
    for (const [day, games] of strengths.gamesFrom(settled.throughDay + 1, gamesPerStep)) {
      const rated = settled.book.rate(day, games);
      strengths.putDay(rated);
      count += games.length;
      if (day >= today) continue;
      settled.book.settle(rated);
      settled.throughDay = day;
    }
    const isDone = count < gamesPerStep;
    strengths.setDirtyFrom(isDone ? null : settled.throughDay + 1);
    return isDone;
  };
}
