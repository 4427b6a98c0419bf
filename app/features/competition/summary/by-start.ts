import type { EventFields } from "../../../../shared/wire/event-fields.ts";
import { compareNames } from "../../veil/compare-names.ts";

type GetEvent = (id: string) => EventFields | null;

/** Events by their start: the summary of a season, its results and its hidden games come in different orders. */
export const earliestFirst = (ids: readonly string[], getEvent: GetEvent): readonly string[] =>
  ids.toSorted((a, b) => startOf(a, getEvent) - startOf(b, getEvent));

export const latestFirst = (ids: readonly string[], getEvent: GetEvent): readonly string[] =>
  ids.toSorted((a, b) => startOf(b, getEvent) - startOf(a, getEvent));

/** Hidden games of the past, the latest first: of those that began at one time by their names, because a feed may have them by how they went. */
export const latestMasked = (ids: readonly string[], getEvent: GetEvent): readonly string[] =>
  latestFirst(
    ids.toSorted((a, b) => compareNames(getEvent(a)?.homeName ?? "", getEvent(b)?.homeName ?? "")),
    getEvent,
  );

const startOf = (id: string, getEvent: GetEvent): number => getEvent(id)?.startSeconds ?? 0;
