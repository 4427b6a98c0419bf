import type { EventFields } from "../../../../shared/feed/event-fields.ts";

/** Events by their start, the latest first: the summary of a season and its results come in different orders. */
export const latestFirst = (ids: readonly string[], getEvent: (id: string) => EventFields | null): readonly string[] =>
  ids
    .map((id) => ({ id, startSeconds: getEvent(id)?.startSeconds ?? 0 }))
    .toSorted((a, b) => b.startSeconds - a.startSeconds)
    .map(({ id }) => id);
