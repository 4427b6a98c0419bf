import { sportById } from "../../../shared/sports/catalogue.ts";
import { eventStatus } from "../../../shared/sports/statuses.ts";
import type { Side } from "../../../shared/timeline/incident.ts";
import type { PlayName } from "../../../shared/timeline/plays.ts";
import type { Random } from "../../../shared/basics/random.ts";
import { toPlayer } from "./casting.ts";
import { castPlayer, indexOf, otherSide, sideBy, recordPlayers, type Play, type Teams } from "./recorder.ts";
import { timedDetails, type Happening, type TimedDetails } from "./timed-details.ts";
import { regularMinutes, type TimedSport } from "./timed-sports.ts";

type Score = { readonly atMinute: number; readonly side: Side; readonly value: number };
/** A moment of a period: one step of a score, or something else. */
type Moment = { readonly atMinute: number; readonly side: Side } & (
  | { readonly value: number; readonly how: PlayName | null }
  | { readonly happening: Happening }
  | { readonly replacement: number }
);
/** A period in play. */
type Period = { readonly index: number; readonly minutes: number; readonly isExtra: boolean };

/** How much an edge of 1 shifts the share of scores; sports of many points need little of it to win. */
const shareOfEdge = (sport: TimedSport) => Math.min(0.3, 0.55 / Math.sqrt(scoresPerGame(sport)));
/** Returns home's share of all scores. */
export const homeShareOf = (sport: TimedSport, edge: number): number => 0.5 + edge * shareOfEdge(sport);
const scoresPerGame = ({ scores }: TimedSport) => scores.reduce((sum, [, perGame]) => sum + perGame, 0);
const turnShare = 0.22;
/** In a game with fewer scores than this, each score updates the player tables. */
const fewScores = 20;
/** Other games update them after every eighth score of a period, and at its end. */
const scoresPerTable = 8;
const kicksEach = 5;
const kickSeconds = 40;
const kickChance = 0.68;

/** Halves, periods or quarters against the clock. */
export function playTimed(play: Play, sport: TimedSport): void {
  const { recorder, teams } = play;
  const total: [number, number] = [0, 0];
  // In sports with permanent replacements, substitutes wait on the bench; in all others players come and go freely.
  if (timedDetails(play.sportId).replacements > 0) {
    for (const { id } of teams?.squads.flatMap(({ bench }) => bench) ?? []) teams?.resting.add(id);
  }
  sport.periods.forEach((period, index) => {
    recorder.status(period);
    playPeriod(play, sport, { index, minutes: sport.periodMinutes, isExtra: false }, total);
    recordPlayers(play);
    const breakMinutes = sport.breakMinutes[index];
    if (breakMinutes === undefined) return;
    const isMiddle = sport.periods.length !== 3 && index === sport.periods.length / 2 - 1;
    recorder.status(isMiddle ? eventStatus.halfTime : eventStatus.break);
    recorder.wait(breakMinutes * 60);
  });
  if (total[0] !== total[1] || sport.whenLevel === "draw") return recorder.status(eventStatus.finished);
  if (sport.whenLevel !== "penalties") {
    recorder.status(eventStatus.break);
    recorder.wait(120);
    recorder.status(eventStatus.extraTime);
    for (let index = sport.periods.length; ; index += 1) {
      playPeriod(play, sport, { index, minutes: sport.extraMinutes, isExtra: true }, total);
      if (sport.whenLevel !== "extra-time" || total[0] !== total[1]) break;
    }
    // American football may end level after its overtime.
    const isOver = total[0] !== total[1] || sport.scores[0]?.[0] === 7;
    if (isOver) {
      recordPlayers(play);
      return recorder.status(eventStatus.afterExtraTime);
    }
  }
  recorder.wait(120);
  recorder.status(eventStatus.penalties);
  shootOut(play);
  recorder.wait(kickSeconds);
  recordPlayers(play);
  recorder.status(eventStatus.afterPenalties);
}

