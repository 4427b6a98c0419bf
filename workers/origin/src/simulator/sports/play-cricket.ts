import { formatOvers, runRate } from "../../../../../shared/sports/row-texts/overs.ts";
import { stage } from "../../../../../shared/sports/stages.ts";
import type { Facts } from "../../../../../shared/timeline/facts.ts";
import type { Side } from "../../../../../shared/timeline/incident.ts";
import type { Random } from "../random.ts";
import { between, otherSide, sideBy, type Play } from "./tape.ts";

/** Twenty overs a side. */
export const ballsPerInnings = 120;
const wickets = 10;
const ballSeconds = [30, 44] as const;
const overBreakSeconds = 40;
const breakSeconds = 900;
const typeT20 = 5149868;

/** What a ball brings, by chance, from worst to best; null is a wicket. */
const outcomes: readonly (readonly [runs: number | null, share: number])[] = [
  [null, 0.05],
  [0, 0.36],
  [1, 0.36],
  [2, 0.07],
  [4, 0.11],
  [6, 0.05],
];

/** One innings a side; the chase ends when the target is reached. */
export function playCricket(play: Play): void {
  const { tape, random } = play;
  const first = sideBy(random, 0.5);
  tape.facts({ cricketType: typeT20 });
  tape.stage(stage.inning1);
  const target = bat(play, first, Infinity) + 1;
  tape.stage(stage.break);
  tape.wait(breakSeconds);
  tape.stage(stage.inning2);
  bat(play, otherSide(first), target);
  tape.facts({ serve: null });
  tape.stage(stage.finished);
}

/** @returns the runs of the innings */
function bat({ tape, random, edge }: Play, side: Side, target: number): number {
  const luck = (side === 1 ? edge : -edge) * 0.015;
  let runs = 0;
  let lost = 0;
  tape.facts({ serve: side, ...inningsFacts(side, 0, 0, 0) });
  for (let balls = 1; balls <= ballsPerInnings && lost < wickets && runs < target; balls += 1) {
    tape.wait(between(random, ...ballSeconds) + (balls % 6 === 0 ? overBreakSeconds : 0));
    const scored = toOutcome(random, luck);
    if (scored === null) lost += 1;
    else if (scored > 0) {
      runs += scored;
      tape.points(side, scored);
    }
    tape.facts(inningsFacts(side, balls, lost, runs));
  }
  return runs;
}

function toOutcome(random: Random, luck: number): number | null {
  let left = Math.min(0.999, Math.max(0, random() + luck));
  for (const [runs, share] of outcomes) {
    left -= share;
    if (left < 0) return runs;
  }
  return 6;
}

function inningsFacts(side: Side, balls: number, lost: number, runs: number): Facts {
  const overs = formatOvers(balls);
  const rate = Math.round((runRate(runs, balls) ?? 0) * 100) / 100;
  return side === 1
    ? { homeOvers: overs, homeWickets: lost, homeRunRate: rate }
    : { awayOvers: overs, awayWickets: lost, awayRunRate: rate };
}
