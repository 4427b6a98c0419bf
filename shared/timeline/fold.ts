import { extraTimes } from "../sports/period-statuses.ts";
import { isPlaying, shownStatusType } from "../sports/status-types.ts";
import { eventStatus, statusType, type StatusId } from "../sports/statuses.ts";
import { correctTimeline } from "./correct.ts";
import type { EventState } from "./event-state.ts";
import { withCourse } from "./excitement/with-course.ts";
import type { Incident, Pair, Result, Side } from "./incident.ts";
import { countsFrames, countsPeriods, periodOfStatus } from "./periods.ts";
import type { Schedule } from "./schedule.ts";

export function initialState(schedule: Schedule): EventState {
  return {
    schedule,
    status: eventStatus.scheduled,
    statusStartSeconds: 0,
    periods: [],
    score: null,
    fullTime: null,
    shootOut: null,
    redCards: [0, 0],
    addedMinutes: 0,
  };
}

/**
 * The state after one more incident. Total: an incident that makes no sense leaves the state as it is, and so do those that
 * the list does not show and those that correct others (`correct.ts`).
 */
export function applyIncident(state: EventState, incident: Incident): EventState {
  const after = withCourse(state, withPostponement(applyToRow(state, incident)), incident);
  return after.hasContent === true || !isContent[incident.kind] ? after : { ...after, hasContent: true };
}

const withPostponement = (state: EventState): EventState =>
  state.wasPostponed === true || state.status !== eventStatus.postponed ? state : { ...state, wasPostponed: true };

/** Whether there is more to read than the event's row once such an incident is reported. */
const isContent: Readonly<Record<Incident["kind"], boolean>> = {
  goal: true,
  "missed-penalty": true,
  card: true,
  "shoot-out": true,
  points: true,
  review: true,
  substitution: true,
  play: true,
  "line-up": true,
  statistics: true,
  "player-statistics": true,
  comment: true,
  information: true,
  status: false,
  "added-time": false,
  result: false,
  "period-won": false,
  facts: false,
  correction: false,
  moved: false,
  scheduled: false,
  notice: false,
  broadcast: false,
  retracted: false,
  amended: false,
};

function applyToRow(state: EventState, incident: Incident): EventState {
  switch (incident.kind) {
    case "status":
      return incident.status === eventStatus.cancelled
        ? cancel(state, incident.atSeconds)
        : enterStatus(state, incident.status, incident.atSeconds);
    case "goal":
      return addPoints(incident.how === "penalty" ? withPenalty(state, incident, false) : state, incident, 1);
    case "missed-penalty":
      return withPenalty(state, incident, true);
    case "card":
      return incident.colour === "yellow" ? state : { ...state, redCards: addTo(state.redCards, incident.side, 1) };
    case "added-time":
      return { ...state, addedMinutes: incident.minutes };
    case "shoot-out": {
      const taken = withPenalty(state, incident, !incident.scored);
      return incident.scored ? { ...taken, shootOut: addTo(state.shootOut ?? [0, 0], incident.side, 1) } : taken;
    }
    case "result":
      return isCancellation(incident.result)
        ? cancel(state, incident.atSeconds)
        : replaceResult(state, incident.result, incident.atSeconds);
    case "points":
      return addPoints(state, incident, incident.value);
    case "period-won":
      return {
        ...state,
        score: addTo(state.score ?? [0, 0], incident.side, 1),
        periodUpdatedSeconds: incident.atSeconds,
      };
    case "facts":
      return { ...state, facts: { ...state.facts, ...incident.facts } };
    case "correction":
      return {
        ...state,
        score: incident.score,
        periods: withoutUnplayedSet(state.schedule.sportId, state.status, incident.periods),
        periodUpdatedSeconds: incident.atSeconds,
      };
    case "moved":
      return {
        ...state,
        schedule: { ...state.schedule, startSeconds: incident.startSeconds, timeKnown: incident.timeKnown },
      };
    case "scheduled":
      return { ...state, schedule: incident.schedule };
    case "review":
      return withReview(state, incident.side, incident.outcome === "running");
    case "notice": {
      const { notice: _text, noticeIsBetting: _mark, ...rest } = state;
      if (incident.text === "") return rest;
      return { ...rest, notice: incident.text, ...(incident.isBetting && { noticeIsBetting: true }) };
    }
    case "broadcast":
      return { ...state, channels: incident.channels };
    case "substitution":
    case "play":
    case "line-up":
    case "statistics":
    case "player-statistics":
    case "comment":
    case "information":
    case "retracted":
    case "amended":
      return state;
  }
}

/** The state that a timeline gives, whatever the order in which its incidents arrived (docs/adr/012). */
export function foldTimeline(schedule: Schedule, incidents: readonly Incident[]): EventState {
  return correctTimeline(incidents).reduce(applyIncident, initialState(schedule));
}

function withReview(state: EventState, side: Side, isRunning: boolean): EventState {
  const { underReview: [home, away] = [0, 0], ...rest } = state;
  const value = isRunning ? 1 : 0;
  const pair: Pair = side === 1 ? [value, away] : [home, value];
  return pair[0] + pair[1] === 0 ? rest : { ...rest, underReview: pair };
}

