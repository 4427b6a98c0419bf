import { gamesTabs, type GamesTab } from "../../../shared/addresses/list-query.ts";
import type { ListCategory } from "../../../shared/navigation/list-category.ts";
import type { Counts } from "../../live/counts.ts";
import { useCurrentInView } from "../../ui/current-in-view.ts";
import { usePage } from "../page/page-context.tsx";

type GamesTabsProps = {
  readonly counts: Counts;
  readonly current: ListCategory;
  readonly hrefOf: (tab: GamesTab | "all") => string;
};

/** The tabs of a page with the games of several sports: those that have some, and the one that is open. */
export function GamesTabs({ counts, current, hrefOf }: GamesTabsProps) {
  const { t } = usePage();
  const row = useCurrentInView<HTMLElement>(current);
  const shown = (["all", ...gamesTabs] as const).filter((tab) => tab === "all" || tab === current || counts[tab] > 0);
  if (shown.length < 2) return null;
  return (
    <nav ref={row} className="tabs" aria-label={t.filters}>
      {shown.map((tab) => (
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
