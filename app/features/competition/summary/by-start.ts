import type { EventFields } from "../../../../shared/feed/event-fields.ts";

type GetEvent = (id: string) => EventFields | null;

/** Events by their start: the summary of a season, its results and its hidden games come in different orders. */
export const earliestFirst = (ids: readonly string[], getEvent: GetEvent): readonly string[] =>
  ids.toSorted((a, b) => startOf(a, getEvent) - startOf(b, getEvent));

export const latestFirst = (ids: readonly string[], getEvent: GetEvent): readonly string[] =>
  ids.toSorted((a, b) => startOf(b, getEvent) - startOf(a, getEvent));

const startOf = (id: string, getEvent: GetEvent): number => getEvent(id)?.startSeconds ?? 0;
