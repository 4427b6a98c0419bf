import type { IngestEvent } from "../../../../shared/ingest/event-schema.ts";
import type { PostedIncident } from "../../../../shared/ingest/incident-schema.ts";
import { eventStatus, type StatusId } from "../../../../shared/sports/statuses.ts";
import { compareGoals } from "./compare-goals.ts";
import { instantsOf } from "./instants.ts";
import { isPlayed, playedStatuses, usualSecondsOf, type Detail, type Game, toMinute } from "./game.ts";
import type { Sent, SentDetail } from "./sent.ts";
import { longestGameMs } from "./pace.ts";

/** The changes of a match to send to the origin. */
export type GameReport = {
  /** Null where it is announced as it is. */
  readonly event: IngestEvent | null;
  readonly incidents: readonly PostedIncident[];
  readonly sent: Sent;
};

const nothingSent: Sent = {
  announced: "",
  status: eventStatus.scheduled,
  began: [],
  goals: [],
  details: [],
  result: null,
  resultSeconds: null,
  settledSeconds: null,
  count: 0,
};

/** Some sources report the first half's added time as a minute up to this one; a later minute is in the second half. */
const mostFirstHalfMinute = 50;

/**
 * Infers the stage of a match whose source names none, from its clock and other facts: a half-time score means that the first
 * half is over, a goal in a later minute that the second one has begun. Half-time needs that score, because a match may be
 * interrupted or begin late. Six hours after the start the clock says nothing.
 * @param delaySeconds by how much the match is behind its announced start
 */
export function statusByTheClock(
  { startSeconds, timeKnown, isOver, halfTime, goals }: Game,
  nowSeconds: number,
  delaySeconds = 0,
): StatusId {
  const passed = nowSeconds - startSeconds - delaySeconds;
  // The match is over but its result is missing, or no source reported its end.
  if (isOver || passed * 1000 > longestGameMs) return eventStatus.pending;
  if (passed < 0 || !timeKnown) return eventStatus.scheduled;
  const isInSecondHalf = goals.some(({ minute }) => (toMinute(minute) ?? 0) > mostFirstHalfMinute);
  if (isInSecondHalf || passed >= usualSecondsOf(eventStatus.secondHalf)) return eventStatus.secondHalf;
  return halfTime === null ? eventStatus.firstHalf : eventStatus.halfTime;
}

/** Editors enter a goal or a half-time score this late, where nothing delays the match itself. */
const lateEntrySeconds = 30 * 60;

/**
 * By how much a match is behind its announced start: a minute that its source has just named is the minute in which it is, unless it was
 * entered late.
 */
function delayOf(game: Game, sent: Sent, nowSeconds: number): number {
  const before = sent.delaySeconds ?? 0;
  const isKnown = (key: string) => sent.goals.some((goal) => goal.key === key);
  const minutes = game.goals.filter(({ key }) => !isKnown(key)).flatMap(({ minute }) => toMinute(minute) ?? []);
  const hasNewHalfTime = game.halfTime !== null && sent.hasHalfTime !== true;
  const proven = [
    ...minutes.map((minute) => 60 * minute + (minute > half ? breakSeconds : 0)),
    ...(hasNewHalfTime ? [usualSecondsOf(eventStatus.halfTime)] : []),
  ];
  if (proven.length === 0) return before;
  const late = nowSeconds - game.startSeconds - Math.max(...proven);
  return late > lateEntrySeconds ? late : 0;
}

const half = 45;
const breakSeconds = usualSecondsOf(eventStatus.secondHalf) - 60 * half;

/**
 * Compares a match with the state sent before: additions become incidents, and items that the source no longer has are retracted. Pure:
 * the same match at the same instant gives the same report, and nothing where nothing has changed.
 */
