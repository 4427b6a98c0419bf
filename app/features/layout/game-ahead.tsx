import { PrefetchPageLinks, useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useConnection } from "../../live/live-provider.tsx";
import { savesData, whenIdle } from "./spare-time.ts";

/** The link of the first game that the page lists. */
const findGame = () => document.querySelector<HTMLAnchorElement>("[id^='g_'] a[href]");

/**
 * Reads the code and the sheets of a game's page ahead, so that the first tap on a game requests nothing but its data and texts. The
 * router learns of the route when the page comes alive (`data-discover`); the rest waits until the page is up to date and idle.
 */
export function GameAhead() {
  const [path, setPath] = useState<string | null>(null);
  const { pathname } = useLocation();
  const { state } = useConnection();
  const isCurrent = state === "live" || state === "polling";
  useEffect(() => {
    if (path === null && !savesData()) findGame()?.setAttribute("data-discover", "true");
    // oxlint-disable-next-line exhaustive-effect-dependencies -- each page that is opened may list the first game
  }, [path, pathname]);
  useEffect(() => {
    if (path === null && isCurrent && !savesData()) whenIdle(() => setPath(findGame()?.pathname ?? null));
    // oxlint-disable-next-line exhaustive-effect-dependencies -- each page that is opened may list the first game
  }, [path, pathname, isCurrent]);
  return path === null ? null : <PrefetchPageLinks page={path} />;
}
