import { sportIdOf } from "../../shared/sports/stable-id.ts";
import { sportByPath } from "../navigation/sport-path.ts";
import type { Address } from "../../shared/addresses/address.ts";
import { parseAddress } from "../../shared/addresses/parse-address.ts";
import { addressWords } from "../../shared/addresses/words.ts";
import { parsePlainPage, spellPlainPage, type PlainPage } from "../../shared/addresses/plain-pages.ts";
import { parseTvFilter, withTvFilter } from "../features/tv/tv-filter.ts";
import { parseNewsCount, withNewsCount } from "../features/news/news-count.ts";
import { besidePath, parseBesidePath } from "../features/beside/beside-path.ts";
import { popularPath } from "../features/search/popular-path.ts";
import { parseAgo, parseShownPath, shownPath } from "../features/veil/shown-path.ts";
import { parsePageNumber, withPageNumber } from "../navigation/page-number.ts";
import { formatAddress } from "../../shared/addresses/format-address.ts";
import { parseListQuery } from "../../shared/addresses/list-query.ts";
import { sportById } from "../../shared/sports/catalogue.ts";
import { sportIds } from "../../shared/sports/sport-ids.ts";
import type { Language } from "../../shared/texts/languages.ts";
import { formatWhatIf, parseWhatIf } from "../features/competition/what-if/choices.ts";
import { isShownSection } from "../features/competition/competition-sections.ts";
import { tabOfWord } from "../features/match/tab-name.ts";
import { formatWidgetForm, parseWidgetForm } from "../widgets/widget-form.ts";

/** Returns the canonical address of the page at these decoded path segments and this query; null where there is no page. */
type ReadPage = (segments: readonly string[], query: URLSearchParams, lang: Language) => string | null;

/** Races and tournaments have no marks of excitement, so their lists have one order. */
function toList(sportId: number, query: URLSearchParams, lang: Language): string {
  const { sort, ...asked } = parseListQuery(query);
  const isDuel = sportById(sportId)?.duel === true;
  return formatAddress({ kind: "list", sportId, ...asked, ...(isDuel && { sort }) }, lang);
}

/**
 * Reads a page whose subject has a slug and an id. Only its feed knows the slug, so any slug is accepted; an id without a
 * known sport has no page. A section that the language does not have becomes the first section.
 */
function readNamed(
  kind: Address["kind"],
  [room = "", slug, id, section, ...rest]: readonly string[],
  query: URLSearchParams,
  lang: Language,
): string | null {
  const words = addressWords[lang];
  const named = id === undefined ? [] : [toSlugPart(slug ?? ""), id];
  const parts = [room.toLowerCase(), ...(id === undefined ? (slug === undefined ? [] : [slug.toLowerCase()]) : named)];
  const read = (more: readonly string[]) =>
    parseAddress({ pathname: `/${[...parts, ...more].join("/")}`, searchParams: query }, words);
  const address =
    read([...(section === undefined ? [] : [section.toLowerCase()]), ...rest]) ??
    (rest.length === 0 && (kind === "team" || kind === "player") ? read([]) : null);
  if (address?.kind !== kind) return null;
  // The id of an article on a result has one character more.
  if ("id" in address && sportById(sportIdOf(address.id.slice(0, 8)) ?? 0) === null) return null;
  if (address.kind === "news") return withNewsCount(formatAddress(address, lang), parseNewsCount(query));
  if (address.kind === "team" && address.section === "news")
    return withNewsCount(formatAddress(address, lang), parseNewsCount(query));
  return withPageNumber(formatAddress(address, lang), isPaged(address) ? parsePageNumber(query) : 1);
}

/** A page that is a room of its own. */
function readRoom(
  kind: "search" | "tv" | "mixed" | "settings" | "mobile",
  segments: readonly string[],
  searchParams: URLSearchParams,
  lang: Language,
): string | null {
  if (segments.length !== 1 || segments[0]?.includes("/")) return null;
  const pathname = `/${segments[0]?.toLowerCase()}`;
  const address = parseAddress({ pathname, searchParams }, addressWords[lang]);
  if (address?.kind !== kind) return null;
  return formatAddress(address.kind === "search" ? { ...address, query: toQuery(address.query) } : address, lang);
}

/** Searches are cut to the length of a name and have single spaces: other spellings have the same results. */
const longestQuery = 80;
const toQuery = (text: string): string =>
  text
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .slice(0, longestQuery)
    // A lone surrogate cannot be encoded in an address.
    .replace(/\p{Cs}/gu, "")
    .trim();

/** Replaces a text that cannot be a slug with a placeholder. */
const toSlugPart = (text: string) => (/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text) ? text : "x");

const isPaged = (address: Address): boolean =>
  address.kind === "ranking" ||
  (address.kind === "team" && (address.section === "results" || address.section === "fixtures")) ||
  (address.kind === "player" && address.section === "matches");

/**
 * Readers of all existing pages, by the id of the route that renders them. An address that no reader accepts is refused
 * before anything is rendered, and every other spelling redirects to the canonical one, which is the cache key.
 */
