import { fieldPlace } from "../../../../../shared/sports/field-place.ts";
import { countryOf } from "../../../../../shared/places/countries.ts";
import { shownStatusType } from "../../../../../shared/sports/status-types.ts";
import type { Language } from "../../../../../shared/texts/languages.ts";
import { nameIn } from "../../../../../shared/texts/names.ts";
import type { EventState } from "../../../../../shared/timeline/event-state.ts";
import { toLeagueFields } from "./league-row.ts";
import type { LedgerContext } from "../../ledger/ledger-context.ts";
import { compareNames } from "../../search/collation.ts";
import {
  horseRacingPart,
  labelPart,
  namesPart,
  placePart,
  sportPart,
  startPart,
  timePart,
  topLeaguePart,
  type SortedRow,
  type TimeOrder,
} from "./sort-parts.ts";

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
type SortRule = {
  readonly topLeague: boolean;
  readonly label: boolean;
  readonly time: TimeOrder;
  readonly rank: boolean;
};

const sortRules: Readonly<Record<SortPage, SortRule>> = {
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

/** Lower than any character of a part, so that a shorter text comes before a longer one that begins with it. */
const separator = "\u0001";

/**
 * The key that orders rows as text (A4.07): sport, top league, horse racing's country and course, time, league, rank,
 * start, names. `sortByTime` is the visitor's setting (C3.20); it orders lists by time across leagues.
 */
export function toSortKey(row: SortedRow, page: SortPage, sortByTime = false): string {
  const rule = sortRules[page];
  const isByTime = sortByTime && rule.time === "none" && page !== "detail-odds";
  return [
    sportPart(row),
    rule.topLeague && !isByTime ? topLeaguePart(row) : "",
    horseRacingPart(row),
    timePart(row, isByTime ? "chronological" : rule.time),
    rule.label ? labelPart(row) : "",
    rule.rank ? placePart(row) : "",
    startPart(row),
    namesPart(row),
  ].join(separator);
}

/** By code units, which the padded parts are made for. */
export function compareSortKeys(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** The parts of a sort key that come from the league. */
type LeagueParts = {
  readonly isTopLeague: boolean;
  readonly countryName: string;
  readonly templateId: string;
  readonly label: string;
};

/**
 * Events in the order of a page's sort key (A4.07, A4.08), whatever their leagues. Names, the key's last part, are ordered as
 * the language orders them (A9.05).
 */
export function inSortKeyOrder(
  { events, sportId }: LedgerContext,
  page: SortPage,
  states: readonly EventState[],
  lang: Language,
): readonly EventState[] {
  const leagues = new Map<string, LeagueParts>();
  const byName = compareNames(lang);

  function partsOf(stageId: string): LeagueParts {
    const known = leagues.get(stageId);
    if (known !== undefined) return known;
    const league = events.league(stageId);
    const parts = {
      isTopLeague: league?.type === "t",
      countryName: league === null ? "" : countryOf(league.countryKey, lang).name,
      templateId: league?.templateId ?? "",
      label: league === null ? "" : (toLeagueFields(league, lang).sortKey ?? ""),
    };
    leagues.set(stageId, parts);
    return parts;
  }

  return states
    .map((state) => {
      const { startSeconds, leagueStageId, home } = state.schedule;
      const row = {
        ...partsOf(leagueStageId),
        sportId,
        statusType: shownStatusType(state.status),
        startSeconds,
        place: fieldPlace(state.facts),
        names: "",
      };
      return { state, key: toSortKey(row, page), name: nameIn(home, lang) };
    })
    .toSorted((a, b) => compareSortKeys(a.key, b.key) || byName(a.name, b.name))
    .map(({ state }) => state);
}
