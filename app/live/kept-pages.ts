import { runningClient } from "./running-client.ts";

/** As many pages as the live client keeps lists for. */
const mostKept = 6;

/**
 * The loader data of pages, for going back: while the store has kept a page's lists up to date, neither its feeds nor
 * its other data are fetched again. `listsOf` names the lists that a page is drawn from.
 */
export function createKeptPages<T>(listsOf: (page: T) => readonly string[]) {
  const pages = new Map<string, T>();

  const isRight = (page: T) => {
    const client = runningClient();
    return client !== null && listsOf(page).every((key) => client.isRight(key));
  };

  return {
    keep(href: string, page: T): void {
      pages.delete(href);
      pages.set(href, page);
      const [oldest] = pages.keys();
      if (pages.size > mostKept && oldest !== undefined) pages.delete(oldest);
    },
    /** The kept page while it is current, else the server's. */
    async load(href: string, fetchPage: () => Promise<T>): Promise<T> {
      const kept = pages.get(href);
      return kept !== undefined && isRight(kept) ? kept : fetchPage();
    },
  };
}