export function compareGame(eventId: string, game: Game, before: Sent | null, nowSeconds: number): GameReport {
  const sent = before ?? nothingSent;
  let { count } = sent;
  const nextId = (name: string) => {
    count += 1;
    return `${name}-${count}`;
  };
  const incidents: PostedIncident[] = [];
  const event = toEvent(eventId, game);
  const announced = JSON.stringify(event);

  const delaySeconds = before === null ? 0 : delayOf(game, before, nowSeconds);
  const status = game.result?.status ?? game.status ?? statusByTheClock(game, nowSeconds, delaySeconds);
  const entered = game.result === null ? enter(status, sent, game, nowSeconds, before === null) : [];
  const began = [...sent.began, ...entered];
  for (const [entry, atSeconds] of entered) {
    incidents.push({ eventId, id: nextId("status"), kind: "status", status: entry, atSeconds });
  }

  const isWatched = before !== null && isPlayed(status);
  // A clock that is ours to guess shows the stage, and no minute.
  const isFirst = isPlayed(status) && !sent.began.some(([entry]) => isPlayed(entry));
  if (isFirst && game.status === null) {
    incidents.push({ eventId, id: nextId("clock"), kind: "facts", facts: { minute: -1 }, atSeconds: lastOf(began) });
  }

  // Items reported after the end are dated before it, because a result counts only earlier items.
  const untilSeconds = sent.resultSeconds === null ? nowSeconds : sent.resultSeconds - 1;
  const instants = instantsOf(game, began, untilSeconds, isWatched);
  const goals = compareGoals(eventId, game, sent.goals, {
    nextId,
    instants,
    nowSeconds,
    isPlayed: isPlayed(status),
    isShootOut: status === eventStatus.penalties,
  });
  incidents.push(...goals.incidents);
  const details = compareDetails(eventId, game.details, sent.details, { nextId, atSecondsOf: instants, nowSeconds });
  incidents.push(...details.incidents);

  const result = game.result === null ? null : JSON.stringify(game.result);
  let { resultSeconds } = sent;
  if (game.result !== null && result !== sent.result) {
    const latest = Math.max(lastOf(began), ...incidents.map(({ atSeconds = 0 }) => atSeconds));
    const usual = Math.max(game.startSeconds + usualLengthSeconds, latest + 1);
    // Each later result replaces the earlier one.
    resultSeconds = isPlayed(sent.status) || resultSeconds !== null ? nowSeconds : Math.min(usual, nowSeconds);
    incidents.push({ eventId, id: nextId("result"), kind: "result", result: game.result, atSeconds: resultSeconds });
  }
  return {
    event: announced === sent.announced ? null : event,
    incidents,
    sent: {
      announced,
      status,
      began,
      goals: goals.goals,
      details: details.details,
      // An end that was taken back may come again with the same score.
      result,
      resultSeconds: game.result === null ? null : resultSeconds,
      settledSeconds: game.result === null ? null : (sent.settledSeconds ?? nowSeconds),
      ...(delaySeconds === 0 ? {} : { delaySeconds }),
      ...(game.halfTime === null ? {} : { hasHalfTime: true as const }),
      count,
    },
  };
}

/** With the break and added time. */
const usualLengthSeconds = 110 * 60;

const lastOf = (began: Sent["began"]): number => began.at(-1)?.[1] ?? 0;

function toEvent(eventId: string, game: Game): IngestEvent {
  const { league, startSeconds, timeKnown, round, table, home, away } = game;
  return {
    eventId,
    leagueStageId: league.stageId,
    sportId: league.sportId,
    startSeconds,
    timeKnown,
    round,
    ...(table === null ? {} : { group: table }),
    home,
    away,
    result: null,
  };
}

/** The stages that a match has entered since, those missed between two answers included: the score belongs to its parts. */
function enter(
  status: StatusId,
  sent: Sent,
  { startSeconds }: Game,
  nowSeconds: number,
  isNew: boolean,
): readonly (readonly [StatusId, number])[] {
  if (status === sent.status && sent.result === null) return [];
  if (!isPlayed(status)) return [[status, nowSeconds]];
  const halves = [eventStatus.firstHalf, eventStatus.secondHalf];
  const missed = halves.filter(
    (half) =>
      playedStatuses.indexOf(half) < playedStatuses.indexOf(status) && !sent.began.some(([entry]) => entry === half),
  );
  let last = lastOf(sent.began);
  return [...missed, status].map((entry) => {
    const isSeen = !isNew && missed.length === 0 && entry !== eventStatus.firstHalf;
    const usual = Math.min(nowSeconds, startSeconds + usualSecondsOf(entry));
    last = Math.max(last + 1, isSeen ? nowSeconds : usual);
    return [entry, last] as const;
  });
}

type Comparison = {
  readonly nextId: (name: string) => string;
  readonly atSecondsOf: (minute: string) => number;
  readonly nowSeconds: number;
};

function compareDetails(eventId: string, named: readonly Detail[], sent: readonly SentDetail[], by: Comparison) {
  const incidents: PostedIncident[] = [];
  const details: SentDetail[] = [];
  for (const { key, minute, content } of named) {
    const text = JSON.stringify(content);
    const known = sent.find((detail) => detail.key === key);
    if (known?.content === text) {
      details.push(known);
      continue;
    }
    if (known !== undefined) incidents.push(retract(eventId, known.id, by));
    const id = by.nextId("detail");
    // An item of the source is an incident except for its event, id and time.
    incidents.push({ ...content, eventId, id, atSeconds: by.atSecondsOf(minute) } as PostedIncident);
    details.push({ key, id, content: text });
  }
  for (const gone of sent.filter(({ key }) => !named.some((detail) => detail.key === key))) {
    incidents.push(retract(eventId, gone.id, by));
  }
  return { incidents, details };
}

const retract = (
  eventId: string,
  incidentId: string,
  { nextId, nowSeconds }: Pick<Comparison, "nextId" | "nowSeconds">,
) => ({ eventId, id: nextId("taken-back"), kind: "retracted", incidentId, atSeconds: nowSeconds }) as const;
