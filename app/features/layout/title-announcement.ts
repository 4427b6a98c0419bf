import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { announce } from "../../ui/announcer.tsx";

/** Says the title of each page that follows the first one: no page load does it. A tab of the same page says nothing. */
export function useTitleAnnouncement() {
  const { pathname } = useLocation();
  const known = useRef(pathname);
  useEffect(() => {
    if (known.current === pathname) return;
    known.current = pathname;
    announce(document.title);
  }, [pathname]);
}