/** Plays minutes of the clock; `total` is kept current. */
function playPeriod(play: Play, sport: TimedSport, period: Period, total: [number, number]): void {
  const { recorder, random, edge, sportId, teams } = play;
  const recorded = timedDetails(sportId);
  const { minutes } = period;
  const moments = [
    ...scoring(play, recorded, arrivals(random, sport, minutes, homeShareOf(sport, edge)), minutes),
    ...(teams === null ? [] : happenings(play, recorded, minutes / regularMinutes(sport), minutes)),
    ...(sport.periods.length === 2 && period.index === 1 ? replacements(play, recorded, minutes) : []),
  ].toSorted((a, b) => a.atMinute - b.atMinute);
  // Minutes are not reported where the client counts the clock, nor when only the result is wanted.
  const minutesRecorded = teams !== null && sportById(sportId)?.clock === "source" ? minutes : 0;
  let minute = -1;
  let passed = 0;
  const waitUntil = (at: number) => {
    // Each new minute is reported as the clock reaches it.
    while (minute < Math.floor(at) && minute + 1 < minutesRecorded) {
      minute += 1;
      recorder.wait((Math.max(passed, minute) - passed) * sport.minuteSeconds);
      passed = Math.max(passed, minute);
      recorder.facts({ minute: minute + 1 });
    }
    recorder.wait((at - passed) * sport.minuteSeconds);
    passed = at;
  };
  let scored = 0;
  for (const moment of moments) {
    waitUntil(moment.atMinute);
    recordMoment(play, recorded, moment, minuteText(sport, recorded, period, moment.atMinute));
    if (!("value" in moment)) continue;
    total[indexOf(moment.side)] += moment.value;
    scored += 1;
    if (teams !== null && scored % (scoresPerGame(sport) < fewScores ? 1 : scoresPerTable) === 0) recordPlayers(play);
    if (period.isExtra && sport.whenLevel === "sudden-death") return;
  }
  waitUntil(minutes);
}

function recordMoment(play: Play, recorded: TimedDetails, moment: Moment, minute: string): void {
  const { recorder, detail, teams } = play;
  const { side } = moment;
  if ("value" in moment) {
    const { value, how } = moment;
    const player = castPlayer(play, side, how);
    const mayBeAssisted = how === null || how === "two-pointer" || how === "three-pointer" || how === "power-play-goal";
    const assist = mayBeAssisted && detail() < recorded.assistShare ? castPlayer(play, side, how, player) : undefined;
    if (recorded.goalsAreShots) recorder.play(side, "shot-on-target", minute, player);
    recorder.points(side, value, {
      minute,
      ...(player === undefined ? {} : { player }),
      ...(assist === undefined ? {} : { assist }),
      ...(how === null ? {} : { how }),
    });
  } else if ("replacement" in moment) {
    if (teams !== null) replace(play, teams, side, moment.replacement, minute);
  } else if (moment.happening === "yellow-card" || moment.happening === "red-card") {
    const player = castPlayer(play, side, "foul");
    const colour = moment.happening === "red-card" ? "red" : "yellow";
    recorder.record({ kind: "card", side, colour, minute, ...(player === undefined ? {} : { player }) });
    if (colour === "red" && player !== undefined) teams?.resting.add(player.id);
  } else if (moment.happening === "saved-shot") {
    recorder.play(side, "shot-on-target", minute, castPlayer(play, side, null));
    recorder.play(otherSide(side), "save", minute, castPlayer(play, otherSide(side), "save"));
  } else {
    const player = castPlayer(play, side, moment.happening);
    recorder.play(side, moment.happening, minute, player);
    if (moment.happening === "foul" && player !== undefined) countFoul(teams, player.id, recorded.lastFoul);
  }
}

function countFoul(teams: Teams | null, id: string, last = Infinity): void {
  const count = (teams?.fouls.get(id) ?? 0) + 1;
  teams?.fouls.set(id, count);
  if (count >= last) teams?.resting.add(id);
}

function replace({ recorder }: Play, { squads, resting }: Teams, side: Side, index: number, minute: string): void {
  const { starters, bench } = squads[indexOf(side)];
  const off = starters[starters.length - 1 - index];
  const on = bench[index];
  if (off === undefined || on === undefined || resting.has(off.id)) return;
  resting.add(off.id);
  resting.delete(on.id);
  recorder.record({ kind: "substitution", side, minute, off: toPlayer(off), on: toPlayer(on) });
}

