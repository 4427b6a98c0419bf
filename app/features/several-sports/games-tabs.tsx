import { gamesTabs, type GamesTab } from "../../../shared/addresses/list-query.ts";
import type { ListCategory } from "../../../shared/addresses/list-category.ts";
import type { Counts } from "../../live/counts.ts";
import { CountedTabs } from "../list/counted-tabs.tsx";

type GamesTabsProps = {
  readonly counts: Counts;
  readonly current: ListCategory;
  readonly hrefOf: (tab: GamesTab | "all") => string;
};

/** The tabs of a page with the games of several sports: those that have some, and the one that is open. */
export function GamesTabs({ counts, current, hrefOf }: GamesTabsProps) {
  const shown = (["all", ...gamesTabs] as const).filter((tab) => tab === "all" || tab === current || counts[tab] > 0);
  return shown.length < 2 ? null : <CountedTabs tabs={shown} counts={counts} current={current} hrefOf={hrefOf} />;
}
