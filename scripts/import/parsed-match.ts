import type { Pair, Result, Side } from "../../shared/timeline/incident.ts";

/** A match as a source describes it, whatever the source's format. */
export type ParsedMatch = {
  readonly round: string;
  /** Days since 1970-01-01, in the zone of the ground. */
  readonly day: number;
  /** Null when only the day is known. */
  readonly minuteOfDay: number | null;
  /** The UTC offset of the time, if the source gives one; otherwise the league's time zone applies. */
  readonly utcOffsetMinutes?: number;
  readonly home: string;
  readonly away: string;
  /** Null for a match that is not played yet. */
  readonly result: Result | null;
  /** Absent where the source has none; otherwise complete, and in agreement with the result. */
  readonly goals?: readonly ParsedGoal[];
  /** The match's number in the competition, where the source numbers its matches. */
  readonly number?: number | null;
  /** As the source writes it, town included. */
  readonly ground?: string | null;
  /** Index, from 0, of this game among those of these sides at this ground, in file order, which a rescheduling keeps. */
  readonly occurrence: number;
};

export type ParsedGoal = {
  /** The side whose score it raised, also for an own goal. */
  readonly side: Side;
  readonly scorer: string;
  /** As printed: "45+2". Null where the source does not know it. */
  readonly minute: string | null;
  readonly kind: "goal" | "penalty" | "own-goal";
};

/** The score after everything but a shoot-out. */
export const finalScore = (result: Result): Pair | null => result.extraTime ?? result.fullTime ?? result.halfTime;

/** "Matchday 12", "12. Round" → "12", which every language can print; other names stay. */
export function toRound(text: string): string {
  const match = /^(?:Matchday|Round) (\d+)$|^(\d+)\. (?:Round|Runde)$/.exec(text.trim());
  return match?.[1] ?? match?.[2] ?? text.trim().slice(0, 80);
}

/**
 * Numbers the meetings of each pairing from 0. Some sources list a round twice: for a meeting that was listed before with
 * the same round and date, the function returns a text that says where.
 */
export function createMeetings() {
  const counts = new Map<string, number>();
  const listed = new Map<string, string>();
  return (home: unknown, away: unknown, round: unknown, date: unknown, position: string): number | string => {
    const listing = JSON.stringify([home, away, round, date]);
    const first = listed.get(listing);
    if (first !== undefined) return `has the sides, the round and the day of ${first}`;
    listed.set(listing, position);
    const pairing = JSON.stringify([home, away]);
    const occurrence = counts.get(pairing) ?? 0;
    counts.set(pairing, occurrence + 1);
    return occurrence;
  };
}

const numeric = new Intl.Collator("en", { numeric: true });

/**
 * Numbers the meetings that one pairing has on one day by the order of play and not by that of their lines, so that each game
 * keeps its id when two lines of a file change places.
 * @param keyOf the sides and the day
 * @param orderOf what orders the games of a day, such as the hour and the round
 */
export function numberWithinDays<T extends { readonly occurrence: number }>(
  matches: readonly T[],
  keyOf: (match: T) => string,
  orderOf: (match: T) => string,
): readonly T[] {
  const groups = new Map<string, T[]>();
  for (const match of matches) {
    const key = keyOf(match);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [match]);
    else group.push(match);
  }
  const numbers = new Map<T, number>();
  for (const group of groups.values()) {
    if (group.length === 1) continue;
    const occurrences = group.map(({ occurrence }) => occurrence).toSorted((a, b) => a - b);
    const played = group.toSorted((a, b) => numeric.compare(orderOf(a), orderOf(b)));
    for (const [index, match] of played.entries()) numbers.set(match, occurrences[index] ?? match.occurrence);
  }
  if (numbers.size === 0) return matches;
  return matches.map((match) => ({ ...match, occurrence: numbers.get(match) ?? match.occurrence }));
}

/** The same for matches of a league: by kick-off, and by the round where the hours are not known. */
export const numberMeetings = <T extends ParsedMatch>(matches: readonly T[]): readonly T[] =>
  numberWithinDays(
    matches,
    ({ home, away, day }) => JSON.stringify([home, away, day]),
    ({ minuteOfDay, round }) => `${minuteOfDay ?? ""} ${round}`,
  );

/** Two national teams in alphabetical order, because sources differ on which is the home side on neutral ground. */
export const toPairing = ({
  home,
  away,
}: {
  readonly home: string;
  readonly away: string;
}): readonly [string, string] => (home < away ? [home, away] : [away, home]);