/** Returns the game's elapsed time as "47:26", or as minutes with the time added to a period, "40+2". */
function minuteText({ periodMinutes }: TimedSport, { minutes }: TimedDetails, period: Period, at: number): string {
  if (minutes === "clock") {
    const seconds = Math.floor((period.index * periodMinutes + at) * 60);
    return `${String(Math.floor(seconds / 60)).padStart(2, "0")}:${String(seconds % 60).padStart(2, "0")}`;
  }
  const before = period.index * minutes;
  const minute = Math.max(1, Math.ceil(at));
  return minute > minutes ? `${before + minutes}+${minute - minutes}` : String(before + minute);
}

/** Lists the steps of all scores within the period. No other score comes between the steps of one, such as a try and its conversion. */
function scoring(
  { detail }: Play,
  { ways, stepMinutes }: TimedDetails,
  scores: readonly Score[],
  minutes: number,
): readonly Moment[] {
  let freeFrom = 0;
  return scores.flatMap(({ side, value, atMinute }): readonly Moment[] => {
    let left = detail();
    const own = ways.get(value) ?? [];
    const way = own.find(({ share }) => (left -= share) < 0) ?? own[0];
    const steps = way?.steps ?? [[null, value] as const];
    const begins = Math.max(atMinute, freeFrom);
    if (steps.length > 1) freeFrom = begins + (steps.length - 1) * stepMinutes;
    return steps.map(([how, worth], index) => ({
      atMinute: Math.min(minutes, begins + index * stepMinutes),
      side,
      value: worth,
      how,
    }));
  });
}

function happenings(play: Play, recorded: TimedDetails, share: number, minutes: number): readonly Moment[] {
  const { detail, edge } = play;
  return recorded.happenings.flatMap(([happening, perGame]) =>
    Array.from({ length: countAround(detail, perGame * share) }, () => ({
      atMinute: detail() * minutes,
      side: sideBy(detail, 0.5 + edge * 0.08),
      happening,
    })),
  );
}

/** Lists permanent replacements of both sides, at any time except near the ends of the period. */
function replacements({ detail }: Play, { replacements: count }: TimedDetails, minutes: number): readonly Moment[] {
  return ([1, 2] as const).flatMap((side) =>
    Array.from({ length: count }, (_, replacement) => ({
      atMinute: minutes * (0.1 + detail() * 0.8),
      side,
      replacement,
    })),
  );
}

/** Draws a whole number with the mean `mean` and about the spread of rare events. */
function countAround(random: Random, mean: number): number {
  const spread = (random() + random() - 1) * 1.8 * Math.sqrt(mean);
  const count = Math.max(0, mean + spread);
  return Math.floor(count) + (random() < count % 1 ? 1 : 0);
}

/** Scores as a Poisson process, in order. */
function arrivals(random: Random, sport: TimedSport, minutes: number, homeShare: number): readonly Score[] {
  const perMinute = scoresPerGame(sport) / regularMinutes(sport);
  const scores: Score[] = [];
  // In sports with many scores, the ball changes hands after each, which keeps the sides close.
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

/** Plays five kicks each, then one each until they differ; it ends as soon as one side cannot catch up. */
function shootOut(play: Play): void {
  const { recorder, random } = play;
  const scored: [number, number] = [0, 0];
  const taken: [number, number] = [0, 0];
  const isDecided = () => {
    const left = (index: 0 | 1) => Math.max(0, kicksEach - taken[index]);
    if (taken[0] >= kicksEach && taken[1] >= kicksEach) return taken[0] === taken[1] && scored[0] !== scored[1];
    return scored[0] > scored[1] + left(1) || scored[1] > scored[0] + left(0);
  };
  for (let side: Side = 1; !isDecided(); side = otherSide(side)) {
    recorder.wait(kickSeconds);
    const isScored = random() < kickChance;
    taken[indexOf(side)] += 1;
    if (isScored) scored[indexOf(side)] += 1;
    recorder.kick(side, isScored, castPlayer(play, side, null));
  }
}
