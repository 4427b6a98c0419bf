import type { Messages } from "../../i18n/fr.ts";
import { useCurrentInView } from "../../ui/current-in-view.ts";
import { useCounts } from "../../live/hooks.tsx";
import { countFollowed } from "../favourites/followed-days.ts";
import { useMyGames } from "../favourites/my-games-hooks.ts";
import { categories, type Category } from "../day/category.ts";
import { formatListQuery, today, type DayChoice } from "../day/list-query.ts";

type CategoryTabsProps = {
  readonly sportId: number;
  readonly path: string;
  readonly day: DayChoice;
  readonly category: Category;
  readonly t: Messages;
};

/** A tab keeps the day, but for the visitor's games: those begin with today (C4.21). */
export function CategoryTabs({ sportId, path, day, category, t }: CategoryTabsProps) {
  const counts = { ...useCounts(), mine: countFollowed(useMyGames(), sportId) };
  const row = useCurrentInView<HTMLElement>(category);
  return (
    <nav ref={row} className="tabs" aria-label={t.filters}>
      {categories.map((tab) => (
        <a
          key={tab}
          id={`tab-${tab}`}
          href={path + formatListQuery({ day: tab === "mine" ? today : day, category: tab })}
          className={tab}
          aria-current={tab === category ? "page" : undefined}
          data-stay={`tab-${tab}`}
        >
          {t.tabs[tab]}
          <small>{counts[tab]}</small>
        </a>
      ))}
    </nav>
  );
}
