import { sportIdOf } from "../../shared/identity/stable-id.ts";
import { sportByPath } from "../../shared/sports/catalogue.ts";
import { formatListQuery, parseListQuery } from "../features/day/list-query.ts";
import { sportHref } from "../features/layout/sport-href.ts";
import { toLanguage } from "../i18n/language.ts";

/** The one address of the page that decoded parts of a path and a query ask for; null where they ask for none. */
type ReadPage = (segments: readonly string[], query: URLSearchParams, lang: string) => string | null;

const toListQuery = (query: URLSearchParams) => formatListQuery(parseListQuery(query));

/**
 * What exists, by the id of the route that shows it. Whatever leads nowhere is refused before anything is rendered, and
 * every other spelling is sent to the one that a cache may be keyed by.
 */
export const sitePages: Readonly<Record<string, ReadPage>> = {
  home: (segments, query) => (segments.length === 0 ? `/${toListQuery(query)}` : null),
  sport: ([path, ...rest], query, lang) => {
    const language = toLanguage(lang);
    const sport = path === undefined || rest.length > 0 ? null : sportByPath(language, path.toLowerCase());
    return sport === null ? null : sportHref(sport, language) + toListQuery(query);
  },
  match: ([word, eventId, ...rest]) => {
    const isMatch = word?.toLowerCase() === "match" && eventId !== undefined && rest.length === 0;
    return isMatch && sportIdOf(eventId) !== null ? `/match/${eventId}` : null;
  },
};

/** Null where no page is; never more than a path of this site. */
export function toCanonicalPath(pathname: string, query: URLSearchParams, lang: string): string | null {
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
