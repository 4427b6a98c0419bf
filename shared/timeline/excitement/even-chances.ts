import { isNeverLevel } from "../../sports/catalogue.ts";
import { goalsToCome, winProbability, type WinProbability } from "../../sports/football/win-probability.ts";
import { sportIds } from "../../sports/sport-ids.ts";
import type { Pair } from "../incident.ts";

/**
 * The usual difference of a final score, for sports with a clock or innings: the standard deviation between sides that are equal. Chosen
 * round numbers; a sport that is not in the table has no chances.
 */
export const spreads: ReadonlyMap<number, number> = new Map([
  [sportIds.soccer, 1.7],
  [sportIds.basketball, 12],
  [sportIds.hockey, 2.3],
  [sportIds["american-football"], 13],
  [sportIds.baseball, 4],
  [sportIds.handball, 5],
  [sportIds["rugby-union"], 15],
  [sportIds.floorball, 3],
  [sportIds.bandy, 3],
  [sportIds.futsal, 3],
  [sportIds["aussie-rules"], 36],
  [sportIds["rugby-league"], 14],
  [sportIds["water-polo"], 4],
  [sportIds["field-hockey"], 2.3],
  [sportIds["beach-soccer"], 2.5],
  [sportIds.netball, 12],
  [sportIds.kabaddi, 9],
]);

/** The goals of an average side in 90 minutes, wherever it plays. */
const evenGoals: Pair = [1.4, 1.4];

/** The chances of two equal sides of football, whoever they are: a mark that knew the favourite would tell who is ahead. */
export const footballChances = (score: Pair, redCards: Pair, minute: number): WinProbability =>
  winProbability(evenGoals, {
    score,
    redCards,
    toCome: minute < 45 ? goalsToCome({ period: 1, minute }) : goalsToCome({ period: 2, minute: minute - 45 }),
  });

/** The chances of two equal sides of a sport with a usual difference, with a part of the game to play. */
export function marginChances(sportId: number, spread: number, margin: number, left: number): WinProbability {
  const deviation = spread * Math.sqrt(Math.max(left, 1e-6));
  const home = normal((margin - 0.5) / deviation);
  const away = normal((-margin - 0.5) / deviation);
  const draw = 1 - home - away;
  return isNeverLevel(sportId) ? { home: home + draw / 2, draw: 0, away: away + draw / 2 } : { home, draw, away };
}

/** The chances of a match of parts (sets, frames): `running` is home's chance of the part that is played. */
export function partsChances([home, away]: Pair, toWin: number, running: number): WinProbability {
  const won =
    running * winsFrom(toWin - home - 1, toWin - away) + (1 - running) * winsFrom(toWin - home, toWin - away - 1);
  return { home: won, draw: 0, away: 1 - won };
}

/** Home's chance of winning its missing parts before away wins its own, each part being even. */
function winsFrom(home: number, away: number): number {
  if (home <= 0) return 1;
  if (away <= 0) return 0;
  return (winsFrom(home - 1, away) + winsFrom(home, away - 1)) / 2;
}

/** Home's chance of a set at these points, each point being even. */
export const setChance = ([home, away]: Pair, points: number): number =>
  normal((home - away) / Math.sqrt(Math.max(1, 2 * points - home - away)));

/** The normal distribution function, by the approximation of Abramowitz and Stegun 26.2.17. */
function normal(x: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(x));
  const tail =
    Math.exp((-x * x) / 2) *
    0.3989423 *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return x >= 0 ? 1 - tail : tail;
}
