import { useEffect, useState } from "react";
import { useConnection } from "../../live/live-provider.tsx";
// oxlint-disable-next-line no-restricted-imports -- the page is read ahead, and nothing of it is used here
import pageSheet from "../../routes/match/page.css?url";
import summarySheet from "../match/summary/sheet.css?url";
import { loadWindow } from "../windows/load-window.ts";
import { savesData, whenIdle } from "./spare-time.ts";

// oxlint-disable-next-line no-restricted-imports -- the page is read ahead, and nothing of it is used here
const readPage = () => import("../../routes/match/match-page.tsx");
const readGamePage = () => Promise.all([readPage(), import("../match/summary/summary.tsx")]);
const readSearch = () => Promise.all([import("../windows/window-host.tsx"), loadWindow("search")]);

/**
 * Reads what most visitors open next ahead, once a page is up to date and idle: the code and the sheets of a game's page, so that the
 * first tap on a game requests little but its data and texts, and the search. The router learns of the game's route by `data-discover`.
 * What cannot be read ahead is read with the tap. (Remix's own `PrefetchPageLinks` loads the whole document again where the network fails.)
 */
export function ReadAhead() {
  const [isRead, setIsRead] = useState(false);
  const { state } = useConnection();
  const isCurrent = state === "live" || state === "polling";
  useEffect(() => {
    if (!isCurrent || savesData()) return;
    whenIdle(() => {
      setIsRead(true);
      document.querySelector("[id^='g_'] a[href]")?.setAttribute("data-discover", "true");
      readGamePage()
        .then(readSearch)
        .catch(() => {});
    });
  }, [isCurrent]);
  return isRead
    ? [pageSheet, summarySheet].map((href) => <link key={href} rel="prefetch" as="style" href={href} />)
    : null;
}
