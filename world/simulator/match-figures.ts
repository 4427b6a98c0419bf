import { statisticTypes } from "../../shared/sports/statistic-types.ts";
import type { Figure, Incident } from "../../shared/timeline/incident.ts";
import type { MatchClock } from "../../shared/timeline/plan/match-clock.ts";
import type { Moment, MatchPlan } from "../../shared/timeline/plan/match-plan.ts";
import type { Random } from "../../shared/basics/random.ts";

/** When figures that are no sum of plays are reported again, in minutes of each period. */
const describingMinutes = [[10, 20, 30, 40], [10, 20, 30, 40], [15]] as const;
const passesPerMinute = 9.5;

type Total = { possession: number; minutes: number; passes: [number, number]; completed: [number, number] };

/** Possession and passes, of the whole game (part 0) as it goes on and of each period at its end. */
export function recordFigures(
  random: Random,
  plan: MatchPlan,
  clock: MatchClock,
  rates: readonly [home: number, away: number],
): readonly Incident[] {
  // The stronger side has the ball more.
  const usual = 0.5 + 0.13 * Math.log(rates[0] / rates[1] / 1.3);
  const incidents: Incident[] = [];
  const whole: Total = { possession: 0, minutes: 0, passes: [0, 0], completed: [0, 0] };
  const ends = [45 + plan.addedMinutes[0], 45 + plan.addedMinutes[1], ...(plan.hasExtraTime ? [30] : [])];
  ends.forEach((end, index) => {
    const period = toPeriod(index);
    const ofPeriod: Total = { possession: 0, minutes: 0, passes: [0, 0], completed: [0, 0] };
    let from = 0;
    for (const minutes of [...describingMinutes[period], end]) {
      const share = Math.min(0.76, Math.max(0.24, usual + (random() - 0.5) * 0.2));
      for (const total of [whole, ofPeriod]) addStretch(total, minutes - from, share);
      from = minutes;
      const atSeconds = clock.at({ period, minutes });
      const figures = toFigures(whole);
      incidents.push({ kind: "statistics", atSeconds, period: 0, figures });
      if (minutes === end) {
        const forPeriod = toFigures(ofPeriod);
        incidents.push({ kind: "statistics", atSeconds, period: index + 1, figures: forPeriod });
      }
    }
  });
  return incidents;
}

const toPeriod = (index: number): Moment["period"] => (index === 0 ? 0 : index === 1 ? 1 : 2);

function addStretch(total: Total, minutes: number, share: number): void {
  total.possession += share * minutes;
  total.minutes += minutes;
  for (const side of [0, 1] as const) {
    const ofSide = side === 0 ? share : 1 - share;
    const passes = ofSide * minutes * passesPerMinute;
    total.passes[side] += passes;
    // The side that has the ball more passes more safely.
    total.completed[side] += passes * (0.66 + 0.3 * ofSide);
  }
}

function toFigures(total: Total): readonly Figure[] {
  const possession = Math.round((100 * total.possession) / total.minutes);
  return [
    { type: statisticTypes.possession, home: `${possession}%`, away: `${100 - possession}%` },
    { type: statisticTypes.passes, home: passesText(total, 0), away: passesText(total, 1) },
  ];
}

/** "85% (271/319)". */
function passesText({ passes, completed }: Total, side: 0 | 1): string {
  const [done, all] = [Math.round(completed[side]), Math.round(passes[side])];
  return `${all === 0 ? 0 : Math.round((100 * done) / all)}% (${done}/${all})`;
}
