import type { EventState } from "../../../../../shared/timeline/event-state.ts";

/** Orders of the events of a list. A field's starters follow their places, those without one come last. */

export const oldestFirst = (a: EventState, b: EventState): number =>
  a.schedule.startSeconds - b.schedule.startSeconds || byPlaceThenName(a, b);

export const newestFirst = (a: EventState, b: EventState): number =>
  b.schedule.startSeconds - a.schedule.startSeconds || byPlaceThenName(a, b);

const byPlaceThenName = (a: EventState, b: EventState) =>
  placeOf(a) - placeOf(b) ||
  compare(a.schedule.leagueStageId, b.schedule.leagueStageId) ||
  compare(a.schedule.home.name, b.schedule.home.name);

const placeOf = ({ facts }: EventState) => facts?.rank ?? Number.MAX_SAFE_INTEGER;

export const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
