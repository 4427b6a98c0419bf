import { intBetween, pick, type Random } from "../../shared/basics/random.ts";
import { pitchMetres } from "../../shared/sports/football/pitch.ts";
import type { Place, PreviousAction, ShotAction } from "../../shared/timeline/shot.ts";

/** How often, of a hundred, a shot follows each action. */
type Shares = readonly (readonly [action: ShotAction, share: number])[];

const beforeHeaders: Shares = [
  ["cross", 60],
  ["corner", 24],
  ["free-kick", 10],
  ["aerial-duel", 6],
];
const beforeShots: Shares = [
  ["pass", 36],
  ["duel", 24],
  ["loose-ball", 14],
  ["cross", 9],
  ["through-ball", 5],
  ["clearance", 5],
  ["dribble", 3],
  ["long-ball", 2],
  ["rebound", 2],
];
const beforeCounters: Shares = [
  ["pass", 55],
  ["through-ball", 20],
  ["dribble", 25],
];

/** Metres from the shot, at least and at most, of actions that begin anywhere on the pitch; others have a place of their own. */
const reach: Readonly<Partial<Record<ShotAction, readonly [least: number, most: number]>>> = {
  pass: [5, 25],
  "through-ball": [12, 30],
  "long-ball": [30, 50],
  dribble: [5, 15],
  "free-kick": [20, 35],
};
const metresPerSecond = 14;

/** Draws what came before a shot from play: the action, its place and how long it took. */
export function drawPreviousAction(random: Random, shot: Place, kind: "header" | "shot" | "counter"): PreviousAction {
  const shares = kind === "header" ? beforeHeaders : kind === "counter" ? beforeCounters : beforeShots;
  let left = random() * shares.reduce((sum, [, share]) => sum + share, 0);
  const action = shares.find(([, share]) => (left -= share) < 0)?.[0] ?? "pass";
  const from = placeBefore(random, shot, action);
  const metres = Math.hypot(
    ((from.x - shot.x) / 100) * pitchMetres.length,
    ((from.y - shot.y) / 100) * pitchMetres.width,
  );
  return { action, from, seconds: round(0.5 + metres / metresPerSecond + random()) };
}

function placeBefore(random: Random, shot: Place, action: ShotAction): Place {
  const wing = pick(random, [0, 100]);
  if (action === "corner") return { x: 100, y: wing };
  if (action === "cross") return { x: intBetween(random, 78, 96), y: Math.abs(wing - intBetween(random, 5, 22)) };
  const [least, most] = reach[action] ?? [0, 2];
  const metres = least + random() * (most - least);
  // Mostly from behind: half a circle around the shot, away from the goal.
  const angle = (random() - 0.5) * Math.PI;
  return {
    x: onPitch(shot.x - ((Math.cos(angle) * metres) / pitchMetres.length) * 100),
    y: onPitch(shot.y + ((Math.sin(angle) * metres) / pitchMetres.width) * 100),
  };
}

const onPitch = (value: number): number => round(Math.max(0, Math.min(100, value)));
const round = (value: number): number => Math.round(value * 10) / 10;
