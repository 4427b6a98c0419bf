import type { Messages } from "../../i18n/fr.ts";
import { useCounts } from "../../live/hooks.tsx";
import { categories, type Category } from "../day/category.ts";
import { formatListQuery, type DayChoice } from "../day/list-query.ts";

type CategoryTabsProps = {
  readonly path: string;
  readonly day: DayChoice;
  readonly category: Category;
  readonly t: Messages;
};

export function CategoryTabs({ path, day, category, t }: CategoryTabsProps) {
  const counts = useCounts();
  return (
    <nav className="tabs" aria-label={t.filters}>
      {categories.map((tab) => (
        <a
          key={tab}
          href={path + formatListQuery({ day, category: tab })}
          className={tab}
          aria-current={tab === category ? "page" : undefined}
          data-stay
        >
          {t.tabs[tab]}
          {tab === "mine" ? null : <small>{counts[tab]}</small>}
        </a>
      ))}
    </nav>
  );
}
