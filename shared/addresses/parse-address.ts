import { sportIds } from "../sports/sport-ids.ts";
import { parseIsoDay } from "../basics/day.ts";
import type { Address } from "./address.ts";
import { parseCountryTab, parseGamesTab, parseListQuery, type QueryParams } from "./list-query.ts";
import { sportOfPath } from "./sport-words.ts";
import type { AddressWords } from "./words.ts";

/** A `URL`, or as much of it. The path is percent-encoded. */
type AskedUrl = { readonly pathname: string; readonly searchParams: QueryParams };
type Asked = { readonly segments: readonly string[]; readonly params: QueryParams; readonly words: AddressWords };
type Room = keyof AddressWords["rooms"];

const idPattern = /^[A-Za-z0-9]{1,16}$/;
const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** The first page has no number. */
const pagePattern = /^(?:[2-9]|[1-9]\d)$/;
const seasonPattern = /^\d{4}(?:-\d{4})?$/;

/**
 * Parses an address, with or without the last slash; null if no page has it. Other spellings than that of `formatAddress`
 * parse alike, so that the caller can redirect. Only the feed knows whether the addressed thing exists.
 */
export function parseAddress({ pathname, searchParams: params }: AskedUrl, words: AddressWords): Address | null {
  const segments = pathname.replace(/\/$/, "").split("/").slice(1);
  // Two slashes in a row.
  if (segments.includes("")) return null;
  const [first, ...rest] = segments;
  if (first === undefined) return { kind: "list", sportId: sportIds.soccer, ...parseListQuery(params) };
  const room = keyOf(words.rooms, first);
  return room === null
    ? parseUnderSport({ segments, params, words })
    : parsers[room]({ segments: rest, params, words });
}

const parsers: Readonly<Record<Room, (asked: Asked) => Address | null>> = {
  match({ segments: [eventId = "", word = "", ...more], words }) {
    const tab = keyOf(words.match, word);
    return idPattern.test(eventId) && tab !== null && more.length === 0 ? { kind: "match", eventId, tab } : null;
  },
  team({ segments, words }) {
    const named = parseNamed(segments, words.team);
    return named === null ? null : { kind: "team", ...named };
  },
  player({ segments, words }) {
    const named = parseNamed(segments, words.player);
    return named === null ? null : { kind: "player", ...named };
  },
  ranking({ segments }) {
    if (segments.length === 0) return { kind: "rankings" };
    const named = parseNamed(segments, { whole: "" });
    return named === null ? null : { kind: "ranking", slug: named.slug, id: named.id };
  },
  news({ segments, words }) {
    const [first, ...more] = segments;
    if (first === undefined) return { kind: "news", sportId: null };
    const sport = more.length === 0 ? sportOfPath(first, words) : null;
    if (sport !== null) return { kind: "news", sportId: sport.id };
    const named = parseNamed(segments, { whole: "" });
    return named === null ? null : { kind: "article", slug: named.slug, id: named.id };
  },
  tv: ({ segments, params }) =>
    segments.length === 0 ? { kind: "tv", epochDay: parseIsoDay(params.get("date") ?? "") } : null,
  mixed: ({ segments, params }) =>
    segments.length === 0
      ? { kind: "mixed", epochDay: parseIsoDay(params.get("date") ?? ""), ...parseGamesTab(params) }
      : null,
  search: ({ segments, params }) => (segments.length === 0 ? { kind: "search", query: params.get("q") ?? "" } : null),
  settings: ({ segments }) => (segments.length === 0 ? { kind: "settings" } : null),
  mobile: ({ segments }) => (segments.length === 0 ? { kind: "mobile" } : null),
};

function parseUnderSport({ segments, params, words }: Asked): Address | null {
  const [path = "", country, competition, ...parts] = segments;
  const sportId = sportOfPath(path, words)?.id;
  if (sportId === undefined) return null;
  if (country === undefined) return { kind: "list", sportId, ...parseListQuery(params) };
  if (!slugPattern.test(country)) return null;
  const { strength } = words.lists;
  if (segments.at(-1) === strength && segments.length <= 3)
    return { kind: "strength", sportId, country: segments.length === 2 ? null : country };
  if (competition === undefined) return { kind: "country", sportId, country, ...parseCountryTab(params) };
  if (!slugPattern.test(competition)) return null;
  const [season = null, ...rest] = seasonPattern.test(parts[0] ?? "") ? parts : [null, ...parts];
  const section = keyOf(words.competition, rest[0] ?? "");
  if (section === null || rest.length > 1) return null;
  const hasPages = section === "results" || section === "fixtures";
  return { kind: "competition", sportId, country, competition, season, section, ...(hasPages && parsePage(params)) };
}

const parsePage = (params: QueryParams): { readonly page?: number } =>
  pagePattern.test(params.get("page") ?? "") ? { page: Number(params.get("page")) } : {};

/** `{slug}/{id}/{section}` */
function parseNamed<S extends string>(segments: readonly string[], words: Readonly<Record<S, string>>) {
  const [slug = "", id = "", word = "", ...more] = segments;
  const section = keyOf(words, word);
  if (!slugPattern.test(slug) || !idPattern.test(id) || section === null || more.length > 0) return null;
  return { slug, id, section };
}

function keyOf<K extends string>(words: Readonly<Record<K, string>>, word: string): K | null {
  for (const key in words) if (words[key] === word) return key;
  return null;
}
