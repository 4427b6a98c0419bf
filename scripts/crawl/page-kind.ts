import { parseAddress } from "../../shared/addresses/parse-address.ts";
import { parsePlainPage } from "../../shared/addresses/plain-pages.ts";
import type { AddressWords } from "../../shared/addresses/words.ts";

/** "team squad", "match odds", "list day": what pages are counted by. "other" for what no page of the site is. */
export function pageKind(url: URL, words: AddressWords): string {
  const plain = parsePlainPage(url.pathname.split("/").filter(Boolean), "fr");
  if (plain !== null) return plain.kind;
  const address = parseAddress(url, words);
  if (address === null) return /\.(?:ics|svg|png|atom|xml|json)$/.exec(url.pathname)?.[0] ?? "other";
  switch (address.kind) {
    case "match":
      return `match ${address.tab}`;
    case "team":
    case "player":
      return `${address.kind} ${address.section}`;
    case "competition":
      return `competition ${address.section}${address.season === null ? "" : " of a past season"}`;
    case "list":
      return url.search === "" ? "list" : "list of a day or category";
    case "tv":
      return url.searchParams.has("channel") ? "tv filtered" : "tv";
    case "country":
    case "strength":
    case "rankings":
    case "ranking":
    case "news":
    case "article":
    case "mixed":
    case "search":
    case "settings":
    case "mobile":
      return address.kind;
  }
}
