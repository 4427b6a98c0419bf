import { today, type ListQuery } from "../../../shared/addresses/list-query.ts";
import { useCounts } from "../../live/hooks.tsx";
import { countFollowedIn } from "../favourites/followed-days.ts";
import { useOfMyGames } from "../favourites/my-games-hooks.ts";
import { usePage } from "../page/page-context.tsx";
import { CountedTabs } from "./counted-tabs.tsx";

type CategoryTabsProps = ListQuery & { readonly sportId: number };

/** The tab of odds (C2.01) has an address, and no list of its own yet. */
const shownTabs = ["all", "live", "finished", "scheduled", "myGames"] as const;

/** A tab keeps the day and the order, except that of the visitor's games: those begin with today (C4.21). */
export function CategoryTabs({ sportId, day, category, sort }: CategoryTabsProps) {
  const { href } = usePage();
  const counts = { ...useCounts(), myGames: useOfMyGames((games) => countFollowedIn(games, sportId)) };
  return (
    <CountedTabs
      tabs={shownTabs}
      counts={counts}
      current={category}
      hrefOf={(tab) => href({ kind: "list", sportId, day: tab === "myGames" ? today : day, category: tab, sort })}
    />
  );
}
