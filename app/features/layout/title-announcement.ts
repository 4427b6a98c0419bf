import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { announce } from "../../ui/announcer.tsx";

/**
 * Announces the title of each page after the first one, because no page load does it. A tab of the same page announces
 * nothing.
 */
export function useTitleAnnouncement() {
  const { pathname } = useLocation();
  const known = useRef(pathname);
  useEffect(() => {
    if (known.current === pathname) return;
    known.current = pathname;
    announce(document.title);
  }, [pathname]);
}
