import { fieldPlace } from "../../../../../shared/sports/field-place.ts";
import { countryOf } from "../../../../../shared/places/countries.ts";
import { compareSortKeys, toSortKey } from "./sort-key.ts";
import type { SortPage } from "./sort-pages.ts";
import { shownStatusType } from "../../../../../shared/sports/status-types.ts";
import type { Language } from "../../../../../shared/texts/languages.ts";
import { nameIn } from "../../../../../shared/texts/names.ts";
import type { EventState } from "../../../../../shared/timeline/event-state.ts";
import { toLeagueFields } from "./league-row.ts";
import type { LedgerContext } from "../../ledger/ledger-context.ts";
import { compareNames } from "../../search/collation.ts";

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
