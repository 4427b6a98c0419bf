import { buildHeader } from "../offline/build-header.ts";

/** What waiting for the network needs of a browser; tests provide their own. */
export type Network = {
  readonly fetch: typeof fetch;
  /** The build that the open page is of. */
  readonly build: () => string;
  /** The open page is a copy that was kept: it takes nothing from a server that may have another build by now. */
  readonly isCopy: boolean;
  readonly hasCopyOf: (path: string) => Promise<boolean>;
  /** Loads a page as a whole. */
  readonly open: (path: string) => void;
  readonly sayWaiting: () => void;
  /** Resolves when another attempt may succeed, or when the request was given up. */
  readonly untilOnline: (signal: AbortSignal | null | undefined) => Promise<void>;
};

/**
 * A browser's `fetch` that waits for the network where a page's data or routes are asked for: the page that is shown stays, and the
 * next one comes by itself. Data of another build than the page's are not taken: the page is loaded as a whole. Anything else fails
 * as ever, and so does what was given up.
 */
export function toPatientFetch({
  fetch,
  build,
  isCopy,
  hasCopyOf,
  open,
  sayWaiting,
  untilOnline,
}: Network): typeof fetch {
  const openWhole = (page: string): Promise<Response> => {
    open(page);
    return new Promise(() => {});
  };
  return async (input, init) => {
    const page = pageOf(new URL(input instanceof Request ? input.url : input, "https://site.invalid"));
    if (page === null) return fetch(input, init);
    const isGivenUp = () => init?.signal?.aborted === true;
    for (let tries = 1; ; tries += 1) {
      try {
        const response = await fetch(input, init);
        return (response.headers.get(buildHeader) ?? build()) === build() ? response : await openWhole(page);
      } catch (error) {
        if (isGivenUp()) throw error;
        if (tries === 1 && (await hasCopyOf(page))) return openWhole(page);
        if (tries === 1) sayWaiting();
        await untilOnline(init?.signal);
        if (isCopy && !isGivenUp()) return openWhole(page);
      }
    }
  };
}

/** The address of the page for which Remix asks; null for any other request. */
function pageOf({ pathname, searchParams }: URL): string | null {
  if (pathname === "/__manifest") return searchParams.get("p");
  if (!pathname.endsWith(".data")) return null;
  searchParams.delete("_routes");
  const query = searchParams.toString();
  const path = pathname === "/_root.data" ? "/" : pathname.slice(0, -".data".length);
  return query === "" ? path : `${path}?${query}`;
}
