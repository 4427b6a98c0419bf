import type { EventState } from "../../../../shared/timeline/event-state.ts";
import { isKnockOutWord, keyOf, parseRound, partsOf } from "./round-key.ts";
import { groupBy } from "../standings/group-by.ts";
import { isIn, toTies, winnerOf, type Tie } from "./tie.ts";

export type DrawRound = {
  /** "1/8", "1/4", "1/2", "final". */
  readonly key: string;
  /** How many ties the round has: 1 in the final. */
  readonly size: number;
  /**
   * In the order of the tree: ties 2n and 2n + 1 lead to tie n of the next round. Null where a participant reaches the
   * next round without one.
   */
  readonly ties: readonly (Tie | null)[];
};
/** From the first round to the final; empty for a stage without knock-out rounds. */
export type Draw = readonly DrawRound[];

/**
 * The tree of a knock-out stage. Ties that are not announced yet are in it with the known winners. Of several trees in one
 * season (two halves of a year, promotion beside the title) it is the one that ends last.
 * @param hasAwayGoals whether the goals away from home decide a level tie of two legs
 */
export function toDraw(events: readonly EventState[], hasAwayGoals = false): Draw {
  const byTies = new Map<number, EventState[]>();
  for (const event of chooseTree(events)) {
    const round = parseRound(event.schedule.round);
    if (round !== null) byTies.set(round.ties, [...(byTies.get(round.ties) ?? []), event]);
  }
  if (byTies.size === 0) return [];
  addEarlierRounds(byTies, events, hasAwayGoals);
  const first = Math.max(...byTies.keys());
  const rounds: Tie[][] = [];
  for (let size = 1; size <= first; size *= 2) rounds.push([...toTies(byTies.get(size) ?? [], hasAwayGoals)]);
  return fill(place(rounds));
}

/** Chapters of one tree: "Playoffs", "Finals", or none. */
const generic = /^(?:finals?|play-?\s?offs?|knock-?\s?out(?: (?:stage|phase|round))?|endrunde|liguilla)$/;

const startOf = (events: readonly EventState[]) => Math.min(...events.map(({ schedule }) => schedule.startSeconds));
const endOf = (events: readonly EventState[]) => Math.max(...events.map(({ schedule }) => schedule.startSeconds));

function chooseTree(events: readonly EventState[]): readonly EventState[] {
  const trees = groupBy(
    events.filter(({ schedule }) => parseRound(schedule.round) !== null),
    ({ schedule }) =>
      partsOf(schedule.round)
        .filter((part) => parseRound(part) === null && !generic.test(part))
        .join(", "),
  );
  return [...trees.values()].toSorted((a, b) => endOf(b) - endOf(a))[0] ?? [];
}

/**
 * Rounds whose names say only that they are played for a place ("Playoffs, Matchday 1", "Wildcard") lead to the round that
 * comes after them, as long as that has room for their winners.
 */
function addEarlierRounds(
  byTies: Map<number, EventState[]>,
  events: readonly EventState[],
  hasAwayGoals: boolean,
): void {
  const first = byTies.get(Math.max(...byTies.keys())) ?? [];
  const before = groupBy(
    events.filter(
      ({ schedule }) => parseRound(schedule.round) === null && partsOf(schedule.round).some(isKnockOutWord),
    ),
    ({ schedule }) =>
      partsOf(schedule.round)
        .filter((part) => !/^(?:matchday )?\d+$/.test(part))
        .join(", "),
  );
  const earlier = [...before.values()]
    .filter((round) => startOf(round) < startOf(first))
    .toSorted((a, b) => startOf(b) - startOf(a));
  for (const round of earlier) {
    const size = Math.max(...byTies.keys());
    const later = new Set((byTies.get(size) ?? []).flatMap(({ schedule }) => [schedule.home.id, schedule.away?.id]));
    const ties = toTies(round, hasAwayGoals);
    if (ties.length > size * 2 || !ties.some(({ slots }) => slots.some((slot) => later.has(slot?.id)))) return;
    byTies.set(size * 2, [...round]);
  }
}

/** From the final on: the slots of each tie are assigned to the ties of the round before whose winners they hold. */
function place(rounds: readonly (readonly Tie[])[]): readonly (readonly (Tie | null)[])[] {
  let next: readonly (Tie | null)[] = [];
  return rounds.map((announced, level) => {
    const size = 2 ** level;
    const left = [...announced];
    const take = (wanted: (tie: Tie) => boolean): Tie | null => {
      const at = left.findIndex(wanted);
      return at < 0 ? null : (left.splice(at, 1)[0] ?? null);
    };
    const places = Array.from({ length: size }, (_, index) => {
      const winner = slotAt(next, index);
      return winner === null ? null : take((tie) => isIn(tie, winner.id));
    });
    // The remaining ties take places whose winner is unknown, in the order of starts, then places whose winner had a
    // bye.
    const isOpen = (index: number) => places[index] === null && slotAt(next, index) === null;
    const open = [...places.keys()].filter(isOpen);
    for (const index of open) places[index] = take(() => true);
    for (const index of [...places.keys()].filter((each) => places[each] === null)) places[index] ??= take(() => true);
    next = places;
    return places;
  });
}

const slotAt = (next: readonly (Tie | null)[], index: number) => next[Math.floor(index / 2)]?.slots[index % 2] ?? null;

/**
 * From the first round on: winners take their slot in the next round, and a participant in a slot of the next round has
 * won its tie.
 */
function fill(places: readonly (readonly (Tie | null)[])[]): Draw {
  const rounds: DrawRound[] = [];
  for (const [level, ties] of [...places.entries()].toReversed()) {
    const before = rounds.at(-1)?.ties;
    const next = places[level - 1] ?? [];
    const filled = ties.map((tie, index) => {
      if (tie === null) return before === undefined ? null : toComing(before, index);
      const successor = next[Math.floor(index / 2)] ?? null;
      return successor === null ? tie : decidedBy(tie, successor);
    });
    rounds.push({ key: keyOf(ties.length), size: ties.length, ties: filled });
  }
  return rounds;
}

function toComing(before: readonly (Tie | null)[], index: number): Tie {
  const winnerAt = (at: number) => {
    const tie = before[at] ?? null;
    return tie === null ? null : winnerOf(tie);
  };
  return { slots: [winnerAt(2 * index), winnerAt(2 * index + 1)], matches: [], score: null, winner: null };
}

function decidedBy(tie: Tie, successor: Tie): Tie {
  const [first, second] = tie.slots.map((slot) => slot !== null && isIn(successor, slot.id));
  if (tie.winner !== null || first === second) return tie;
  return { ...tie, winner: first === true ? 1 : 2 };
}
