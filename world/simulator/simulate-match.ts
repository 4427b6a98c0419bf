import { eventStatus, type StatusId } from "../../shared/sports/statuses.ts";
import type { Incident, Pair } from "../../shared/timeline/incident.ts";
import type { Participant, Schedule } from "../../shared/timeline/schedule.ts";
import { clubOf } from "../catalogue/clubs.ts";
import { createCache } from "../../shared/basics/cache.ts";
import { inOrder, toMatchClock, type MatchClock } from "../../shared/timeline/plan/match-clock.ts";
import { broadcastOf, matchDaySeconds, recordMatchDay } from "./match-day.ts";
import { recordFigures } from "./match-figures.ts";
import { toBareScript } from "../../shared/timeline/plan/match-script.ts";
import type { MatchPlan } from "../../shared/timeline/plan/match-plan.ts";
import { outcomeOf, goalsOf, isDecidingLeg, winnerOf } from "./match-outcome.ts";
import { createPitch, type Pitch } from "./pitch.ts";
import { planActions } from "./planned-actions.ts";
import { intBetween, randomOf, shuffled, type Random } from "../../shared/basics/random.ts";
import { wholeScript, type ScriptPosition } from "../../shared/timeline/script-position.ts";
import { ratePlayers } from "./ratings.ts";
import { squadOf } from "./squad.ts";
import { goalRates } from "./strength.ts";
import { drawTeamSheet, type SheetPlayer } from "./team-sheet.ts";
import { recordMatch } from "./record-match.ts";

const noticeSeconds = 3600;
const ratingsDelaySeconds = 120;
/**
 * A ledger asks for a running game's script at each of its incidents: more than are live on a Saturday afternoon, about
 * 40 KB each.
 */
const cache = createCache<readonly Incident[]>(500);

/** All that will ever happen in a simulated game: a pure function of (seed, event), whatever the time is. */
export function simulateMatch(seed: string, schedule: Schedule): readonly Incident[] {
  const { eventId, startSeconds, clockRate } = schedule;
  return cache.remember(`${seed} ${eventId} ${startSeconds} ${clockRate}`, () => toScript(seed, schedule));
}

function toScript(seed: string, schedule: Schedule): readonly Incident[] {
  const { startSeconds, away } = schedule;
  const outcome = outcomeOf(seed, schedule);
  const noticedSeconds = startSeconds - noticeSeconds;
  if (outcome.kind === "not-played") return toNotice(outcome.status, outcome.score, noticedSeconds);
  if (away === null) return toNotice(eventStatus.postponed, null, noticedSeconds);
  const random = randomOf(seed, "story", schedule.eventId);
  const delayMinutes = outcome.kind === "played" ? outcome.delayMinutes : 0;
  const clock = clockOf(seed, schedule, outcome.plan, delayMinutes);
  const script = inOrder([
    ...(delayMinutes === 0
      ? []
      : [{ kind: "status" as const, atSeconds: startSeconds - 300, status: eventStatus.delayed }]),
    ...clock.statuses,
    ...recordMatchDay(seed, schedule, clock.at({ period: 1, minutes: 25 })),
    ...recordPlay(seed, random, { ...schedule, away }, outcome.plan, clock),
    ...recordAdvance(seed, schedule, outcome.plan, clock),
  ]);
  return outcome.kind === "abandoned" ? breakOff(script, clock.at(outcome.at)) : script;
}

/** Says before the start that there is no game; one that a federation decided has a score, and nothing else. */
function toNotice(status: StatusId, score: Pair | null, atSeconds: number): readonly Incident[] {
  if (score === null) return [{ kind: "status", atSeconds, status }];
  const result = { status, halfTime: null, fullTime: score, extraTime: null, shootOut: null };
  return [{ kind: "result", atSeconds, result }];
}

/** Referees are punctual within a minute, except for delays of a game. */
function clockOf(seed: string, schedule: Schedule, plan: MatchPlan, delayMinutes: number): MatchClock {
  const lateSeconds = intBetween(randomOf(seed, "whistle", schedule.eventId), 0, 60);
  return toMatchClock(plan, schedule.startSeconds + delayMinutes * 60 + lateSeconds, schedule.clockRate);
}

/** The time after a game's end until its last incidents: marks, and a goal that is credited to another player. */
const aftermathSeconds = 1800;

/**
 * The position of a game that is far from being played or long over, for a fraction of the cost of its script; the row
 * is the same. Null where only the script gives the position.
 */
