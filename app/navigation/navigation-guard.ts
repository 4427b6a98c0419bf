import { useBlocker, useLocation, useMatches, type Location } from "@remix-run/react";
import { useEffect, useState } from "react";
import { showToast } from "../ui/toast.tsx";
import { createOutdatedPage } from "./outdated-page.ts";
import { hasCopy } from "./copy-of-page.ts";
import { hasSameData } from "./same-data.ts";
import { findWaitingText } from "./waiting-text.ts";

const toPath = ({ pathname, search }: Pick<Location, "pathname" | "search">): string => pathname + search;

/**
 * Opens the next page as a document where its data would not fit into this one. Without a network it opens the copy that
 * the service worker keeps, or else keeps this page until the network is back. It does not block a tab whose data are here, nor
 * steps through the history, whose data may be in memory (docs/adr/010).
 *
 * @returns whether a page waits for the network
 */
export function useNavigationGuard(): boolean {
  const [page] = useState(() => (typeof document === "undefined" ? null : createOutdatedPage()));
  const { pathname } = useLocation();
  // oxlint-disable-next-line exhaustive-effect-dependencies -- each page that is opened asks
  useEffect(() => void page?.askForBuild(), [page, pathname]);
  const handle = useMatches().at(-1)?.handle;

  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      historyAction !== "POP" &&
      toPath(currentLocation) !== toPath(nextLocation) &&
      !(hasSameData(handle) && handle.isSameData(currentLocation, nextLocation)) &&
      (!navigator.onLine || page?.isOutdated() === true),
  );
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    const { location: next, proceed } = blocker;
    // The origin comes before the path, because a path that begins with two slashes would be another site.
    const openDocument = () => location.assign(location.origin + toPath(next) + next.hash);
    if (navigator.onLine) return openDocument();
    let isWaiting = true;
    const open = () => {
      showToast("");
      proceed();
    };
    void hasCopy(toPath(next)).then((isKept) => {
      if (!isWaiting) return;
      if (isKept) return openDocument();
      showToast(findWaitingText());
      addEventListener("online", open, { once: true });
    });
    return () => {
      isWaiting = false;
      removeEventListener("online", open);
    };
  }, [blocker]);
  return blocker.state === "blocked";
}
