import { stage, type StageId } from "../sports/stages.ts";
import type { EventState } from "./event-state.ts";
import type { Incident, Pair, Result, Side } from "./incident.ts";
import type { Schedule } from "./schedule.ts";

export function initialState(schedule: Schedule): EventState {
  return {
    schedule,
    stage: stage.scheduled,
    stageStartSeconds: 0,
    parts: [],
    score: null,
    fullTime: null,
    shootOut: null,
    redCards: [0, 0],
    addedMinutes: 0,
  };
}

/** The state after one more incident. Total: an incident that makes no sense leaves the state as it is. */
export function applyIncident(state: EventState, incident: Incident): EventState {
  switch (incident.kind) {
    case "stage":
      return enterStage(state, incident.stage, incident.atSeconds);
    case "goal":
      return addGoal(state, incident.side);
    case "card":
      return incident.colour === "red" ? { ...state, redCards: addTo(state.redCards, incident.side) } : state;
    case "added-time":
      return { ...state, addedMinutes: incident.minutes };
    case "shoot-out":
      return incident.scored ? { ...state, shootOut: addTo(state.shootOut ?? [0, 0], incident.side) } : state;
    case "result":
      return replaceResult(state, incident.result, incident.atSeconds);
    case "moved":
      return {
        ...state,
        schedule: { ...state.schedule, startSeconds: incident.startSeconds, timeKnown: incident.timeKnown },
      };
  }
}

export function foldTimeline(schedule: Schedule, incidents: readonly Incident[]): EventState {
  return incidents.reduce(applyIncident, initialState(schedule));
}

/** How many periods have begun once a stage is entered; stages that begin none are absent. */
const periodsBegun: Readonly<Record<StageId, number>> = {
  [stage.firstHalf]: 1,
  [stage.secondHalf]: 2,
  [stage.extraTime]: 3,
};

/** From these on, the score of regular time is final. */
const afterRegularTime: ReadonlySet<StageId> = new Set([
  stage.finished,
  stage.extraTime,
  stage.penalties,
  stage.afterExtraTime,
  stage.afterPenalties,
  stage.awarded,
]);

function enterStage(state: EventState, entered: StageId, atSeconds: number): EventState {
  const parts = [...state.parts];
  while (parts.length < (periodsBegun[entered] ?? 0)) parts.push([0, 0]);
  const score = state.score ?? (parts.length > 0 ? ([0, 0] as const) : null);
  return {
    ...state,
    stage: entered,
    stageStartSeconds: atSeconds,
    parts,
    score,
    fullTime: state.fullTime ?? (afterRegularTime.has(entered) ? score : null),
    shootOut: state.shootOut ?? (entered === stage.penalties ? [0, 0] : null),
    addedMinutes: 0,
  };
}

function addGoal(state: EventState, side: Side): EventState {
  const running = state.parts.at(-1) ?? [0, 0];
  return {
    ...state,
    parts: [...state.parts.slice(0, -1), addTo(running, side)],
    score: addTo(state.score ?? [0, 0], side),
  };
}

function replaceResult(state: EventState, result: Result, atSeconds: number): EventState {
  return {
    ...state,
    stage: result.stage,
    stageStartSeconds: result.stage === state.stage ? state.stageStartSeconds : atSeconds,
    parts: partsOf(result),
    score: result.extraTime ?? result.fullTime ?? result.halfTime,
    fullTime: afterRegularTime.has(result.stage) ? result.fullTime : null,
    shootOut: result.shootOut,
    addedMinutes: 0,
  };
}

/**
 * Goals per period, as far as cumulative scores tell: without a half-time score nothing is known of the periods, unless
 * nobody scored at all.
 */
function partsOf({ halfTime: noted, fullTime, extraTime }: Result): readonly Pair[] {
  const halfTime = noted ?? (fullTime?.every((goals) => goals === 0) === true ? fullTime : null);
  if (halfTime === null) return [];
  if (fullTime === null) return [halfTime];
  const regular = [halfTime, minus(fullTime, halfTime)];
  return extraTime === null ? regular : [...regular, minus(extraTime, fullTime)];
}

const minus = (a: Pair, b: Pair): Pair => [a[0] - b[0], a[1] - b[1]];
const addTo = ([home, away]: Pair, side: Side): Pair => (side === 1 ? [home + 1, away] : [home, away + 1]);
