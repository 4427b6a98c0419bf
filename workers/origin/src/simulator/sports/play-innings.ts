import { sportIds } from "../../../../../shared/sports/sport-ids.ts";
import { stage, type StageId } from "../../../../../shared/sports/stages.ts";
import type { Side } from "../../../../../shared/timeline/incident.ts";
import { between, indexOf, type Play } from "./tape.ts";

/** Sports in which both sides bat in each inning, the guests first. */
export type InningsSport = {
  readonly innings: number;
  /** Outs that end a side's turn. */
  readonly outs: number;
  /** Chances that a batter comes on base, and that he then hits it out of the park. */
  readonly onBase: number;
  readonly homeRun: number;
  readonly batterSeconds: readonly [number, number];
  readonly changeSeconds: number;
  /** Innings after the last while the score is level. */
  readonly goesOn: boolean;
};

const inningsSports: ReadonlyMap<number, InningsSport> = new Map([
  [
    sportIds.baseball,
    { innings: 9, outs: 3, onBase: 0.31, homeRun: 0.1, batterSeconds: [95, 175], changeSeconds: 140, goesOn: true },
  ],
  [
    sportIds.pesapallo,
    { innings: 8, outs: 3, onBase: 0.36, homeRun: 0.02, batterSeconds: [50, 100], changeSeconds: 100, goesOn: false },
  ],
]);

export const inningsSport = (sportId: number): InningsSport | null => inningsSports.get(sportId) ?? null;

const stages: readonly StageId[] = [
  stage.inning1,
  stage.inning2,
  stage.inning3,
  stage.inning4,
  stage.inning5,
  stage.inning6,
  stage.inning7,
  stage.inning8,
  stage.inning9,
];
const errorShare = 0.025;

type Tally = { readonly runs: [number, number]; readonly hits: [number, number]; readonly errors: [number, number] };

export function playInnings(play: Play, sport: InningsSport): void {
  const { tape } = play;
  const tally: Tally = { runs: [0, 0], hits: [0, 0], errors: [0, 0] };
  for (let inning = 0; inning < sport.innings; inning += 1) {
    tape.stage(stages[inning] ?? stage.inning9);
    playInning(play, sport, tally, inning === sport.innings - 1);
  }
  const wentOn = sport.goesOn && tally.runs[0] === tally.runs[1];
  if (wentOn) tape.stage(stage.extraInnings);
  while (sport.goesOn && tally.runs[0] === tally.runs[1]) playInning(play, sport, tally, true);
  tape.facts({ serve: null });
  tape.stage(wentOn ? stage.afterExtraInnings : stage.finished);
}

/** In the last inning home stops as soon as it leads. */
function playInning(play: Play, sport: InningsSport, tally: Tally, isLast: boolean): void {
  const homeLeads = () => isLast && sport.goesOn && tally.runs[0] > tally.runs[1];
  for (const side of [2, 1] as const) {
    if (side === 1 && homeLeads()) return;
    play.tape.facts({ serve: side });
    bat(play, sport, tally, side, () => side === 1 && homeLeads());
    play.tape.wait(sport.changeSeconds);
  }
}

function bat({ tape, random, edge }: Play, sport: InningsSport, tally: Tally, side: Side, isOver: () => boolean): void {
  const own = indexOf(side);
  const onBase = sport.onBase + (side === 1 ? edge : -edge) * 0.03;
  let runners = 0;
  for (let outs = 0; outs < sport.outs && !isOver();) {
    tape.wait(between(random, ...sport.batterSeconds));
    const chance = random();
    if (chance >= onBase) {
      outs += 1;
      continue;
    }
    const isError = chance < errorShare;
    if (isError) tally.errors[own === 0 ? 1 : 0] += 1;
    else tally.hits[own] += 1;
    const isHomeRun = !isError && random() < sport.homeRun;
    const runs = isHomeRun ? runners + 1 : runners === 3 || (runners > 0 && random() < 0.3) ? 1 : 0;
    runners = isHomeRun ? 0 : runners + 1 - runs;
    if (runs > 0) {
      tally.runs[own] += runs;
      tape.points(side, runs);
    }
    const [homeHits, awayHits] = tally.hits;
    const [homeErrors, awayErrors] = tally.errors;
    if (sport.goesOn) tape.facts({ homeHits, awayHits, homeErrors, awayErrors });
  }
}
