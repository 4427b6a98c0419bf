import type { EventState } from "../../../shared/timeline/event-state.ts";
import { duelRules } from "../sports/duel-rules.ts";
import { frameSport } from "../sports/play-frames.ts";
import { setSport } from "../sports/play-sets.ts";
import { ofScores, type Forecast, type ScoreChance } from "./forecast.ts";

const usualBestOf = 3;

/** Sets, frames and maps: the side that first wins a number of them; a lead in the running one counts in part. */
export function forecastPeriods({ schedule, score, periods }: EventState, edge: number): Forecast {
  const { sportId } = schedule;
  const bestOf = duelRules(schedule).bestOf ?? frameSport(sportId)?.bestOf ?? setSport(sportId)?.bestOf ?? usualBestOf;
  const toWin = (bestOf + 1) / 2;
  const [home, away] = score ?? [0, 0];
  const running = periods.at(-1) ?? [0, 0];
  const lead = periods.length > home + away ? running[0] - running[1] : 0;
  const chance = clamp(0.5 + edge * 0.28);
  return ofScores(race([home, away], toWin, clamp(chance + lead * 0.06), chance));
}

/** How a race to `toWin` wins may end: the running part is won with the chance `now`, each later one with `chance`. */
function race(
  [home, away]: readonly [number, number],
  toWin: number,
  now: number,
  chance: number,
): readonly ScoreChance[] {
  const ended: ScoreChance[] = [];
  let open: readonly ScoreChance[] = [{ home, away, chance: 1 }];
  for (let homeChance = now; open.length > 0; homeChance = chance) {
    const running = open.filter((score) => score.home < toWin && score.away < toWin);
    ended.push(...open.filter((score) => !running.includes(score)));
    // All these scores have the same number of parts played, so home's wins identify them.
    const after = new Map<number, ScoreChance>();
    const add = (score: ScoreChance) =>
      after.set(score.home, { ...score, chance: score.chance + (after.get(score.home)?.chance ?? 0) });
    for (const score of running) {
      add({ ...score, home: score.home + 1, chance: score.chance * homeChance });
      add({ ...score, away: score.away + 1, chance: score.chance * (1 - homeChance) });
    }
    open = [...after.values()];
  }
  return ended;
}

const clamp = (chance: number) => Math.min(0.95, Math.max(0.05, chance));
