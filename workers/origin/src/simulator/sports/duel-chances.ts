import { toSportBetting } from "../../../../../shared/betting/bet-types-by-sport.ts";
import { parseOvers } from "../../../../../shared/sports/row-texts/overs.ts";
import { sportIds } from "../../../../../shared/sports/sport-ids.ts";
import { isPlaying } from "../../../../../shared/sports/stage-types.ts";
import { partOfStage } from "../../../../../shared/timeline/parts.ts";
import type { EventState } from "../../../../../shared/timeline/event-state.ts";
import { boutSport, homeWinChance } from "./play-bout.ts";
import { ballsPerInnings } from "./play-cricket.ts";
import { frameSport } from "./play-frames.ts";
import { inningsSport } from "./play-innings.ts";
import { setSport } from "./play-sets.ts";
import { homeShareOf } from "./play-timed.ts";
import { duelEdge } from "./duel-edge.ts";
import { regularMinutes, timedSport, type TimedSport } from "./timed-sports.ts";

/** How the score may still move: mean and variance of home's lead over what is left. */
type Outlook = { readonly mean: number; readonly variance: number };

/** Chances of 1, X, 2 at an instant, or of 1 and 2 in sports whose main bet knows no draw. */
export function duelChances(state: EventState, atSeconds: number): readonly number[] {
  const { sportId } = state.schedule;
  const edge = duelEdge(state.schedule);
  const lead = state.score === null ? 0 : state.score[0] - state.score[1];
  const outlook = outlookOf(state, atSeconds, edge);
  if (outlook === null) return twoWay(winOfParts(state, edge));
  const above = 1 - normal((0.5 - lead - outlook.mean) / Math.sqrt(outlook.variance));
  const below = normal((-0.5 - lead - outlook.mean) / Math.sqrt(outlook.variance));
  const level = Math.max(0, 1 - above - below);
  if (toSportBetting(sportId)?.oddsType === "1x2") return [above, level, below];
  return twoWay(above + level * (0.5 + edge * 0.1));
}

const twoWay = (home: number): readonly number[] => [home, 1 - home];

function outlookOf(state: EventState, atSeconds: number, edge: number): Outlook | null {
  const { sportId } = state.schedule;
  const timed = timedSport(sportId);
  if (timed !== null) return timedOutlook(timed, minutesLeft(state, timed, atSeconds), edge);
  const innings = inningsSport(sportId);
  if (innings === null) return null;
  const left = Math.max(0.5, innings.innings + 1 - Math.max(1, state.parts.length));
  // About a run in two innings of a side, in bursts.
  return { mean: edge * 0.25 * left, variance: 2.4 * left };
}

function timedOutlook(sport: TimedSport, minutes: number, edge: number): Outlook {
  const points = sport.scores.reduce((sum, [value, perGame]) => sum + value * perGame, 0);
  const squares = sport.scores.reduce((sum, [value, perGame]) => sum + value * value * perGame, 0);
  const share = minutes / regularMinutes(sport);
  const mean = (2 * homeShareOf(sport, edge) - 1) * points * share;
  return { mean, variance: Math.max(0.05, squares * share) };
}

/** Minutes of the game's clock that are still to be played. */
function minutesLeft({ schedule, stage, stageStartSeconds, parts }: EventState, sport: TimedSport, atSeconds: number) {
  const begun = partOfStage(schedule.sportId, stage);
  const later = Math.max(0, sport.periods.length - parts.length) * sport.periodMinutes;
  if (!isPlaying(stage) || begun === 0) return parts.length === 0 ? regularMinutes(sport) : later;
  const length = begun > sport.periods.length ? sport.extraMinutes : sport.periodMinutes;
  return later + Math.max(0.1, length - (atSeconds - stageStartSeconds) / sport.minuteSeconds);
}

/** Sets, frames and maps: who first wins so many; a lead in the running one counts in part. */
function winOfParts(state: EventState, edge: number): number {
  const { sportId } = state.schedule;
  const bout = boutSport(sportId);
  if (bout !== null) return homeWinChance(edge);
  if (sportId === sportIds.cricket) return winOfChase(state, edge);
  const bestOf = frameSport(sportId)?.bestOf ?? setSport(sportId)?.bestOf ?? 3;
  const toWin = (bestOf + 1) / 2;
  const [home, away] = state.score ?? [0, 0];
  const running = state.parts.at(-1) ?? [0, 0];
  const lead = state.parts.length > home + away ? running[0] - running[1] : 0;
  const chance = clamp(0.5 + edge * 0.28);
  const now = clamp(chance + lead * 0.06);
  if (home >= toWin || away >= toWin) return home > away ? 0.999 : 0.001;
  return (
    now * winOfRace(chance, toWin - home - 1, toWin - away) +
    (1 - now) * winOfRace(chance, toWin - home, toWin - away - 1)
  );
}

/** Runs that a ball brings on average, and how far they stray. */
const ballRuns = 1.25;
const ballDeviation = 1.7;

/** Until the chase begins only strength counts; then what is still to be had against what is needed. */
function winOfChase({ parts, facts }: EventState, edge: number): number {
  const [first, second] = parts;
  if (first === undefined || second === undefined) return clamp(0.5 + edge * 0.28);
  const homeChases = first[1] > first[0];
  const balls = parseOvers((homeChases ? facts?.homeOvers : facts?.awayOvers) ?? "") ?? 0;
  const left = Math.max(1, ballsPerInnings - balls);
  const needed = Math.max(...first) + 1 - Math.max(...second);
  const chance = normal((left * ballRuns - needed) / (Math.sqrt(left) * ballDeviation));
  return clamp(homeChases ? chance : 1 - chance);
}

/** The chance of winning `own` parts before the other side wins `other`. */
function winOfRace(chance: number, own: number, other: number): number {
  if (own <= 0) return 1;
  if (other <= 0) return 0;
  return chance * winOfRace(chance, own - 1, other) + (1 - chance) * winOfRace(chance, own, other - 1);
}

const clamp = (chance: number) => Math.min(0.95, Math.max(0.05, chance));

/** The normal distribution, by a logistic curve that stays within 0.01 of it. */
const normal = (x: number) => 1 / (1 + Math.exp(-1.702 * x));
