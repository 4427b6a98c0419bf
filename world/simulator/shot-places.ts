import { expectedGoals } from "../../shared/sports/football/expected-goals.ts";
import { pitchMetres } from "../../shared/sports/football/pitch.ts";
import type { GoalKind } from "../../shared/timeline/incident.ts";
import type { Shot } from "../../shared/timeline/shot.ts";
import type { Random } from "../../shared/basics/random.ts";
import { drawPreviousAction } from "./previous-action.ts";

/** How a try to score comes about. */
type ShotKind = "foot" | "head" | "free-kick";

/** Shots that are no goals, by kind: with the kinds of goals, each kind scores as often as its places promise. */
const missKinds: readonly (readonly [kind: ShotKind, share: number])[] = [
  ["head", 0.17],
  ["free-kick", 0.05],
  ["foot", 1],
];
const counterShare = 0.07;
/** Places are drawn again until one fits the outcome, and not for ever. */
const mostDraws = 40;
/** Hardly any place of the distributions below is better. */
const bestChance = 0.6;
const penaltySpotMetres = 11;

/**
 * Draws the place of a shot. Goals come from better places than misses: both are drawn so that a share p of all shots with
 * chance p are goals.
 * @param how the kind of goal; null for a miss
 */
export function drawShot(random: Random, how: Exclude<GoalKind, "own-goal"> | null): Shot {
  if (how === "penalty") return penaltyShot;
  const kind = how === null ? missKind(random) : how === "header" ? "head" : how === "free-kick" ? "free-kick" : "foot";
  let shot = placeOf(random, kind);
  for (let draw = 1; draw < mostDraws; draw += 1) {
    const chance = expectedGoals(shot);
    if (random() < (how === null ? 1 - chance : chance / bestChance)) break;
    shot = placeOf(random, kind);
  }
  return shot;
}

export const penaltyShot: Shot = {
  x: round(100 - (penaltySpotMetres / pitchMetres.length) * 100),
  y: 50,
  body: "foot",
  situation: "penalty",
};

function missKind(random: Random): ShotKind {
  let left = random();
  return missKinds.find(([, share]) => (left -= share) < 0)?.[0] ?? "foot";
}

/** Metres from the goal: a least distance and a mean beyond it; the further, the rarer. */
const distances: Readonly<Record<ShotKind, readonly [least: number, beyond: number]>> = {
  foot: [7, 16],
  head: [4.7, 6.5],
  "free-kick": [18, 4.5],
};
const mostMetres = 40;
/** How far aside of the middle, as a part of the distance. */
const asideShare = 0.8;

function placeOf(random: Random, kind: ShotKind): Shot {
  const [least, beyond] = distances[kind];
  const metres = Math.min(mostMetres, least - (beyond / 2) * Math.log((1 - random()) * (1 - random())));
  const aside = metres * asideShare * (random() + random() + random() - 1.5);
  const ahead = Math.sqrt(metres ** 2 - aside ** 2);
  const isCounter = random() < counterShare && kind === "foot";
  const place = {
    x: round(100 - (ahead / pitchMetres.length) * 100),
    y: round(50 + (aside / pitchMetres.width) * 100),
  };
  const manner = kind === "head" ? "header" : isCounter ? "counter" : "shot";
  return {
    ...place,
    ...(kind === "free-kick" ? {} : { previous: drawPreviousAction(random, place, manner) }),
    body: kind === "head" ? "head" : "foot",
    situation: kind === "free-kick" ? "free-kick" : isCounter ? "counter" : "open-play",
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
