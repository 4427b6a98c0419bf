import { eventStatus } from "../../../shared/sports/statuses.ts";
import type { GoalKind, Incident, Side } from "../../../shared/timeline/incident.ts";
import type { LineUpPlayer, Player } from "../../../shared/timeline/player.ts";
import type { IngestEvent } from "../../../shared/ingest/event-schema.ts";
import { finalScore, type ParsedGoal } from "../parsed-match.ts";
import { toPlayer } from "../../../shared/competitions/player-names.ts";
import { inOrder, nameByContent, numberedBySide } from "../incident-ids.ts";
import type { Details, ParsedLineUp } from "./parsed-details.ts";
import { createMatchClock, parseMinute, type MatchClock } from "./match-clock.ts";

/** Line-ups are announced about an hour before the game. */
const lineUpLeadSeconds = 3600;
const howByKind = { goal: undefined, penalty: "penalty", "own-goal": "own-goal" } as const satisfies Record<
  ParsedGoal["kind"],
  GoalKind | undefined
>;

/**
 * The incidents of a game on the wall clock; none where the source knows the result alone. Where they differ, the
 * event's result counts: sources know fewer goals, and other half-times.
 */
export function toSoccerTimeline(event: IngestEvent, details: Details): readonly Incident[] {
  const { startSeconds, result } = event;
  const clock = createMatchClock(startSeconds, minutesOf(details), hasExtraTime(event));
  const toSidePlayer = (side: Side, name: string): Player =>
    toPlayer(event.sportId, (side === 1 ? event.home : (event.away ?? event.home)).id, name);
  const reported: Incident[] = [
    ...(Object.keys(details.information).length === 0
      ? []
      : [nameByContent({ kind: "information", atSeconds: startSeconds, information: details.information })]),
    ...details.lineUps.map((lineUp) => toLineUpIncident(lineUp, startSeconds, toSidePlayer)),
    ...toGoals(event, details.goals ?? [], clock, toSidePlayer),
    ...numberedBySide("card", event, details.cards, ({ side, colour, minute, player }) => ({
      kind: "card",
      atSeconds: clock.atSeconds(minute),
      side,
      colour,
      minute,
      player: toSidePlayer(side, player),
    })),
    ...numberedBySide("substitution", event, details.substitutions, ({ side, minute, off, on }) => ({
      kind: "substitution",
      atSeconds: clock.atSeconds(minute),
      side,
      minute,
      off: toSidePlayer(side, off),
      on: toSidePlayer(side, on),
    })),
    ...details.kicks.map(({ side, player, scored }, index): Incident => ({
      kind: "shoot-out",
      id: `kick-${index + 1}`,
      atSeconds: clock.kickAtSeconds(index),
      side,
      scored,
      player: toSidePlayer(side, player),
    })),
  ];
  if (reported.length === 0 && details.winner === undefined) return [];
  const endSeconds = result?.shootOut == null ? clock.playEndSeconds : clock.kickAtSeconds(details.kicks.length);
  return inOrder([
    ...(isReportedInFull(event, details) ? toStatuses(event, clock, endSeconds) : []),
    ...reported,
    ...(details.winner === undefined
      ? []
      : [{ kind: "facts", id: "winner", atSeconds: endSeconds, facts: { winner: details.winner } } as const]),
  ]);
}

function minutesOf({ goals, cards, substitutions }: Details): readonly string[] {
  return [...(goals ?? []), ...cards, ...substitutions].flatMap(({ minute }) => (minute === null ? [] : [minute]));
}

const hasExtraTime = ({ result }: IngestEvent): boolean =>
  result !== null && (result.extraTime !== null || result.status === eventStatus.afterExtraTime);

const wasPlayedOut: ReadonlySet<number> = new Set([
  eventStatus.finished,
  eventStatus.afterExtraTime,
  eventStatus.afterPenalties,
]);

/**
 * Kick-offs and whistles are reported only where every goal between them is known: otherwise the score between them
 * would be wrong.
 */
function isReportedInFull({ result }: IngestEvent, { goals }: Details): boolean {
  if (result === null || !wasPlayedOut.has(result.status)) return false;
  const score = finalScore(result);
  const counted = ([1, 2] as const).map((side) => (goals ?? []).filter((goal) => goal.side === side).length);
  return score?.join() === counted.join() && (goals ?? []).every(({ minute }) => minute !== null);
}

function toStatuses({ result }: IngestEvent, clock: MatchClock, endSeconds: number): readonly Incident[] {
  const statuses = [
    ...clock.statuses,
    ...(result?.shootOut == null ? [] : [{ status: eventStatus.penalties, atSeconds: clock.kickAtSeconds(-1) }]),
    ...(result === null ? [] : [{ status: result.status, atSeconds: endSeconds }]),
  ];
  return statuses.map((entered) => ({ kind: "status", id: `stage-${entered.status}`, ...entered }));
}

type ToSidePlayer = (side: Side, name: string) => Player;

const minuteKey = ({ minute }: ParsedGoal): number => {
  const { regular, added } = parseMinute(minute ?? "999");
  return regular * 100 + added;
};

/** Numbered in the order in which a side scored them, so that sources that spell scorers otherwise mean the same goal. */
function toGoals(
  event: IngestEvent,
  goals: readonly ParsedGoal[],
  clock: MatchClock,
  toSidePlayer: ToSidePlayer,
): readonly Incident[] {
  const ordered = goals.toSorted((a, b) => minuteKey(a) - minuteKey(b));
  return numberedBySide("goal", event, ordered, ({ side, minute, scorer, kind }) => {
    const how = howByKind[kind];
    const scorerSide = kind === "own-goal" ? otherSide(side) : side;
    return {
      kind: "goal",
      atSeconds: minute === null ? clock.playEndSeconds : clock.atSeconds(minute),
      side,
      minute: minute ?? "",
      player: toSidePlayer(scorerSide, scorer),
      ...(how === undefined ? {} : { how }),
    };
  });
}

const otherSide = (side: Side): Side => (side === 1 ? 2 : 1);

function toLineUpIncident(
  { side, formation, starters, bench }: ParsedLineUp,
  startSeconds: number,
  toSidePlayer: ToSidePlayer,
): Incident {
  const lineUp = {
    formation,
    starters: starters.map(({ name, line, isCaptain }): LineUpPlayer => ({
      ...toSidePlayer(side, name),
      line,
      ...(line === 0 ? { role: "goalkeeper" } : {}),
      ...(isCaptain ? { captain: true } : {}),
    })),
    bench: bench.map((name) => toSidePlayer(side, name)),
  };
  return nameByContent({ kind: "line-up", atSeconds: startSeconds - lineUpLeadSeconds, side, lineUp });
}
