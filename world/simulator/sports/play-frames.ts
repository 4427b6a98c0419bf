import { sportIds } from "../../../shared/sports/sport-ids.ts";
import { eventStatus } from "../../../shared/sports/statuses.ts";
import type { Pair, Side } from "../../../shared/timeline/incident.ts";
import { between, indexOf, otherSide, sideBy, type Play, type Recorder } from "./recorder.ts";

/** Plays one frame, leg or map; `starter` throws or breaks first. @returns who won it */
type PlayFrame = (play: Play, starter: Side) => Side;
export type FrameSport = { readonly bestOf: number; readonly breakSeconds: number; readonly playFrame: PlayFrame };

const frameSports: ReadonlyMap<number, FrameSport> = new Map([
  [sportIds.darts, { bestOf: 11, breakSeconds: 25, playFrame: playLeg }],
  [sportIds.snooker, { bestOf: 7, breakSeconds: 90, playFrame: playSnookerFrame }],
  [sportIds.esports, { bestOf: 3, breakSeconds: 600, playFrame: playMap }],
]);

export const frameSport = (sportId: number): FrameSport | null => frameSports.get(sportId) ?? null;

/** First to more than half of the frames. */
export function playFrames(play: Play, sport: FrameSport): void {
  const { recorder, random } = play;
  const toWin = (sport.bestOf + 1) / 2;
  const won: [number, number] = [0, 0];
  let starter = sideBy(random, 0.5);
  recorder.status(eventStatus.live);
  while (Math.max(...won) < toWin) {
    recorder.facts({ frameCount: won[0] + won[1] + 1, bestOfFrames: sport.bestOf });
    const winner = sport.playFrame(play, starter);
    won[indexOf(winner)] += 1;
    recorder.periodWon(winner);
    recorder.facts({ homeGamePoints: null, awayGamePoints: null });
    starter = otherSide(starter);
    if (Math.max(...won) < toWin) recorder.wait(sport.breakSeconds);
  }
  recorder.facts({ serve: null, homeLegs: null, awayLegs: null });
  recorder.status(eventStatus.finished);
}

/** A set of darts: the first to more than half of its legs, which throw first in turns. */
export const setOfLegs =
  (legs: number): PlayFrame =>
  (play, starter) => {
    const { recorder } = play;
    const won: [number, number] = [0, 0];
    let thrower = starter;
    for (;;) {
      recorder.facts({ homeLegs: won[0], awayLegs: won[1] });
      const winner = playLeg(play, thrower);
      won[indexOf(winner)] += 1;
      if (won[indexOf(winner)] > legs / 2) return winner;
      thrower = otherSide(thrower);
    }
  };

const legPoints = 501;
const highestCheckout = 170;
const highestVisit = 180;
const maximumShare = 0.07;
const visitSeconds = [14, 22] as const;

/** Three darts at a time from 501 to nothing. */
function playLeg({ recorder, random, detail, edge }: Play, starter: Side): Side {
  const left: [number, number] = [legPoints, legPoints];
  for (let side = starter; ; side = otherSide(side)) {
    recorder.facts({ serve: side, homeGamePoints: String(left[0]), awayGamePoints: String(left[1]) });
    recorder.wait(between(random, ...visitSeconds));
    const own = indexOf(side);
    const skill = 1 + (side === 1 ? edge : -edge) * 0.08;
    const isCheckout = left[own] <= highestCheckout && random() < skill * (left[own] <= 60 ? 0.55 : 0.25);
    if (isCheckout) {
      left[own] = 0;
      recordScore(recorder, left);
      recorder.play(side, "checkout");
      return side;
    }
    const visit = Math.round(skill * between(random, 41, 140));
    const isMaximum = left[own] - highestVisit >= 2 && detail() < skill * maximumShare;
    // No visit may leave 1 or less than 0: such a visit does not count.
    if (isMaximum) left[own] -= highestVisit;
    else if (left[own] - visit >= 2) left[own] -= visit;
    if (isMaximum) recorder.play(side, "one-eighty");
  }
}

const tablePoints = 147;
const blackPoints = 7;
const visitToTableSeconds = [50, 210] as const;

/** The last score of a frame, because no visit follows that would report it. */
const recordScore = (recorder: Recorder, [home, away]: Pair): void =>
  recorder.facts({ homeGamePoints: String(home), awayGamePoints: String(away) });

/** Until one side leads by more than the points that are left on the table. */
function playSnookerFrame({ recorder, random, edge }: Play, starter: Side): Side {
  const points: [number, number] = [0, 0];
  let onTable = tablePoints;
  for (let side = starter; ; side = otherSide(side)) {
    recorder.facts({ serve: side, homeGamePoints: String(points[0]), awayGamePoints: String(points[1]) });
    recorder.wait(between(random, ...visitToTableSeconds));
    const skill = 1 + (side === 1 ? edge : -edge) * 0.4;
    const potted = Math.min(onTable, Math.floor(skill * (random() < 0.3 ? between(random, 20, 105) : random() * 16)));
    points[indexOf(side)] += potted;
    onTable -= potted;
    if (potted >= 100) recorder.play(side, "century");
    else if (potted >= 50) recorder.play(side, "fifty-break");
    const lead = points[0] - points[1];
    if (Math.abs(lead) > onTable) {
      recordScore(recorder, points);
      return lead > 0 ? 1 : 2;
    }
    // A level frame is decided by the black once more.
    if (onTable === 0) {
      points[indexOf(side)] += blackPoints;
      recordScore(recorder, points);
      return side;
    }
  }
}

const roundsToWin = 13;
/** At twelve all, the map continues in blocks of six rounds. */
const overtimeRounds = 3;
const roundSeconds = [70, 125] as const;

/** First to 13 rounds; from 12 all, first to four of the next six, and so on. */
function playMap({ recorder, random, edge }: Play): Side {
  const rounds: [number, number] = [0, 0];
  let target = roundsToWin;
  for (;;) {
    recorder.facts({ homeGamePoints: String(rounds[0]), awayGamePoints: String(rounds[1]) });
    recorder.wait(between(random, ...roundSeconds));
    const winner = sideBy(random, 0.5 + edge * 0.1);
    rounds[indexOf(winner)] += 1;
    if (rounds[indexOf(winner)] === target) {
      recordScore(recorder, rounds);
      return winner;
    }
    if (rounds[0] === target - 1 && rounds[1] === target - 1) target += overtimeRounds;
  }
}
