import { judgeDay, type StrengthTally } from "./judge-day.ts";
import { rateDay, strengthOn, type Strength, type StrengthGame } from "./rate-day.ts";
import type { StrengthModel } from "./strength-model.ts";

/** The strengths of all sides of a sport after some day. */
export type StrengthBook = {
  /** The strengths, and the tally, after the games of a day behind the last one; the book stays as it is. */
  readonly rate: (day: number, games: readonly StrengthGame[]) => RatedDay;
  /** Goes on to the end of a rated day. */
  readonly settle: (rated: RatedDay) => void;
};

export type RatedDay = {
  readonly day: number;
  readonly games: readonly StrengthGame[];
  /** The strengths of the sides that played, by id. */
  readonly strengths: ReadonlyMap<string, Strength>;
  readonly tally: StrengthTally;
};

/** A side that played in a tournament, and the last day on which it did. */
export type Entrant = { readonly tournamentId: string; readonly id: string; readonly day: number };

/** What a book begins with. */
export type KnownStrengths = {
  readonly strengths: ReadonlyMap<string, Strength>;
  readonly entrants: readonly Entrant[];
  readonly tally: StrengthTally;
};

/** Sides that have not played in a tournament for longer are no entrants of it any more. */
const entrantDays = 400;

export function createStrengthBook(known: KnownStrengths, model: StrengthModel): StrengthBook {
  const strengths = new Map(known.strengths);
  const entrants = new Map<string, Map<string, number>>();
  let { tally } = known;
  const enter = ({ tournamentId, id, day }: Entrant) => {
    const own = entrants.get(tournamentId) ?? new Map<string, number>();
    own.set(id, Math.max(day, own.get(id) ?? day));
    entrants.set(tournamentId, own);
  };
  known.entrants.forEach(enter);
  const before = (id: string): Strength | null => strengths.get(id) ?? null;

  /** The mean of the sides that the tournament has seen lately. */
  function entryOn(day: number, { tournamentId, entry }: StrengthGame): number {
    const values = [...(entrants.get(tournamentId) ?? [])].flatMap(([id, last]) => {
      const side = before(id);
      return side === null || last < day - entrantDays ? [] : [strengthOn(side, day)];
    });
    return values.length === 0 ? entry : values.reduce((sum, value) => sum + value, 0) / values.length;
  }

  return {
    rate(day, games) {
      const known = { before, entryOf: (game: StrengthGame) => entryOn(day, game) };
      return {
        day,
        games,
        strengths: rateDay(day, games, known, tally.counts, model),
        tally: judgeDay(day, games, before, tally),
      };
    },
    settle(rated) {
      for (const [id, strength] of rated.strengths) strengths.set(id, strength);
      for (const { tournamentId, homeId, awayId } of rated.games)
        for (const id of [homeId, awayId]) enter({ tournamentId, id, day: rated.day });
      tally = rated.tally;
    },
  };
}
