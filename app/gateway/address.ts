import { formatListQuery, parseListQuery } from "../../shared/addresses/list-query.ts";

/** What the gateway needs of a request's URL. */
export type Address = {
  readonly pathname: string;
  /** One spelling for each page: the path, and of the query only what a list understands. */
  readonly canonicalPath: string;
  /** Origin of this site's sockets ("wss://tribune.example"). */
  readonly socketOrigin: string;
};

/** Parsing costs more than all the rest of a page from the cache, and most requests are for few addresses. */
const keptAddresses = 1_000;
const longestKept = 200;
const known = new Map<string, Address>();

export function parseAddress(text: string): Address {
  const remembered = known.get(text);
  if (remembered !== undefined) return remembered;
  const { protocol, host, pathname, search, searchParams } = new URL(text);
  const address: Address = {
    pathname,
    canonicalPath: search === "" ? pathname : pathname + formatListQuery(parseListQuery(searchParams)),
    socketOrigin: `${protocol === "https:" ? "wss" : "ws"}://${host}`,
  };
  if (known.size >= keptAddresses) known.clear();
  if (text.length <= longestKept) known.set(text, address);
  return address;
}
