import type { Address } from "../../../shared/addresses/address.ts";
import { today } from "../../../shared/addresses/list-query.ts";
import type { ListCategory } from "../../../shared/addresses/list-category.ts";
import { sportIds } from "../../../shared/sports/sport-ids.ts";

type ShownPage = {
  /** The sport that the page belongs to, null for none. */
  readonly sportId: number | null;
  /** Path and query of the page. */
  readonly path: string;
  readonly href: (address: Address) => string;
};

/**
 * The links of the bar at a phone's bottom: lists of the page's sport, what the visitor follows in all sports, the search, and
 * the end of the page.
 *
 * @param minePath the address of what the visitor follows, which only the server spells
 */
export function toThumbLinks({ sportId, path, href }: ShownPage, minePath: string) {
  const toList = (category: ListCategory) =>
    href({ kind: "list", sportId: sportId ?? sportIds.soccer, day: today, category });
  const paths = {
    scores: toList("all"),
    live: toList("live"),
    mine: minePath,
    search: href({ kind: "search", query: "" }),
    more: "#menu",
  };
  const toLink = (to: string) => ({ path: to, isCurrent: to === path });
  return {
    scores: toLink(paths.scores),
    live: toLink(paths.live),
    mine: toLink(paths.mine),
    search: toLink(paths.search),
    more: toLink(paths.more),
  };
}

/** Updates the links of the document's bar for another page. */
export function showThumbLinks(bar: Element, page: ShownPage): void {
  const shown = [...bar.querySelectorAll("a")];
  const links = Object.values(toThumbLinks(page, shown[2]?.getAttribute("href") ?? "/"));
  for (const [index, link] of shown.entries()) {
    link.setAttribute("href", links[index]?.path ?? "/");
    if (links[index]?.isCurrent === true) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
}
