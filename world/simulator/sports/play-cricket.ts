import { cricketGameTypes, oversLimit, type CricketGameType } from "../../../shared/sports/cricket-game-types.ts";
import { formatOvers, runRate } from "../../../shared/sports/overs.ts";
import { innings } from "../../../shared/sports/period-statuses.ts";
import { eventStatus, type StatusId } from "../../../shared/sports/statuses.ts";
import type { Facts } from "../../../shared/timeline/facts.ts";
import type { Pair, Side } from "../../../shared/timeline/incident.ts";
import type { Player } from "../../../shared/timeline/player.ts";
import type { PlayName } from "../../../shared/timeline/plays.ts";
import { intBetween, type Random } from "../../../shared/basics/random.ts";
import { toPlayer } from "./casting.ts";
import { createMatchDays, type MatchDays } from "./match-days.ts";
import { between, indexOf, otherSide, sideBy, recordPlayers, type Play } from "./recorder.ts";

const ballsPerOver = 6;
const wickets = 10;
const ballSeconds = [30, 44] as const;
const overBreakSeconds = 40;
const breakSeconds = 900;
const wideShare = 0.025;
const noBallShare = 0.006;
const rainShare = 0.08;
const superOverBreakSeconds = 300;
const superOverRuns = [3, 19] as const;

/** The results of a ball with their chances, from worst to best; null is a wicket. */
type Outcomes = readonly (readonly [runs: number | null, share: number])[];
const outcomes: Readonly<Record<CricketGameType, Outcomes>> = {
  t20: [
    [null, 0.05],
    [0, 0.36],
    [1, 0.36],
    [2, 0.07],
    [4, 0.11],
    [6, 0.05],
  ],
  odi: [
    [null, 0.03],
    [0, 0.47],
    [1, 0.33],
    [2, 0.06],
    [4, 0.08],
    [6, 0.03],
  ],
  test: [
    [null, 0.0145],
    [0, 0.72],
    [1, 0.14],
    [2, 0.04],
    [3, 0.01],
    [4, 0.065],
    [6, 0.0095],
  ],
};

/** What one more innings of a side starts from. */
type Innings = {
  readonly status: StatusId;
  readonly side: Side;
  /** The runs of this innings that win the game; Infinity where more runs are always welcome. */
  readonly target: number;
  /** The captain declares at this many runs; Infinity where he may not. */
  readonly declaresAt: number;
  /** Infinity for a game without a limit of overs. */
  readonly balls: number;
};
/** A game in play: what both sides have, and who is on strike. */
type Game = Play & {
  readonly type: CricketGameType;
  readonly days: MatchDays | null;
  readonly runs: [number, number];
  /** The innings of each side that are over, in a test match: "312", "145/3d". */
  readonly written: readonly [home: string[], away: string[]];
};

const followOnLead = 200;

/** One innings a side, or two over five days; a chase ends when its target is reached. */
export function playCricket(play: Play, type: CricketGameType): void {
  const { recorder, random } = play;
  const first = sideBy(random, 0.5);
  recorder.facts({ cricketType: cricketGameTypes[type] });
  const days = type === "test" ? createMatchDays(recorder) : null;
  const game: Game = { ...play, type, days, runs: [0, 0], written: [[], []] };
  const end = days === null ? playLimited(game, first) : playTest(game, days, first);
  recorder.facts({ serve: null });
  recordPlayers(play);
  recorder.status(end);
}

function playLimited(game: Game, first: Side): StatusId {
  const { recorder, runs, type } = game;
  const second = otherSide(first);
  const balls = ballsOf(type);
  bat(game, { status: eventStatus.inning1, side: first, target: Infinity, declaresAt: Infinity, balls });
  recorder.status(eventStatus.break);
  recorder.wait(breakSeconds);
  const chase = toChase(game, runs[indexOf(first)]);
  bat(game, { ...chase, status: eventStatus.inning2, side: second, declaresAt: Infinity });
  if (chase.balls < balls) {
    endRainedOn(game, second, chase.target);
    return eventStatus.finished;
  }
  if (runs[0] !== runs[1]) return eventStatus.finished;
  playSuperOvers(game, second);
  return eventStatus.afterExtraInnings;
}

