import { showToast } from "../ui/toast.tsx";
import { findWaitingText } from "./waiting-text.ts";

/** The server names 5 seconds in its answers, too (`retry-after`). */
const retryMs = 5_000;

/** The copy that the service worker keeps; null where a browser keeps none. */
export const hasCopy = async (path: string): Promise<boolean> => {
  try {
    return (await caches.match(path)) !== undefined;
  } catch {
    return false;
  }
};

/** The page whose data an address answers with, as the service worker names its copy. */
const toPage = ({ pathname, searchParams }: URL): string => {
  const params = new URLSearchParams(searchParams);
  params.delete("_routes");
  const page = pathname === "/_root.data" ? "/" : pathname.slice(0, -".data".length);
  return params.size === 0 ? page : `${page}?${params.toString()}`;
};

/** Whether an answer is what a page is drawn from. A network's sign-in page and a proxy's error are not. */
function isAnswer({ status, headers }: Pick<Response, "status" | "headers">): boolean {
  if (status >= 500 || status === 429) return false;
  return status >= 400 || headers.get("content-type")?.startsWith("text/x-script") === true;
}

/** Ends after a while, or as soon as the network is back or the visitor has gone elsewhere. */
const whenDueAgain = (signal: AbortSignal | null | undefined) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener("online", end);
      resolve();
    };
    const timer = setTimeout(end, retryMs);
    addEventListener("online", end);
    signal?.addEventListener("abort", end);
  });

/**
 * Keeps the page that is shown while the data of the next one, or newer data of the same one, cannot be loaded: it says so and asks again,
 * until there is an answer or the visitor goes elsewhere. Remix would show an error in place of the page. It loads data by `fetch` and
 * has no other place at which each of its requests passes.
 *
 * @returns a function that ends it
 */
export function waitForData(): () => void {
  const { fetch: load } = window;

  async function loadData(address: URL, init: RequestInit | undefined): Promise<Response> {
    const signal = init?.signal;
    for (let isLate = false; ; isLate = true) {
      try {
        const answer = await load.call(window, address, init);
        if (isAnswer(answer)) {
          if (isLate) showToast("");
          return answer;
        }
      } catch (error) {
        // The copy is opened instead (`document-of-failed-page.ts`).
        if (signal?.aborted === true || (await hasCopy(toPage(address)))) throw error;
      }
      // Once: it is spoken, too.
      if (!isLate) showToast(findWaitingText());
      await whenDueAgain(signal);
    }
  }

  window.fetch = (address, init) =>
    address instanceof URL && address.pathname.endsWith(".data")
      ? loadData(address, init)
      : load.call(window, address, init);
  return () => {
    window.fetch = load;
  };
}
