import { licensedBookmakers } from "../../../../shared/betting/bookmakers.ts";
import { sportIds } from "../../../../shared/sports/sport-ids.ts";
import { stage, type StageId } from "../../../../shared/sports/stages.ts";
import type { EventState } from "../../../../shared/timeline/event-state.ts";
import { randomOf } from "./random.ts";
import { duelChances } from "./sports/duel-chances.ts";
import { goalRates } from "./strength.ts";

/** One bookmaker's decimal prices of 1, X, 2, or of 1 and 2 where the main bet knows no draw. */
export type Prices = { readonly bookmakerId: number; readonly prices: readonly number[] };

/** The licence market that is simulated, and how many of its bookmakers quote. */
export const simulatedMarket = "fr";
const quotingBookmakers = 3;
/** What bookmakers pay out of all stakes; live they keep more. In France the year's average is held under 0.85. */
const payouts = [0.925, 0.915, 0.905];
const livePayoutFactor = 0.975;
/** Prices drift while nothing happens; every bookmaker in its own way. */
const driftSeconds = 1800;
const drift = 0.02;
const lowestPrice = 1.01;
const highestPrice = 101;

/** The main market of an event at an instant: a pure function of its arguments. Fields of starters are not quoted. */
export function priceEvent(seed: string, state: EventState, atSeconds: number): readonly Prices[] {
  if (state.schedule.away === null) return [];
  const isLive = state.stage !== stage.scheduled;
  return licensedBookmakers(simulatedMarket, atSeconds)
    .slice(0, quotingBookmakers)
    .map(({ id }, index) => {
      const random = randomOf(seed, "prices", state.schedule.eventId, id, Math.floor(atSeconds / driftSeconds));
      const wobble = () => 1 + (random() - 0.5) * 2 * drift;
      const chances = chancesAt(state, atSeconds, wobble);
      const payout = (payouts[index] ?? 0.9) * (isLive ? livePayoutFactor : 1);
      return { bookmakerId: id, prices: chances.map((chance) => toPrice(payout / chance)) };
    });
}

function chancesAt(state: EventState, atSeconds: number, wobble: () => number): readonly number[] {
  const { sportId, home, away } = state.schedule;
  if (sportId !== sportIds.soccer) return duelChances(state, atSeconds).map((chance) => chance * wobble());
  const [homeRate, awayRate] = goalRates(home.id, away?.id ?? "");
  const left = shareLeft(state, atSeconds);
  return outcomeChances(homeRate * left * wobble(), awayRate * left * wobble(), scoreDifference(state));
}

/** Minutes of a game that are over when a stage begins. */
const minutesBefore: Readonly<Record<StageId, number>> = {
  [stage.firstHalf]: 0,
  [stage.halfTime]: 45,
  [stage.secondHalf]: 45,
  [stage.extraTime]: 88,
  [stage.penalties]: 92,
};

/** The share of the game's goals still to come. */
function shareLeft(state: EventState, atSeconds: number): number {
  const before = minutesBefore[state.stage];
  if (before === undefined) return 1;
  const running = ((atSeconds - state.stageStartSeconds) / 60) * state.schedule.clockRate;
  const played = state.stage === stage.halfTime ? before : before + Math.min(47, running);
  return Math.max(0.01, (94 - played) / 94);
}

const scoreDifference = ({ score }: EventState) => (score === null ? 0 : score[0] - score[1]);

/** Chances of 1, X, 2 when both sides go on to score as Poisson processes. */
function outcomeChances(homeGoals: number, awayGoals: number, difference: number): readonly [number, number, number] {
  const home = poisson(homeGoals);
  const away = poisson(awayGoals);
  const chances: [number, number, number] = [0, 0, 0];
  home.forEach((homeChance, h) =>
    away.forEach((awayChance, a) => {
      const final = difference + h - a;
      chances[final > 0 ? 0 : final === 0 ? 1 : 2] += homeChance * awayChance;
    }),
  );
  return chances;
}

const mostGoals = 9;
function poisson(mean: number): readonly number[] {
  const chances = [Math.exp(-mean)];
  for (let goals = 1; goals <= mostGoals; goals += 1) chances.push(((chances[goals - 1] ?? 0) * mean) / goals);
  return chances;
}

/** Bookmakers quote in steps that grow with the price; rounded down, which never pays out more. */
function toPrice(fair: number): number {
  const bounded = Math.min(highestPrice, Math.max(lowestPrice, fair));
  const step = bounded < 2 ? 0.01 : bounded < 4 ? 0.05 : bounded < 10 ? 0.1 : bounded < 30 ? 0.5 : 5;
  const steps = Math.floor(Number((bounded / step).toFixed(6)));
  return Math.max(lowestPrice, Number((steps * step).toFixed(2)));
}
