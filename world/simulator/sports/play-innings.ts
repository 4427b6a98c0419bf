import { innings } from "../../../shared/sports/period-statuses.ts";
import { sportIds } from "../../../shared/sports/sport-ids.ts";
import { eventStatus } from "../../../shared/sports/statuses.ts";
import type { Side } from "../../../shared/timeline/incident.ts";
import type { Player } from "../../../shared/timeline/player.ts";
import { toPlayer } from "./casting.ts";
import { between, castPlayer, indexOf, otherSide, recordPlayers, type Play } from "./recorder.ts";

/** Sports in which both sides bat in each inning, the guests first. */
export type InningsSport = {
  readonly innings: number;
  /** Outs that end a side's turn. */
  readonly outs: number;
  /** The chance that a batter reaches base, and the chance that he then hits a home run. */
  readonly onBase: number;
  readonly homeRun: number;
  readonly batterSeconds: readonly [number, number];
  readonly changeSeconds: number;
  /** The innings of a half, whose runs count by themselves; null where there are no halves. */
  readonly half: number | null;
  /** Whether extra innings follow the last one while the score is level. */
  readonly goesOn: boolean;
};

const inningsSports: ReadonlyMap<number, InningsSport> = new Map([
  [
    sportIds.baseball,
    {
      innings: 9,
      outs: 3,
      onBase: 0.31,
      homeRun: 0.1,
      batterSeconds: [95, 175],
      changeSeconds: 140,
      half: null,
      goesOn: true,
    },
  ],
  [
    sportIds.pesapallo,
    {
      innings: 8,
      outs: 3,
      onBase: 0.36,
      homeRun: 0.02,
      batterSeconds: [50, 100],
      changeSeconds: 100,
      half: 4,
      goesOn: false,
    },
  ],
]);

export const inningsSport = (sportId: number): InningsSport | null => inningsSports.get(sportId) ?? null;

const errorShare = 0.025;
/** The share of strikeouts among outs, and of walks among batters who reach base without an error or a home run. */
const strikeoutShare = 0.33;
const walkShare = 0.27;

/** The totals of both sides so far; `batters` counts turns at bat. */
type Tally = Readonly<Record<"runs" | "hits" | "errors" | "batters", [number, number]>> & {
  /** The runs of the first half once it is over. */
  firstHalf: readonly [number, number] | null;
};

export function playInnings(play: Play, sport: InningsSport): void {
  const { recorder } = play;
  const tally: Tally = { runs: [0, 0], hits: [0, 0], errors: [0, 0], batters: [0, 0], firstHalf: null };
  const [homePitcher, awayPitcher] = [pitcher(play, 1)?.name, pitcher(play, 2)?.name];
  if (sport.goesOn && homePitcher && awayPitcher) recorder.facts({ homePitcher, awayPitcher });
  for (let inning = 0; inning < sport.innings; inning += 1) {
    recorder.status(innings[inning] ?? eventStatus.inning9);
    if (inning === sport.half) tally.firstHalf = [...tally.runs];
    recordHalves(play, tally, sport);
    playInning(play, sport, tally, inning === sport.innings - 1);
  }
  const wentOn = sport.goesOn && tally.runs[0] === tally.runs[1];
  if (wentOn) recorder.status(eventStatus.extraInnings);
  while (sport.goesOn && tally.runs[0] === tally.runs[1]) playInning(play, sport, tally, true);
  recorder.facts({ serve: null });
  recorder.status(wentOn ? eventStatus.afterExtraInnings : eventStatus.finished);
}

/** The runs of each half, where the sport has halves. */
function recordHalves({ recorder }: Play, { runs, firstHalf }: Tally, { half }: InningsSport): void {
  if (half === null) return;
  const [homeHalf1, awayHalf1] = firstHalf ?? runs;
  const second = { homeHalf2: runs[0] - homeHalf1, awayHalf2: runs[1] - awayHalf1 };
  recorder.facts({ homeHalf1, awayHalf1, ...(firstHalf === null ? {} : second) });
}

/** In the last inning home stops as soon as it leads. */
function playInning(play: Play, sport: InningsSport, tally: Tally, isLast: boolean): void {
  const homeLeads = () => isLast && sport.goesOn && tally.runs[0] > tally.runs[1];
  for (const side of [2, 1] as const) {
    if (side === 1 && homeLeads()) break;
    play.recorder.facts({ serve: side });
    bat(play, sport, tally, side, () => side === 1 && homeLeads());
    play.recorder.wait(sport.changeSeconds);
  }
  recordPlayers(play);
}

function bat(play: Play, sport: InningsSport, tally: Tally, side: Side, isOver: () => boolean): void {
  const { recorder, random, detail, edge } = play;
  const own = indexOf(side);
  const onBase = sport.onBase + (side === 1 ? edge : -edge) * 0.03;
  let runners = 0;
  for (let outs = 0; outs < sport.outs && !isOver();) {
    recorder.wait(between(random, ...sport.batterSeconds));
    const batter = nextBatter(play, tally, side);
    const chance = random();
    if (chance >= onBase) {
      outs += 1;
      if (detail() < strikeoutShare) recorder.play(otherSide(side), "strikeout", "", pitcher(play, otherSide(side)));
      continue;
    }
    const isError = chance < errorShare;
    const isHomeRun = !isError && random() < sport.homeRun;
    const isWalk = !isError && !isHomeRun && detail() < walkShare;
    if (isError) tally.errors[own === 0 ? 1 : 0] += 1;
    else if (!isWalk) tally.hits[own] += 1;
    if (isError) recorder.play(otherSide(side), "fielding-error", "", castPlayer(play, otherSide(side), null));
    else if (!isHomeRun) recorder.play(side, isWalk ? "walk" : "hit", "", batter);
    const runs = isHomeRun ? runners + 1 : runners === 3 || (runners > 0 && random() < 0.3) ? 1 : 0;
    runners = isHomeRun ? 0 : runners + 1 - runs;
    if (runs > 0) {
      tally.runs[own] += runs;
      recorder.points(side, runs, {
        how: isHomeRun ? "home-run" : "run",
        ...(batter === undefined ? {} : { player: batter }),
      });
      recordHalves(play, tally, sport);
    }
    const [homeHits, awayHits] = tally.hits;
    const [homeErrors, awayErrors] = tally.errors;
    if (sport.goesOn) recorder.facts({ homeHits, awayHits, homeErrors, awayErrors });
  }
}

/** Batters come in the order of the line-up, over and over; baseball's pitcher does not bat. */
function nextBatter({ teams }: Play, tally: Tally, side: Side): Player | undefined {
  if (teams === null) return undefined;
  const order = teams.squads[indexOf(side)].starters.filter(({ role }) => role !== "P");
  const batter = order[tally.batters[indexOf(side)] % order.length];
  tally.batters[indexOf(side)] += 1;
  return batter === undefined ? undefined : toPlayer(batter);
}

/** The starting pitcher throws all through; the bench's pitchers are seen in the line-up only. */
function pitcher({ teams }: Play, side: Side): Player | undefined {
  const [first] = teams?.squads[indexOf(side)].starters ?? [];
  return first === undefined ? undefined : toPlayer(first);
}
