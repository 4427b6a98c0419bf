import { isRouteErrorResponse, type ClientLoaderFunctionArgs } from "@remix-run/react";
import { showToast } from "../ui/toast.tsx";
import { hasCopy } from "./copy-of-page.ts";
import { findRetryText, findWaitingText } from "./waiting-text.ts";

/** The server names 5 seconds in its answers, too (`retry-after`). The message is shown for longer. */
const retryMs = 5_000;

/** Whether the site did not answer: there was no network, or something else than the site answered, or the site could not. */
function isUnanswered(thrown: unknown): boolean {
  if (thrown instanceof Response || isRouteErrorResponse(thrown)) return thrown.status >= 500 || thrown.status === 429;
  return thrown instanceof Error && thrown.name !== "AbortError";
}

/** Hears "retry" when the visitor asks for it: each route of a page waits for its own data, and all of them try again. */
const retries = new EventTarget();
const retry = () => retries.dispatchEvent(new Event("retry"));

/** Ends when the visitor asks for it, after a while, as soon as the network is back, or when the visitor has gone elsewhere. */
const whenDueAgain = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener("online", end);
      retries.removeEventListener("retry", end);
      resolve();
    };
    const timer = setTimeout(end, retryMs);
    addEventListener("online", end);
    retries.addEventListener("retry", end);
    signal.addEventListener("abort", end);
    showToast(
      <>
        {findWaitingText()}{" "}
        <button type="button" onClick={retry}>
          {findRetryText()}
        </button>
      </>,
    );
  });

type Asked = Pick<ClientLoaderFunctionArgs, "request">;

/**
 * Keeps the page that is shown while the data of the next one, or newer data of the same one, cannot be loaded: it says so, offers to try
 * again, and asks again by itself until there is an answer or the visitor goes elsewhere. Remix would show an error in place of the page.
 * Another page that has a copy is not waited for without a network: the copy is opened (`document-of-failed-page.ts`).
 */
export async function loadPatiently<T>({ request }: Asked, load: () => Promise<T>): Promise<T> {
  const { pathname, search } = new URL(request.url);
  const isShown = () => location.pathname + location.search === pathname + search;
  for (let isLate = false; ; isLate = true) {
    try {
      const page = await load();
      if (isLate) showToast("");
      return page;
    } catch (thrown) {
      if (request.signal.aborted || !isUnanswered(thrown)) throw thrown;
      if (!navigator.onLine && !isShown() && (await hasCopy(pathname + search))) throw thrown;
    }
    await whenDueAgain(request.signal);
    if (request.signal.aborted) {
      showToast("");
      throw request.signal.reason;
    }
  }
}

/** The `clientLoader` of a page that keeps nothing itself. */
export const clientLoader = (asked: ClientLoaderFunctionArgs) => loadPatiently(asked, () => asked.serverLoader());
