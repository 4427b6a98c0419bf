import { lazy, Suspense, useState, useSyncExternalStore } from "react";
import { useLeagues } from "../../live/hooks.tsx";
import { browserStorage } from "../favourites/my-games-hooks.ts";
import { myLeaguesName } from "../my-leagues/my-leagues-name.ts";
import { usePage } from "../page/page-context.tsx";
import type { DayListData } from "./day-list.tsx";
import { menuWriter } from "./menu-writer.ts";

/** Loaded by who has pinned leagues. */
const MenuLeagues = lazy(() => import("../my-leagues/menu-leagues.tsx"));

const never = () => () => {};
const hasPinned = () => browserStorage.get(myLeaguesName) !== null;

/** Of the documents of this visit, by list: their data do not repeat what is in them. */
const written: Record<string, string> = {};

/** What the document has, where React draws its part of the page anew before it has taken it over. */
const readShown = () => document.querySelector(".menu > div:last-child")?.innerHTML ?? "";

/** The visitor's leagues (C2.14); then what the server writes: the leagues of the day, and countries. */
export function LeagueMenu({ data: { menu, list } }: { readonly data: DayListData }) {
  const { lang } = usePage();
  const isPinned = useSyncExternalStore(never, hasPinned, () => false);
  const leagues = useLeagues();
  if (leagues.length === 0) return null;
  const markup =
    import.meta.env.SSR && menuWriter.write !== null
      ? menuWriter.write({
          leagues: leagues.map(({ league, eventIds }) => ({ league, games: eventIds.length })),
          sportId: list.sportId,
          lang,
        })
      : (menu ?? written[list.key] ?? (import.meta.env.SSR ? "" : readShown()));
  return (
    <nav className="card menu" aria-labelledby="leagues-heading">
      {isPinned ? (
        <Suspense>
          <MenuLeagues />
        </Suspense>
      ) : null}
      <Written key={list.key} listKey={list.key} markup={markup} />
    </nav>
  );
}

/** Stays as it is while its list is shown, so that what is open and has the focus stays too. */
function Written({ listKey, markup }: { readonly listKey: string; readonly markup: string }) {
  const [inside] = useState({ __html: markup });
  const keep = (place: HTMLElement | null) => {
    if (place) written[listKey] = place.innerHTML;
  };
  return <div ref={keep} suppressHydrationWarning dangerouslySetInnerHTML={inside} />;
}
