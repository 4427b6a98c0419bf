import { sportIdOf } from "../../shared/identity/stable-id.ts";
import { sportByPath } from "../../shared/addresses/sport-path.ts";
import { formatAddress } from "../../shared/addresses/format-address.ts";
import { parseAddress } from "../../shared/addresses/parse-address.ts";
import { addressWords } from "../../shared/addresses/words.ts";
import { parseListQuery } from "../../shared/addresses/list-query.ts";
import { sportById } from "../../shared/sports/catalogue.ts";
import { sportIds } from "../../shared/sports/sport-ids.ts";
import type { Language } from "../../shared/texts/languages.ts";
import { isShownSection } from "../features/competition/competition-sections.ts";
import { tabOfWord } from "../features/match/match-tabs.ts";

/** The one address of the page that decoded parts of a path and a query ask for; null where they ask for none. */
type ReadPage = (segments: readonly string[], query: URLSearchParams, lang: Language) => string | null;

const toList = (sportId: number, query: URLSearchParams, lang: Language) =>
  formatAddress({ kind: "list", sportId, ...parseListQuery(query) }, lang);

/**
 * What exists, by the id of the route that shows it. Whatever leads nowhere is refused before anything is rendered, and
 * every other spelling is sent to the one that a cache may be keyed by.
 */
export const sitePages: Readonly<Record<string, ReadPage>> = {
  home: (segments, query, lang) => (segments.length === 0 ? toList(sportIds.soccer, query, lang) : null),
  sport: ([path, ...rest], query, lang) => {
    const sport = path === undefined || rest.length > 0 ? null : sportByPath(lang, path.toLowerCase());
    return sport === null ? null : toList(sport.id, query, lang);
  },
  match: ([word, eventId, tabWord = "", ...rest], _, lang) => {
    const isMatch = word?.toLowerCase() === "match" && eventId !== undefined && rest.length === 0;
    const sportId = isMatch ? sportIdOf(eventId) : null;
    if (!isMatch || sportById(sportId ?? 0)?.detailPage !== true) return null; // C1.06
    // A tab that the site does not know is the first one.
    return formatAddress({ kind: "match", eventId, tab: tabOfWord(tabWord.toLowerCase(), lang) ?? "summary" }, lang);
  },
  country: (segments, query, lang) => toUnderSport("country", segments, query, lang),
  competition: (segments, query, lang) => toUnderSport("competition", segments, query, lang),
};

/** Whether a sport has such a country or competition, only the origin knows; its page redirects from other slugs. */
function toUnderSport(
  kind: "country" | "competition",
  segments: readonly string[],
  searchParams: URLSearchParams,
  lang: Language,
): string | null {
  // A slash within a segment parts nothing.
  if (segments.some((segment) => segment.includes("/"))) return null;
  const pathname = `/${segments.join("/").toLowerCase()}`;
  const address = parseAddress({ pathname, searchParams }, addressWords[lang]);
  if (address?.kind !== kind) return null;
  const hasPage = address.kind === "country" || isShownSection(address.section);
  return formatAddress(hasPage ? address : { ...address, section: "summary" }, lang);
}

/** Null where no page is; never more than a path of this site. */
export function toCanonicalPath(pathname: string, query: URLSearchParams, lang: Language): string | null {
  const segments = decodeSegments(pathname);
  if (segments === null) return null;
  for (const read of Object.values(sitePages)) {
    const path = read(segments, query, lang);
    if (path !== null) return path;
  }
  return null;
}

/** Null for an encoding that is broken. */
function decodeSegments(pathname: string): readonly string[] | null {
  try {
    return pathname
      .split("/")
      .filter((segment) => segment !== "")
      .map((segment) => decodeURIComponent(segment));
  } catch {
    return null;
  }
}
