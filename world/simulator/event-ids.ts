import { randomOf } from "../../shared/basics/random.ts";

/**
 * The ids of the built-in world's events encode numbers: an event's competition and its place in it. So an event can be
 * found by its id alone, however long ago it was played, and nothing has to be stored for it.
 */

/**
 * The key of an event: `competition` counts those of a sport, `place` the events of a competition through all years.
 */
export type EventKey = { readonly competition: number; readonly place: number };

/** How a competition counts its events: a fixed number in each of its years, weeks or turns. */
export type Counting = {
  readonly toPlace: (turn: number, number: number) => number;
  readonly fromPlace: (place: number) => { readonly turn: number; readonly number: number };
};

const countingBy = (perTurn: number): Counting => ({
  toPlace: (turn, number) => turn * perTurn + number,
  fromPlace: (place) => ({ turn: Math.floor(place / perTurn), number: place % perTurn }),
});

/** Games of a season, by the years since 1970 in which it began. */
export const bySeason = countingBy(2 ** 13);
/** Games of a week, by the weeks since 1970. */
export const byWeek = countingBy(2 ** 12);
/** Games of a tournament, starters of a race, by the tournaments and races since 1970. */
export const byTurn = countingBy(2 ** 6);
/** Starters of a tournament of golf, whose tours have fewer tournaments than a racecourse has races. */
export const byLargeField = countingBy(2 ** 7);

const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const digits = 7;
const ids = 62n ** BigInt(digits);
const places = 2 ** 24;
const competitions = 2 ** 9;
/**
 * A prime: how many ids there are for each competition and place. Only one of them is valid for a seed, so ids of
 * another seed fail.
 */
const checks = 409;

/** Neighbours should look as different as other ids do: a factor that permutes all ids. */
const factor = 1_988_337_601_117n;
const offset = 734_512_009_283n;
const backwards = inverse(factor, ids);

/**
 * The id of an event: the sport's letter and seven characters, as `stableId` makes them.
 * @throws RangeError when a competition or a place has a number beyond what an id can hold
 */
export function toEventId(seed: string, sportId: number, { competition, place }: EventKey): string {
  if (competition >= competitions || place >= places) throw new RangeError(`no id for ${competition}/${place}`);
  const number = competition * places + place;
  let left = Number((BigInt(number * checks + checkOf(seed, sportId, number)) * factor + offset) % ids);
  let id = "";
  for (let index = 0; index < digits; index += 1) {
    id += alphabet[left % alphabet.length];
    left = Math.floor(left / alphabet.length);
  }
  return (alphabet[sportId] ?? "") + id;
}

/** The key of the event with an id; null for an id that the world with this seed does not give. */
export function toEventKey(seed: string, eventId: string): EventKey | null {
  if (!/^[0-9A-Za-z]{8}$/.test(eventId)) return null;
  const sportId = alphabet.indexOf(eventId.charAt(0));
  const code = Array.from(eventId.slice(1)).reduceRight((sum, character) => sum * 62 + alphabet.indexOf(character), 0);
  const plain = Number(((((BigInt(code) - offset) % ids) + ids) * backwards) % ids);
  const number = Math.floor(plain / checks);
  const [competition, place] = [Math.floor(number / places), number % places];
  if (competition >= competitions || plain % checks !== checkOf(seed, sportId, number)) return null;
  return { competition, place };
}

const checkOf = (seed: string, sportId: number, number: number): number =>
  Math.floor(randomOf(seed, "id", sportId, number)() * checks);

/** The number that undoes a multiplication modulo `modulus`, by Euclid's algorithm. */
function inverse(value: bigint, modulus: bigint): bigint {
  let [old, rest] = [value, modulus];
  let [oldFactor, restFactor] = [1n, 0n];
  while (rest !== 0n) {
    const quotient = old / rest;
    [old, rest] = [rest, old - quotient * rest];
    [oldFactor, restFactor] = [restFactor, oldFactor - quotient * restFactor];
  }
  return ((oldFactor % modulus) + modulus) % modulus;
}
