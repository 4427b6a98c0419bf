import type { Language } from "../texts/languages.ts";
import { sportIds } from "../sports/sport-ids.ts";
import { parseIsoDay } from "../time/day.ts";
import type { Address } from "./address.ts";
import { parseListQuery, type QueryParams } from "./list-query.ts";
import { sportByPath } from "./sport-path.ts";
import { addressWords, type AddressWords } from "./words.ts";

/** A `URL`, or as much of it. The path is percent-encoded. */
type AskedUrl = { readonly pathname: string; readonly searchParams: QueryParams };
type Asked = { readonly segments: readonly string[]; readonly params: QueryParams; readonly lang: Language };
type Room = keyof AddressWords["rooms"];

const idPattern = /^[A-Za-z0-9]{1,16}$/;
const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const seasonPattern = /^\d{4}(?:-\d{4})?$/;

/**
 * What an address means, null for one that no page has. With or without the last slash; other spellings than that of
 * `formatAddress` mean the same, so that the caller can redirect. Whether the thing exists, only its feed knows.
 */
export function parseAddress({ pathname, searchParams: params }: AskedUrl, lang: Language): Address | null {
  const segments = pathname.replace(/\/$/, "").split("/").slice(1);
  // Two slashes in a row.
  if (segments.includes("")) return null;
  const [first, ...rest] = segments;
  if (first === undefined) return { kind: "list", sportId: sportIds.soccer, ...parseListQuery(params) };
  const { rooms } = addressWords[lang];
  const room = keyOf(rooms, first);
  return room === null ? parseUnderSport({ segments, params, lang }) : parsers[room]({ segments: rest, params, lang });
}

const parsers: Readonly<Record<Room, (asked: Asked) => Address | null>> = {
  match({ segments: [eventId = "", word = "", ...more], lang }) {
    const tab = keyOf(addressWords[lang].match, word);
    return idPattern.test(eventId) && tab !== null && more.length === 0 ? { kind: "match", eventId, tab } : null;
  },
  team({ segments, lang }) {
    const named = parseNamed(segments, addressWords[lang].team);
    return named === null ? null : { kind: "team", ...named };
  },
  player({ segments, lang }) {
    const named = parseNamed(segments, addressWords[lang].player);
    return named === null ? null : { kind: "player", ...named };
  },
  ranking({ segments }) {
    if (segments.length === 0) return { kind: "rankings" };
    const named = parseNamed(segments, { whole: "" });
    return named === null ? null : { kind: "ranking", slug: named.slug, id: named.id };
  },
  news({ segments, lang }) {
    const [first, ...more] = segments;
    if (first === undefined) return { kind: "news", sportId: null };
    const sport = more.length === 0 ? sportByPath(lang, first) : null;
    if (sport !== null) return { kind: "news", sportId: sport.id };
    const named = parseNamed(segments, { whole: "" });
    return named === null ? null : { kind: "article", slug: named.slug, id: named.id };
  },
  tv: ({ segments, params }) =>
    segments.length === 0 ? { kind: "tv", epochDay: parseIsoDay(params.get("date") ?? "") } : null,
  search: ({ segments, params }) => (segments.length === 0 ? { kind: "search", query: params.get("q") ?? "" } : null),
  settings: ({ segments }) => (segments.length === 0 ? { kind: "settings" } : null),
  mobile: ({ segments }) => (segments.length === 0 ? { kind: "mobile" } : null),
};

function parseUnderSport({ segments, params, lang }: Asked): Address | null {
  const [path = "", country, competition, ...parts] = segments;
  const sportId = sportByPath(lang, path)?.id;
  if (sportId === undefined) return null;
  if (country === undefined) return { kind: "list", sportId, ...parseListQuery(params) };
  if (!slugPattern.test(country)) return null;
  if (competition === undefined) return { kind: "country", sportId, country };
  if (!slugPattern.test(competition)) return null;
  const [season = null, ...words] = seasonPattern.test(parts[0] ?? "") ? parts : [null, ...parts];
  const section = keyOf(addressWords[lang].competition, words[0] ?? "");
  if (section === null || words.length > 1) return null;
  return { kind: "competition", sportId, country, competition, season, section };
}

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