function withPenalty(state: EventState, incident: Incident & { readonly side: Side }, isMissed: boolean): EventState {
  const { side, atSeconds } = incident;
  const penalties = state.penalties ?? [];
  const id = (incident.id ?? String(penalties.length + 1)).replaceAll(/[:|]/g, "-");
  return { ...state, penalties: [...penalties, { side, atSeconds, id, isMissed, status: state.status }] };
}

/** From these on, the score of regular time is final. */
const afterRegularTime: ReadonlySet<StatusId> = new Set([
  eventStatus.finished,
  ...extraTimes,
  eventStatus.extraInnings,
  eventStatus.penalties,
  eventStatus.afterExtraTime,
  eventStatus.afterExtraInnings,
  eventStatus.afterPenalties,
  eventStatus.awarded,
]);

const isLiveStatus = (status: StatusId): boolean => shownStatusType(status) === statusType.live;

function enterStatus(state: EventState, entered: StatusId, atSeconds: number): EventState {
  const periods = [...state.periods];
  while (periods.length < periodOfStatus(state.schedule.sportId, entered)) periods.push([0, 0]);
  const played = withoutUnplayedSet(state.schedule.sportId, entered, periods);
  const hasBegun = periods.length > 0 || (countsFrames(state.schedule.sportId) && isPlaying(entered));
  const score = state.score ?? (hasBegun ? ([0, 0] as const) : null);
  const isUpdate = isLiveStatus(state.status) && isLiveStatus(entered);
  // A break may come back to the stage in which a penalty was taken, an end does not.
  const { penalties, ...rest } = state;
  return {
    ...rest,
    ...(penalties === undefined || shownStatusType(entered) === statusType.finished ? {} : { penalties }),
    ...(isUpdate ? { periodUpdatedSeconds: atSeconds } : {}),
    status: entered,
    statusStartSeconds: atSeconds,
    periods: played,
    score,
    fullTime: state.fullTime ?? (afterRegularTime.has(entered) ? score : null),
    shootOut: state.shootOut ?? (entered === eventStatus.penalties ? [0, 0] : null),
    addedMinutes: 0,
  };
}

/** Statuses of events that count as over before anything was played. */
const putOff: ReadonlySet<StatusId> = new Set([eventStatus.postponed, eventStatus.cancelled]);

/** A cancellation without a score, as a status or as a result. */
const isCancellation = ({ status, halfTime, fullTime }: Result): boolean =>
  status === eventStatus.cancelled && halfTime === null && fullTime === null;

/**
 * An event that has a score was played: one that its source cancels afterwards was abandoned at that score. One that was over
 * already stays as it is.
 */
function cancel(state: EventState, atSeconds: number): EventState {
  if (state.score === null) return enterStatus(state, eventStatus.cancelled, atSeconds);
  const isOver = shownStatusType(state.status) === statusType.finished && !putOff.has(state.status);
  return isOver ? state : enterStatus(state, eventStatus.abandoned, atSeconds);
}

/** A set that stands 0–0 when the game is over was not played: a player retired before it, or did not come. */
const withoutUnplayedSet = (sportId: number, status: StatusId, periods: readonly Pair[]): readonly Pair[] =>
  countsPeriods(sportId) && shownStatusType(status) === statusType.finished && periods.at(-1)?.join() === "0,0"
    ? periods.slice(0, -1)
    : periods;

type Scored = { readonly side: Side; readonly atSeconds: number };

function addPoints(state: EventState, { side, atSeconds }: Scored, value: number): EventState {
  const running = state.periods.at(-1) ?? [0, 0];
  const score = state.score ?? ([0, 0] as const);
  return {
    ...state,
    periods: [...state.periods.slice(0, -1), addTo(running, side, value)],
    score: countsPeriods(state.schedule.sportId) ? score : addTo(score, side, value),
    periodUpdatedSeconds: atSeconds,
  };
}

function replaceResult(state: EventState, result: Result, atSeconds: number): EventState {
  return {
    ...state,
    status: result.status,
    statusStartSeconds: result.status === state.status ? state.statusStartSeconds : atSeconds,
    periods: periodsOf(result),
    score: result.extraTime ?? result.fullTime ?? result.halfTime,
    fullTime: afterRegularTime.has(result.status) ? result.fullTime : null,
    shootOut: result.shootOut,
    addedMinutes: 0,
  };
}

/**
 * Goals per period, as far as they follow from cumulative scores: without a half-time score the periods are unknown,
 * unless there was no score at all.
 */
function periodsOf({ halfTime: noted, fullTime, extraTime }: Result): readonly Pair[] {
  const halfTime = noted ?? (fullTime?.every((goals) => goals === 0) === true ? fullTime : null);
  if (halfTime === null) return [];
  if (fullTime === null) return [halfTime];
  const regular = [halfTime, minus(fullTime, halfTime)];
  return extraTime === null ? regular : [...regular, minus(extraTime, fullTime)];
}

const minus = (a: Pair, b: Pair): Pair => [a[0] - b[0], a[1] - b[1]];
const addTo = ([home, away]: Pair, side: Side, value: number): Pair =>
  side === 1 ? [home + value, away] : [home, away + value];
