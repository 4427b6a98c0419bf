import type { ListCategory } from "../../../shared/addresses/list-category.ts";
import { useCurrentInView } from "../../ui/current-in-view.ts";
import { usePage } from "../page/page-context.tsx";

type CountedTab = Exclude<ListCategory, "odds">;

type CountedTabsProps<Tab extends CountedTab> = {
  readonly tabs: readonly Tab[];
  /** How many games each tab has. */
  readonly counts: Readonly<Record<Tab, number>>;
  readonly current: ListCategory;
  readonly hrefOf: (tab: Tab) => string;
};

/** Tabs of games by how far they are. The one that is opened keeps the page's place, and is in view on a phone. */
export function CountedTabs<Tab extends CountedTab>({ tabs, counts, current, hrefOf }: CountedTabsProps<Tab>) {
  const { t } = usePage();
  const row = useCurrentInView<HTMLElement>(current);
  return (
    <nav ref={row} className="tabs" aria-label={t.filters}>
      {tabs.map((tab) => (
        <a
          key={tab}
          id={`tab-${tab}`}
          href={hrefOf(tab)}
          className={tab}
          aria-current={tab === current ? "page" : undefined}
          data-stay={`tab-${tab}`}
        >
          {t.tabs[tab]}
          <small>{counts[tab]}</small>
        </a>
      ))}
    </nav>
  );
}
