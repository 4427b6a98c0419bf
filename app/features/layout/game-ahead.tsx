import { useEffect, useState } from "react";
import { useConnection } from "../../live/live-provider.tsx";
// oxlint-disable-next-line no-restricted-imports -- the page is read ahead, and nothing of it is used here
import pageSheet from "../../routes/match/page.css?url";
import summarySheet from "../match/summary/sheet.css?url";
import { savesData, whenIdle } from "./spare-time.ts";

/**
 * Reads the code and the sheets of a game's page ahead, so that the first tap on a game requests little but its data and texts. The router
 * learns of the route when the page comes alive (`data-discover`); the rest waits until the page is up to date and idle. What cannot be
 * read ahead is read with the tap. (Remix's own `PrefetchPageLinks` loads the whole document again where the network fails.)
 */
export function GameAhead() {
  const [isIdle, setIsIdle] = useState(false);
  const { state } = useConnection();
  const isCurrent = state === "live" || state === "polling";
  useEffect(() => {
    if (!savesData()) document.querySelector("[id^='g_'] a[href]")?.setAttribute("data-discover", "true");
  }, []);
  useEffect(() => {
    if (isCurrent && !savesData()) whenIdle(() => setIsIdle(true));
  }, [isCurrent]);
  useEffect(() => {
    if (!isIdle) return;
    // oxlint-disable-next-line no-restricted-imports -- the page is read ahead, and nothing of it is used here
    const readPage = () => import("../../routes/match/match-page.tsx");
    void Promise.all([readPage(), import("../match/summary/summary.tsx")]).catch(() => {});
  }, [isIdle]);
  return isIdle
    ? [pageSheet, summarySheet].map((href) => <link key={href} rel="prefetch" as="style" href={href} />)
    : null;
}
