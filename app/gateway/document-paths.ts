import { formatAddress } from "../../shared/addresses/format-address.ts";
import { parseAddress } from "../../shared/addresses/parse-address.ts";
import { sportByPath } from "../navigation/sport-path.ts";
import { addressWords } from "../../shared/addresses/words.ts";
import { feedEndingOf } from "../features/documents/feed-endings.ts";
import { parseIsoDay } from "../../shared/basics/day.ts";
import type { Language } from "../../shared/texts/languages.ts";

/** A kind of page, a sport, and one to three ids. */
const idsPath = /^\/ids\/[a-z-]{4,12}\/\d{1,2}(?:\/[A-Za-z0-9]{1,16}){1,3}$/;

const noParams = { get: () => null };

/** The path of a sitemap, of a feed of results, or of a page by ids (which redirects), null for another address. They have one spelling only: programs read them. */
export function toDocumentPath(pathname: string, lang: Language): string | null {
  if (pathname === "/sitemap.xml") return pathname;
  const [, sportPath = "", name = ""] = /^\/sitemaps\/([a-z-]+)\/([\d-]{1,10})\.xml$/.exec(pathname) ?? [];
  if (sportPath !== "") {
    const isNamed = parseIsoDay(name) !== null || /^[1-9]\d{0,2}$/.test(name);
    return sportByPath(lang, sportPath) !== null && isNamed ? pathname : null;
  }
  if (pathname.startsWith("/ids/")) return idsPath.test(pathname) ? pathname : null;
  const ending = feedEndingOf(pathname);
  if (ending === null) return null;
  const page = pathname.slice(0, -ending.length);
  const address = parseAddress({ pathname: page, searchParams: noParams }, addressWords[lang]);
  const isFeed =
    (address?.kind === "player" && address.section === "matches") ||
    ((address?.kind === "team" || (address?.kind === "competition" && address.season === null)) &&
      address.section === "results");
  return isFeed && formatAddress(address, lang) === page ? pathname : null;
}