export const sitePages: Readonly<Record<string, ReadPage>> = {
  home: (segments, query, lang) => (segments.length === 0 ? toList(sportIds.soccer, query, lang) : null),
  sport: ([path, ...rest], query, lang) => {
    const sport = path === undefined || rest.length > 0 ? null : sportByPath(lang, path.toLowerCase());
    return sport === null ? null : toList(sport.id, query, lang);
  },
  match: ([word, eventId, tabWord = "", ...rest], _, lang) => {
    const isMatch =
      word?.toLowerCase() === addressWords[lang].rooms.match && eventId !== undefined && rest.length === 0;
    const sportId = isMatch ? sportIdOf(eventId) : null;
    if (!isMatch || sportById(sportId ?? 0)?.detailPage !== true) return null; // C1.06
    // An unknown tab becomes the first tab.
    return formatAddress(
      { kind: "match", eventId, tab: tabOfWord(tabWord.toLowerCase(), addressWords[lang].match) ?? "summary" },
      lang,
    );
  },
  team: (segments, query, lang) => readNamed("team", segments, query, lang),
  player: (segments, query, lang) => readNamed("player", segments, query, lang),
  rankings: (segments, query, lang) => readNamed("rankings", segments, query, lang),
  ranking: (segments, query, lang) => readNamed("ranking", segments, query, lang),
  news: (segments, query, lang) => readNamed("news", segments, query, lang),
  article: (segments, query, lang) => readNamed("article", segments, query, lang),
  search: (segments, query, lang) => readRoom("search", segments, query, lang),
  tv: (segments, query, lang) => {
    const path = readRoom("tv", segments, query, lang);
    return path === null ? null : withTvFilter(path, parseTvFilter(query, addressWords[lang]), addressWords[lang]);
  },
  mixed: (segments, query, lang) => readRoom("mixed", segments, query, lang),
  settings: (segments, query, lang) => readRoom("settings", segments, query, lang),
  mobile: (segments, query, lang) => readRoom("mobile", segments, query, lang),
  languages: (segments, _, lang) => readPlain("languages", segments, lang),
  mine: (segments, _, lang) => readPlain("mine", segments, lang),
  widgets: (segments, query, lang) => {
    const path = readPlain("widgets", segments, lang);
    const words = addressWords[lang];
    return path === null ? null : path + formatWidgetForm(parseWidgetForm(query, words), words);
  },
  legal: (segments, _, lang) => readPlain("legal", segments, lang),
  rules: (segments, _, lang) => readPlain("rules", segments, lang),
  bonuses: (segments, _, lang) => readPlain("bonuses", segments, lang),
  countries: (segments, _, lang) => readPlain("countries", segments, lang),
  beside: (segments) => {
    const sportId = parseBesidePath(segments);
    return sportById(sportId ?? 0) === null || sportId === null ? null : besidePath(sportId);
  },
  shown: (segments, query) => {
    const feedName = parseShownPath(segments);
    return feedName === null ? null : shownPath(feedName, parseAgo(query));
  },
  popular: (segments) => (`/${segments.join("/")}` === popularPath ? popularPath : null),
  strength: (segments, query, lang) => toUnderSport("strength", segments, query, lang),
  country: (segments, query, lang) => toUnderSport("country", segments, query, lang),
  competition: (segments, query, lang) => toUnderSport("competition", segments, query, lang),
};

function readPlain(kind: PlainPage["kind"], segments: readonly string[], lang: Language): string | null {
  const words = segments.map((segment) => segment.toLowerCase());
  const page = parsePlainPage(words, lang);
  return page?.kind === kind ? spellPlainPage(page, lang) : null;
}

/** Only the origin knows whether a sport has this country or competition; its page redirects from other slugs. */
function toUnderSport(
  kind: "strength" | "country" | "competition",
  segments: readonly string[],
  searchParams: URLSearchParams,
  lang: Language,
): string | null {
  // An encoded slash within a segment is not a separator.
  if (segments.some((segment) => segment.includes("/"))) return null;
  const pathname = `/${segments.join("/").toLowerCase()}`;
  const address = parseAddress({ pathname, searchParams }, addressWords[lang]);
  if (address?.kind !== kind) return null;
  const hasPage = address.kind !== "competition" || isShownSection(address.section);
  const path = formatAddress(hasPage ? address : { ...address, section: "summary" }, lang);
  if (address.kind === "strength") return withPageNumber(path, parsePageNumber(searchParams));
  if (address.kind !== "competition") return path;
  if (address.section === "whatIf") return path + formatWhatIf(parseWhatIf(searchParams));
  return address.section === "news" ? withNewsCount(path, parseNewsCount(searchParams)) : path;
}

/** Returns null where there is no page, and otherwise always a path of this site. */
export function toCanonicalPath(pathname: string, query: URLSearchParams, lang: Language): string | null {
  const segments = decodeSegments(pathname);
  if (segments === null) return null;
  for (const read of Object.values(sitePages)) {
    const path = read(segments, query, lang);
    if (path !== null) return path;
  }
  return null;
}

/** Returns null for a broken encoding. */
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
