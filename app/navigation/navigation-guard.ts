import { useBlocker, useLocation, useMatches, type Location } from "@remix-run/react";
import { useEffect, useState } from "react";
import { showToast } from "../ui/toast.tsx";
import { hasCopy } from "./copy-of-page.ts";
import { hasSameData } from "./same-data.ts";
import { findWaitingText } from "./waiting-text.ts";
import { buildPath } from "../offline/build-meta.ts";
import { readBuild } from "../offline/read-build.ts";
import { zoneCookies } from "../storage/choice-cookies.ts";

const askedEveryMs = 60_000;

const readZones = (): string =>
  Object.values(zoneCookies)
    .map((name) => new RegExp(`(?:^|; )${name}=[^;]*`).exec(document.cookie)?.[0] ?? "")
    .join();

/**
 * Whether the open document fits the data that the site sends now. The frame of a page is written once, in one build and one time zone.
 */
function createOutdatedPage() {
  const zones = readZones();
  let askedAtMs = performance.now();
  let newestBuild = readBuild();

  return {
    isOutdated: (): boolean => newestBuild !== readBuild() || readZones() !== zones,

    /** Asks the site for its build, at most once a minute. Without an answer the last one counts. */
    async askForBuild(): Promise<void> {
      if (performance.now() - askedAtMs < askedEveryMs) return;
      askedAtMs = performance.now();
      const answer = await fetch(buildPath).catch(() => null);
      if (answer?.ok === true) newestBuild = (await answer.text()).trim();
    },
  };
}

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
