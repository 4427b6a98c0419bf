import { useLocation, useNavigate } from "@remix-run/react";
import { useEffect, useRef, useState, type ComponentType } from "react";

type LinkWindow = ComponentType<{ readonly onClose: () => void }>;

/**
 * Plain links, followed without a new page load. Rows are hundreds of links, and a router link each would cost more to
 * render than the row itself; one listener serves them all.
 *
 * A link with `data-stay` keeps the scroll position: its page is the same one with other content. The attribute names
 * what has the focus afterwards, because the link itself may be gone; after any other link that is the heading.
 *
 * A link with `data-window` opens the search over the page; it leads to the search's own page where the window cannot be loaded.
 *
 * @returns the open window and what closes it
 */
export function useLinkNavigation(): [LinkWindow | null, () => void] {
  const navigate = useNavigate();
  const [Window, setWindow] = useState<LinkWindow | null>(null);
  const { key } = useLocation();
  const focusNext = useRef<{ readonly id: string | null; readonly fromKey: string } | null>(null);

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (event.defaultPrevented || !isPlain || !(event.target instanceof Element)) return;
      const link = event.target.closest<HTMLAnchorElement>("a[href^='/']");
      if (link === null || link.target !== "" || link.hasAttribute("download")) return;
      event.preventDefault();
      const stay = link.dataset["stay"];
      const go = () => {
        focusNext.current = { id: stay ?? null, fromKey: key };
        navigate(link.getAttribute("href") ?? "/", { preventScrollReset: stay !== undefined });
      };
      if (link.dataset["window"])
        import("../search/search-window.tsx").then(({ SearchWindow }) => setWindow(() => SearchWindow), go);
      else go();
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate, key]);

  useEffect(() => {
    const next = focusNext.current;
    if (next === null || next.fromKey === key) return;
    focusNext.current = null;
    const target = next.id === null ? document.querySelector<HTMLElement>("main h1") : document.getElementById(next.id);
    (target ?? document.getElementById("main"))?.focus({ preventScroll: true });
  }, [key]);
  return [Window, () => setWindow(null)];
}
