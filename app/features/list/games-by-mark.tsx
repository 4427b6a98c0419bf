import { useMemo } from "react";
import type { ListCategory } from "../../../shared/addresses/list-category.ts";
import type { ListQuery } from "../../../shared/addresses/list-query.ts";
import { useLeagues } from "../../live/hooks.tsx";
import type { MarkTexts } from "../excitement/about-marks.tsx";
import { Events, useEventContext, type EventContext } from "../match-row/event-context.tsx";
import { MatchRow } from "../match-row/match-row.tsx";
import { usePage } from "../page/page-context.tsx";
import { countryName, leagueName } from "./league-words.ts";

/** The orders in which a visitor can have the list, and the games of the one by marks if the address asks for it. */
export type ListOrder = {
  readonly texts: { readonly order: string; readonly byLeague: string; readonly byMark: string };
  readonly byMark: GamesInOrder | null;
};
/** Made by the server at each load and kept until the next one: marks move while the page is open, but no row moves under the reader's finger. */
type GamesInOrder = {
  /** The games with a mark, the highest first. */
  readonly eventIds: readonly string[];
  /** How many games of each tab have no mark, in words; empty for none. */
  readonly left: Readonly<Partial<Record<ListCategory, string>>>;
  readonly about: MarkTexts;
};

type OrderLinksProps = ListQuery & { readonly sportId: number; readonly texts: ListOrder["texts"] };

/** Leads from one order to the other, with the same day and tab. */
export function OrderLinks({ texts: { order, byLeague, byMark }, sort, ...list }: OrderLinksProps) {
  const { href } = usePage();
  const linkTo = (to: ListQuery["sort"], id: string, text: string) => (
    <a id={id} href={href({ kind: "list", ...list, sort: to })} aria-current={to === sort || undefined} data-stay={id}>
      {text}
    </a>
  );
  return (
    <nav className="list-orders" aria-label={order}>
      {linkTo(undefined, "by-league", byLeague)}
      {linkTo("excitement", "by-mark", byMark)}
    </nav>
  );
}

type GamesByMarkProps = { readonly games: GamesInOrder; readonly category: ListCategory };

/** The games of a day in one list, each with the name of its league. The rows are live, their order is that of the load. */
export function GamesByMark({ games: { eventIds, left }, category }: GamesByMarkProps) {
  const context = useEventContext();
  const leagues = useLeagues();
  const leagueOf = new Map(leagues.flatMap(({ league, eventIds: ids }) => ids.map((id) => [id, league] as const)));
  const value = useMemo((): EventContext => ({ ...context, toRowEnd }), [context]);
  return (
    <Events.Provider value={value}>
      <ul>
        {eventIds.map((id) => {
          const league = leagueOf.get(id);
          return league && <MatchRow key={id} id={id} league={league} category={category} bookmakerId={null} />;
        })}
      </ul>
      {left[category] && <p className="left-out">{left[category]}</p>}
    </Events.Provider>
  );
}

const toRowEnd: NonNullable<EventContext["toRowEnd"]> = (_, __, league) => (
  <span className="of-league">
    <bdi translate="no">{leagueName(league)}</bdi> <bdi translate="yes">{countryName(league)}</bdi>
  </span>
);
