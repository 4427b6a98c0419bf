import { sportById } from "../../../../../shared/sports/catalogue.ts";
import { stage } from "../../../../../shared/sports/stages.ts";
import type { Side } from "../../../../../shared/timeline/incident.ts";
import type { Random } from "../random.ts";
import { indexOf, otherSide, sideBy, type Play } from "./tape.ts";
import { regularMinutes, type TimedSport } from "./timed-sports.ts";

type Score = { readonly atMinute: number; readonly side: Side; readonly value: number };

/** How much an edge of 1 shifts the share of scores; sports of many points need little of it to win. */
const shareOfEdge = (sport: TimedSport) => Math.min(0.3, 0.55 / Math.sqrt(scoresPerGame(sport)));
/** The share of all scores that are home's. */
export const homeShareOf = (sport: TimedSport, edge: number): number => 0.5 + edge * shareOfEdge(sport);
const scoresPerGame = ({ scores }: TimedSport) => scores.reduce((sum, [, perGame]) => sum + perGame, 0);
const turnShare = 0.22;
const kicksEach = 5;
const kickSeconds = 40;
const kickChance = 0.68;

/** Halves, periods or quarters against the clock. */
export function playTimed(play: Play, sport: TimedSport): void {
  const { tape, random } = play;
  const total: [number, number] = [0, 0];
  sport.periods.forEach((period, index) => {
    tape.stage(period);
    playPeriod(play, sport, sport.periodMinutes, total, false);
    const breakMinutes = sport.breakMinutes[index];
    if (breakMinutes === undefined) return;
    const isMiddle = sport.periods.length !== 3 && index === sport.periods.length / 2 - 1;
    tape.stage(isMiddle ? stage.halfTime : stage.break);
    tape.wait(breakMinutes * 60);
  });
  if (total[0] !== total[1] || sport.whenLevel === "draw") return tape.stage(stage.finished);
  if (sport.whenLevel !== "penalties") {
    tape.stage(stage.break);
    tape.wait(120);
    tape.stage(stage.extraTime);
    do playPeriod(play, sport, sport.extraMinutes, total, sport.whenLevel === "sudden-death");
    while (sport.whenLevel === "extra-time" && total[0] === total[1]);
    // American football may end level after its overtime.
    const isOver = total[0] !== total[1] || sport.scores[0]?.[0] === 7;
    if (isOver) return tape.stage(stage.afterExtraTime);
  }
  tape.wait(120);
  tape.stage(stage.penalties);
  shootOut(play, random);
  tape.wait(kickSeconds);
  tape.stage(stage.afterPenalties);
}

/** Plays minutes of the clock; `total` is kept current. */
function playPeriod(
  { tape, random, edge, sportId }: Play,
  sport: TimedSport,
  minutes: number,
  total: [number, number],
  endsWithScore: boolean,
): void {
  const scores = arrivals(random, sport, minutes, homeShareOf(sport, edge));
  // A clock that the reader counts is not told.
  const minutesTold = sportById(sportId)?.clock === "source" ? minutes : 0;
  let minute = -1;
  let passed = 0;
  const waitUntil = (at: number) => {
    // Each new minute is told as the clock reaches it.
    while (minute < Math.floor(at) && minute + 1 < minutesTold) {
      minute += 1;
      tape.wait((Math.max(passed, minute) - passed) * sport.minuteSeconds);
      passed = Math.max(passed, minute);
      tape.facts({ minute: minute + 1 });
    }
    tape.wait((at - passed) * sport.minuteSeconds);
    passed = at;
  };
  for (const { atMinute, side, value } of scores) {
    waitUntil(atMinute);
    tape.points(side, value);
    total[indexOf(side)] += value;
    if (endsWithScore) return;
  }
  waitUntil(minutes);
}

/** Scores as a Poisson process, in order. */
function arrivals(random: Random, sport: TimedSport, minutes: number, homeShare: number): readonly Score[] {
  const perMinute = scoresPerGame(sport) / regularMinutes(sport);
  const scores: Score[] = [];
  // Where scores are many, the ball changes hands after each, which keeps the sides close.
  const turn = scoresPerGame(sport) > 40 ? turnShare : 0;
  let atMinute = 0;
  let swing = 0;
  for (;;) {
    atMinute -= Math.log(1 - random()) / perMinute;
    if (atMinute >= minutes) return scores;
    const side = sideBy(random, homeShare + swing);
    swing = side === 1 ? -turn : turn;
    scores.push({ atMinute, side, value: valueOf(random, sport) });
  }
}

function valueOf(random: Random, sport: TimedSport): number {
  let left = random() * scoresPerGame(sport);
  for (const [value, perGame] of sport.scores) {
    left -= perGame;
    if (left < 0) return value;
  }
  return sport.scores[0]?.[0] ?? 1;
}

/** Five kicks each, then one each until they differ; it ends as soon as nobody can catch up. */
function shootOut({ tape }: Play, random: Random): void {
  const scored: [number, number] = [0, 0];
  const taken: [number, number] = [0, 0];
  const isDecided = () => {
    const left = (index: 0 | 1) => Math.max(0, kicksEach - taken[index]);
    if (taken[0] >= kicksEach && taken[1] >= kicksEach) return taken[0] === taken[1] && scored[0] !== scored[1];
    return scored[0] > scored[1] + left(1) || scored[1] > scored[0] + left(0);
  };
  for (let side: Side = 1; !isDecided(); side = otherSide(side)) {
    tape.wait(kickSeconds);
    const isScored = random() < kickChance;
    taken[indexOf(side)] += 1;
    if (isScored) scored[indexOf(side)] += 1;
    tape.kick(side, isScored);
  }
}
