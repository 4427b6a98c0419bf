import type { Competition } from "../../catalogue/sports/competition.ts";
import { competitionsOf } from "../../catalogue/sports/competitions.ts";
import { toStarter } from "../../catalogue/sports/to-league.ts";

/** A team or player of the built-in world, with the first competition that names it. */
export type KnownStarter = {
  readonly competition: Competition;
  /** From -0.5 (weakest of its competition) to 0.5 (strongest). */
  readonly strength: number;
};

const known = new Map<number, ReadonlyMap<string, KnownStarter>>();

/** Null for participants that the world does not know. */
export const starterIn = (sportId: number, participantId: string): KnownStarter | null =>
  startersOf(sportId).get(participantId) ?? null;

/** 0 for participants that the world does not know. */
export const strengthIn = (sportId: number, participantId: string): number =>
  starterIn(sportId, participantId)?.strength ?? 0;

/** Computed when a sport is first requested: a ledger plays one sport only. */
function startersOf(sportId: number): ReadonlyMap<string, KnownStarter> {
  const done = known.get(sportId);
  if (done !== undefined) return done;
  const starters = new Map<string, KnownStarter>();
  for (const competition of competitionsOf(sportId)) {
    const { names } = competition;
    names.forEach((name, index) => {
      const { id } = toStarter(competition, name);
      const strength = 0.5 - index / Math.max(1, names.length - 1);
      if (!starters.has(id)) starters.set(id, { competition, strength });
    });
  }
  known.set(sportId, starters);
  return starters;
}

const numbers = new Map<number, ReadonlyMap<string, number>>();

/** The place of each team or player of a sport among all, which ids of persons contain. */
export function starterNumbers(sportId: number): ReadonlyMap<string, number> {
  const done = numbers.get(sportId);
  if (done !== undefined) return done;
  const made = new Map([...startersOf(sportId).keys()].map((id, index) => [id, index]));
  numbers.set(sportId, made);
  return made;
}
