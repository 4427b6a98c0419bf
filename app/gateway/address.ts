import { addressWords, type AddressWords } from "../../shared/addresses/words.ts";
import type { Language } from "../../shared/texts/languages.ts";
import type { Room, Variant } from "../../variants/variant.ts";
import { formatAddress } from "../../shared/addresses/format-address.ts";
import { parseAddress } from "../../shared/addresses/parse-address.ts";
import { sportByPath } from "../navigation/sport-path.ts";
import { parseIsoDay } from "../../shared/basics/day.ts";
import { feedEndingOf, toFeedAddress } from "../features/documents/feed-endings.ts";
import { toDestination, type Destination } from "./request-destination.ts";
import { isSiteFile, type SiteFile } from "./site-files.ts";
import { toCanonicalPath } from "./site-pages.ts";

/** The parsed URL of a request. A path is one of this site's and holds only the parsed parts. */
export type Address =
  | { readonly kind: "page"; readonly path: string }
  /** Another spelling of the page at `path`. */
  | { readonly kind: "moved"; readonly path: string }
  /** Data that the browser code fetches; `path` is Remix's address of it. */
  | { readonly kind: "data" | "manifest"; readonly path: string }
  /** A sitemap, or a feed of results or news. */
  | { readonly kind: "document"; readonly path: string }
  | { readonly kind: "file"; readonly file: SiteFile }
  | { readonly kind: "missing" | "missing-data" | "malformed" }
  | { readonly kind: Exclude<Destination, "page" | "data" | "manifest" | "document" | "file"> };

export type ReadAddress = (text: string) => Address;

/** Most requests are for few addresses, and parsing costs more than everything else for a page from the cache, so results are kept. */
const keptAddresses = 1_000;
const longestKept = 200;
/** No address of the site is as long as this; the longest ones are manifest requests, which name many pages at once. */
const longestText = 8_192;
const pagesPerManifest = 100;

/** Returns the first path segments of the features that a variant does not have. */
export const wordsOfRooms = ({ lang, without }: Pick<Variant, "lang" | "without">): ReadonlySet<string> =>
  new Set(without.map((room) => addressWords[lang].rooms[toRoomName(room)]));

const toRoomName = (room: Room): keyof AddressWords["rooms"] => (room === "rankings" ? "ranking" : room);

/**
 * @param routeIds ids of the routes whose data the browser code may request
 * @param without first path segments that this variant does not have
 */
export function createAddressReader(
  lang: Language,
  routeIds: ReadonlySet<string>,
  without: ReadonlySet<string> = new Set(),
): ReadAddress {
  const known = new Map<string, Address>();
  return (text) => {
    const remembered = known.get(text);
    if (remembered !== undefined) return remembered;
    const address = withoutRooms(readAddress(text, lang, routeIds), without);
    if (known.size >= keptAddresses) known.clear();
    if (text.length <= longestKept) known.set(text, address);
    return address;
  };
}

function withoutRooms(address: Address, without: ReadonlySet<string>): Address {
  if (without.size === 0 || !("path" in address) || address.kind === "manifest") return address;
  const word = address.path.split(/[/?]/)[1]?.replace(/\.data$/, "") ?? "";
  if (!without.has(word)) return address;
  return { kind: address.kind === "page" || address.kind === "moved" ? "missing" : "missing-data" };
}

/** A kind of page, a sport, and one to three ids. */
const idsPath = /^\/ids\/[a-z-]{4,12}\/\d{1,2}(?:\/[A-Za-z0-9]{1,16}){1,3}$/;

const noParams = { get: () => null };

/** The path of a sitemap, of a feed of results or news, or of a page by ids (which redirects), null for another address. They have one spelling only: programs read them. */
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
    (address?.kind === "news" && address.sportId === null) ||
    (address?.kind === "player" && address.section === "matches") ||
    ((address?.kind === "team" || (address?.kind === "competition" && address.season === null)) &&
      address.section === "results");
  return isFeed && toFeedAddress(formatAddress(address, lang), ending) === pathname ? pathname : null;
}

function readAddress(text: string, lang: Language, routeIds: ReadonlySet<string>): Address {
  const url = URL.parse(text);
  if (url === null || text.length > longestText) return { kind: "malformed" };
  const destination = toDestination(url.pathname);
  switch (destination) {
    case "page":
      return toPageAddress(url, lang);
    case "data":
      return toDataAddress(url, lang, routeIds);
    case "manifest":
      return toManifestAddress(url);
    case "file":
      return isSiteFile(url.pathname) ? { kind: "file", file: url.pathname } : { kind: "missing-data" };
    case "document": {
      const path = toDocumentPath(url.pathname, lang);
      return path === null ? { kind: "missing-data" } : { kind: "document", path };
    }
    default:
      return { kind: destination };
  }
}

function toPageAddress({ pathname, search, searchParams }: URL, lang: Language): Address {
  const path = toCanonicalPath(pathname, searchParams, lang);
  if (path === null) return { kind: "missing" };
  return { kind: path === pathname + search ? "page" : "moved", path };
}

/** `/tennis.data?_routes=sport`: the page's own address with Remix's suffix; the home page's is `/_root.data`. */
function toDataAddress({ pathname, searchParams }: URL, lang: Language, routeIds: ReadonlySet<string>): Address {
  const routes = searchParams.get("_routes");
  if (routes !== null && !routes.split(",").every((id) => routeIds.has(id))) return { kind: "malformed" };
  const pagePath = pathname === "/_root.data" ? "/" : pathname.slice(0, -".data".length);
  const page = toCanonicalPath(pagePath, searchParams, lang);
  if (page === null) return { kind: "missing-data" };
  const [path = "", query] = page.split("?");
  const params = [query, routes === null ? undefined : `_routes=${encodeURIComponent(routes)}`];
  const search = params.filter((param) => param !== undefined).join("&");
  return { kind: "data", path: `${path === "/" ? "/_root" : path}.data${search === "" ? "" : `?${search}`}` };
}

function toManifestAddress({ pathname, search, searchParams }: URL): Address {
  const pages = searchParams.getAll("p");
  const isSound = pages.length <= pagesPerManifest && pages.every((page) => /^\/[^%\\\p{Cc}]*$/u.test(page));
  return isSound && searchParams.has("version") ? { kind: "manifest", path: pathname + search } : { kind: "malformed" };
}