export function summarizeAtMatch(seed: string, schedule: Schedule, nowSeconds: number): ScriptPosition | null {
  const outcome = outcomeOf(seed, schedule);
  if (outcome.kind !== "played" || schedule.clockRate !== 1) return null;
  const broadcast = broadcastOf(seed, schedule);
  const recorded = broadcast.filter(({ atSeconds }) => atSeconds <= nowSeconds);
  const nextSeconds = schedule.startSeconds - matchDaySeconds;
  if (nowSeconds < nextSeconds) {
    const dueSeconds = broadcast[recorded.length]?.atSeconds ?? nextSeconds;
    return { past: recorded, cursor: recorded.length, dueSeconds, latestSeconds: recorded[0]?.atSeconds ?? 0 };
  }
  const clock = clockOf(seed, schedule, outcome.plan, outcome.delayMinutes);
  const latestSeconds = clock.endSeconds + aftermathSeconds;
  if (nowSeconds <= latestSeconds) return null;
  // The line-ups stand for the script's other content.
  const content: Incident = { kind: "information", atSeconds: nextSeconds, information: {} };
  const result = [...toBareScript(outcome.plan, clock), ...recordAdvance(seed, schedule, outcome.plan, clock)];
  const past = [...recorded, content, ...result];
  return { past, cursor: wholeScript, dueSeconds: null, latestSeconds };
}

/** Records the side that reaches the next round: after a second leg, neither its score nor its round shows this. */
function recordAdvance(
  seed: string,
  schedule: Schedule,
  plan: MatchPlan,
  { endSeconds }: MatchClock,
): readonly Incident[] {
  if (!isDecidingLeg(seed, schedule)) return [];
  const advanced = winnerOf(seed, schedule, plan) === 1 ? { homeAdvanced: 1 } : { awayAdvanced: 1 };
  return [{ kind: "facts", atSeconds: endSeconds, facts: advanced }];
}

type Duel = Schedule & { readonly away: Participant };

/** Records line-ups, the incidents on the pitch, the shoot-out's kicks, and the players' ratings at the end. */
function recordPlay(
  seed: string,
  random: Random,
  { eventId, home, away, round, startSeconds }: Duel,
  plan: MatchPlan,
  clock: MatchClock,
): readonly Incident[] {
  const sheets = [drawTeamSheet(random, squadOf(seed, home)), drawTeamSheet(random, squadOf(seed, away))] as const;
  const pitches = [createPitch(sheets[0], random), createPitch(sheets[1], random)] as const;
  const rates = goalRates(home.id, away.id);
  const league = clubOf(home.id)?.league;
  // Friendlies and youth games have no statistics such as corners.
  const isFull = round !== "" && league?.kind !== "youth";
  const hasVideoReview = isFull && (league?.type === "t" || league?.type === "p" || league?.type === "s");
  const actions = planActions(random, plan, rates, isFull);
  const places = isFull ? randomOf(seed, "shots", eventId) : null;
  const incidents = recordMatch(actions, { random, clock, pitches, hasVideoReview, places });
  const score = goalsOf(plan);
  const playedMinutes = plan.hasExtraTime ? 120 : 90;
  const sides = [1, 2] as const;
  return [
    ...sides.map((side): Incident => ({
      kind: "line-up",
      atSeconds: startSeconds - noticeSeconds,
      side,
      lineUp: sheets[side === 1 ? 0 : 1].lineUp,
    })),
    ...incidents,
    ...(isFull ? recordFigures(random, plan, clock, rates) : []),
    ...recordShootOut(random, plan, clock, pitches),
    ...(isFull
      ? sides.map((side): Incident => ({
          kind: "player-statistics",
          atSeconds: clock.endSeconds + ratingsDelaySeconds,
          side,
          rows: ratePlayers(random, pitches[side === 1 ? 0 : 1], side, score, playedMinutes),
        }))
      : []),
  ];
}

/** Those who are still on the pitch kick in turns, the keeper last. */
function recordShootOut(
  random: Random,
  { shootOut }: MatchPlan,
  clock: MatchClock,
  pitches: readonly [home: Pitch, away: Pitch],
): readonly Incident[] {
  if (shootOut === null) return [];
  const orders = pitches.map(({ playing }) => [
    ...shuffled(
      random,
      playing.filter((member) => !isKeeper(member)),
    ),
    ...playing.filter(isKeeper),
  ]);
  return shootOut.map(({ side, scored }, index): Incident => {
    const order = orders[side - 1] ?? [];
    const kicker = order[Math.floor(index / 2) % Math.max(1, order.length)];
    return {
      kind: "shoot-out",
      id: `k${index + 1}`,
      atSeconds: clock.atKick(index),
      side,
      scored,
      ...(kicker === undefined ? {} : { player: kicker.player }),
    };
  });
}

const isKeeper = ({ position }: SheetPlayer): boolean => position === "goalkeeper";

const interruptionSeconds = 1500;

/** Nothing happens after the interruption; half an hour later the game is abandoned. */
function breakOff(script: readonly Incident[], atSeconds: number): readonly Incident[] {
  return [
    ...script.filter((incident) => incident.atSeconds < atSeconds),
    { kind: "status", atSeconds, status: eventStatus.interrupted },
    { kind: "status", atSeconds: atSeconds + interruptionSeconds, status: eventStatus.abandoned },
  ];
}