/** The runs that win, and the balls for them. Rain takes a smaller share of the runs than of the balls, because it takes no wicket. */
function toChase({ recorder, random, type }: Game, made: number): Pick<Innings, "target" | "balls"> {
  const balls = ballsOf(type);
  if (random() >= rainShare) return { target: made + 1, balls };
  const left = Math.round((balls / ballsPerOver) * between(random, 0.55, 0.85)) * ballsPerOver;
  const target = Math.floor(made * (left / balls) ** 0.85) + 1;
  recorder.facts({ targetRuns: target, targetOvers: formatOvers(left) });
  return { target, balls: left };
}

/** The runs of both sides do not show who has won. */
function endRainedOn({ recorder, runs }: Game, chasing: Side, target: number): void {
  const made = runs[indexOf(chasing)];
  recorder.facts({ winner: made >= target ? chasing : made === target - 1 ? 0 : otherSide(chasing) });
  recorder.record({ kind: "notice", text: "D/L" });
}

/** An over each after level scores, until one side has more runs in it. They do not count in the score. */
function playSuperOvers({ recorder, random, runs }: Game, chased: Side): void {
  const [home, away] = runs;
  const innings: readonly Pair[] = [
    [home, 0],
    [0, away],
  ];
  const overs: Pair[] = [];
  recorder.status(eventStatus.extraInnings);
  do {
    recorder.wait(superOverBreakSeconds + 2 * ballsPerOver * between(random, ...ballSeconds));
    overs.push([intBetween(random, ...superOverRuns), intBetween(random, ...superOverRuns)]);
  } while (overs.at(-1)?.[0] === overs.at(-1)?.[1]);
  const [ofHome, ofAway] = overs.at(-1) ?? [0, 0];
  const regular = chased === 2 ? innings : innings.toReversed();
  recorder.record({ kind: "correction", score: [home, away], periods: [...regular, ...overs] });
  recorder.facts({ winner: ofHome > ofAway ? 1 : 2 });
}

/** A lead of 200 makes the other side bat again at once; time that runs out leaves a draw. */
function playTest(game: Game, days: MatchDays, first: Side): StatusId {
  const { recorder, random, runs } = game;
  const leadOf = (side: Side) => runs[indexOf(side)] - runs[indexOf(otherSide(side))];
  const order: Side[] = [first, otherSide(first), first, otherSide(first)];
  let isDecided = false;
  for (let index = 0; index < order.length && !days.isOver(); index += 1) {
    if (index === 2 && leadOf(first) >= followOnLead && random() < 0.6) order.splice(2, 2, otherSide(first), first);
    const side = order[index] ?? first;
    const isLast = index === 3;
    // Nothing is left to chase: the other side has lost by an innings.
    isDecided = isLast && leadOf(side) > 0;
    if (isDecided) break;
    const declaresAt = index < 2 ? intBetween(random, 450, 650) : intBetween(random, 280, 400) - leadOf(side);
    const isFull = bat(game, {
      status: innings[index] ?? eventStatus.inning4,
      side,
      target: isLast ? 1 - leadOf(side) : Infinity,
      declaresAt: isLast ? Infinity : declaresAt,
      balls: Infinity,
    });
    isDecided = isLast && isFull;
    if (!isLast) recorder.wait(breakSeconds);
  }
  if (!isDecided) recorder.facts({ winner: 0 });
  return eventStatus.finished;
}

