import type { TimeOrder } from "./sort-parts.ts";

/** Pages that sort in ways of their own (A4.08); `tournament` is its passive table. */
export type SortPage =
  | "list"
  | "country"
  | "category"
  | "participant"
  | "season"
  | "tournament"
  | "tournament-sub-page"
  | "detail-odds";

/** Which parts of the key count on a page. The other parts stay empty, so that they do not affect the order. */
export type SortRule = {
  readonly topLeague: boolean;
  readonly label: boolean;
  readonly time: TimeOrder;
  readonly rank: boolean;
};

export const sortRules: Readonly<Record<SortPage, SortRule>> = {
  list: { topLeague: true, label: true, time: "none", rank: true },
  // No league of a country or a category is a top league; the leagues keep their own order.
  country: { topLeague: false, label: true, time: "none", rank: true },
  category: { topLeague: false, label: true, time: "chronological", rank: true },
  // One participant's events across leagues: live events, then results, then fixtures.
  participant: { topLeague: false, label: false, time: "current", rank: false },
  // A season is a calendar.
  season: { topLeague: false, label: false, time: "chronological", rank: true },
  tournament: { topLeague: false, label: true, time: "current", rank: true },
  "tournament-sub-page": { topLeague: false, label: false, time: "current", rank: true },
  // One event's participants, compared by place.
  "detail-odds": { topLeague: false, label: false, time: "none", rank: true },
};
