import { useLocation } from "@remix-run/react";
import { today } from "../../../shared/addresses/list-query.ts";
import type { ListCategory } from "../../../shared/navigation/list-category.ts";
import { sportIds } from "../../../shared/sports/sport-ids.ts";
import type { IconName } from "../../ui/icon-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { usePage } from "../page/page-context.tsx";

/** On a phone, under the thumb: the lists that are opened most, the search, and everything else. Lists are those of the sport. */
export function ThumbBar({ sportId }: { readonly sportId: number | null }) {
  const { t, href } = usePage();
  const { pathname, search } = useLocation();
  const toLink = (path: string, icon: IconName, text: string, window?: string) => (
    <a key={icon} href={path} data-window={window} aria-current={path === pathname + search ? "page" : undefined}>
      <Icon name={icon} />
      {text}
    </a>
  );
  const toList = (category: ListCategory) =>
    href({ kind: "list", sportId: sportId ?? sportIds.soccer, day: today, category });
  return (
    <nav className="thumb" aria-label={t.thumb}>
      {toLink(toList("all"), "scores", t.scores)}
      {toLink(toList("live"), "live", t.tabs.live)}
      {toLink(toList("myGames"), "star", t.tabs.myGames)}
      {toLink(href({ kind: "search", query: "" }), "search", t.search, "search")}
      {toLink("#menu", "more", t.moreSports, "verticalMenu")}
    </nav>
  );
}