/** @returns whether the innings came to its end, and not the match */
function bat(game: Game, innings: Innings): boolean {
  const { recorder, random, edge, type, days, runs: totals, written } = game;
  const { side, balls } = innings;
  const luck = (side === 1 ? edge : -edge) * 0.015;
  const ends = createEnds(game, side);
  const chances = outcomes[type];
  let runs = 0;
  let lost = 0;
  recorder.status(innings.status);
  recorder.facts({ serve: side, ...inningsFacts(side, 0, 0, 0) });
  const own = written[indexOf(side)];
  const factsAt = (ball: number): Facts => {
    const facts = inningsFacts(side, ball, lost, runs);
    if (type !== "test") return facts;
    const text = [...own, writeInnings(runs, lost, runs >= innings.declaresAt)].join(" & ");
    return { ...facts, ...(side === 1 ? { homeInnings: text } : { awayInnings: text }) };
  };
  const isOver = () => lost >= wickets || runs >= innings.target || runs >= innings.declaresAt;
  for (let ball = 1; ball <= balls && !isOver();) {
    const isOverDone = ball % ballsPerOver === 0;
    recorder.wait(between(random, ...ballSeconds) + (isOverDone ? overBreakSeconds : 0));
    const extra = toExtra(random());
    const scored = extra === null ? toOutcome(random, chances, luck) : 1;
    if (scored === null) {
      lost += 1;
      ends.takeWicket();
    } else if (scored > 0) {
      runs += scored;
      totals[indexOf(side)] += scored;
      ends.score(scored, extra);
    }
    // In a test match only balls that change the score are reported.
    if (type !== "test" || isOverDone || scored !== 0) recorder.facts(factsAt(ball));
    if (extra !== null) continue;
    if (isOverDone) {
      ends.changeEnds();
      if (days?.rest(innings.status, isOver()) === true) return isOver();
    }
    ball += 1;
  }
  own.push(writeInnings(runs, lost, runs >= innings.declaresAt));
  recordPlayers(game);
  return true;
}

/** "452/6d" of a side that declared, "135" of one that is all out, "265/4" of any other. */
const writeInnings = (runs: number, lost: number, isDeclared: boolean): string =>
  lost >= wickets ? String(runs) : `${runs}/${lost}${isDeclared ? "d" : ""}`;

/** A ball that is bowled again, and is a run for the side at bat. */
const toExtra = (chance: number): PlayName | null =>
  chance < wideShare ? "wide" : chance < wideShare + noBallShare ? "no-ball" : null;

/** The number of balls in an innings; Infinity for a game without a limit of overs. */
export const ballsOf = (type: CricketGameType): number => (oversLimit(type) ?? Infinity) * ballsPerOver;

/** Tracks the batters at both ends and the bowler, and records their runs and wickets. */
function createEnds({ recorder, teams }: Game, side: Side) {
  const batters = teams?.squads[indexOf(side)].starters ?? [];
  const bowlers = (teams?.squads[indexOf(otherSide(side))].starters ?? []).slice(-5);
  let striker = 0;
  let other = 1;
  let next = 2;
  let over = 0;
  const change = () => ([striker, other] = [other, striker]);
  return {
    score(runs: number, extra: PlayName | null) {
      // An extra counts for no batter.
      recorder.points(
        side,
        runs,
        extra === null ? { how: howOf(runs), ...playerCell(batters[striker]) } : { how: extra },
      );
      if (extra === null && runs % 2 === 1) change();
    },
    /** Credits the wicket to the bowler. */
    takeWicket() {
      recorder.record({
        kind: "play",
        side: otherSide(side),
        play: "wicket",
        minute: "",
        ...playerCell(bowlers[over % Math.max(1, bowlers.length)]),
        isImportant: true,
      });
      striker = next;
      next += 1;
    },
    changeEnds() {
      over += 1;
      change();
    },
  };
}

const playerCell = (person: Player | undefined) => (person === undefined ? {} : { player: toPlayer(person) });
const howOf = (runs: number): PlayName => (runs === 4 ? "four" : runs === 6 ? "six" : "run");

function toOutcome(random: Random, chances: Outcomes, luck: number): number | null {
  let left = Math.min(0.999, Math.max(0, random() + luck));
  for (const [runs, share] of chances) {
    left -= share;
    if (left < 0) return runs;
  }
  return chances.at(-1)?.[0] ?? 0;
}

function inningsFacts(side: Side, balls: number, lost: number, runs: number): Facts {
  const overs = formatOvers(balls);
  const rate = Math.round((runRate(runs, balls) ?? 0) * 100) / 100;
  return side === 1
    ? { homeOvers: overs, homeWickets: lost, homeRunRate: rate }
    : { awayOvers: overs, awayWickets: lost, awayRunRate: rate };
}
