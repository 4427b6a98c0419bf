import { useNavigate } from "@remix-run/react";
import { useEffect } from "react";

/**
 * Plain links, followed without a new page load. Rows are hundreds of links, and a router link each would cost more to
 * render than the row itself; one listener serves them all.
 */
export function useLinkNavigation() {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (event.defaultPrevented || !isPlain || !(event.target instanceof Element)) return;
      const link = event.target.closest<HTMLAnchorElement>("a[href^='/']");
      if (link === null || link.target !== "" || link.hasAttribute("download")) return;
      event.preventDefault();
      navigate(link.getAttribute("href") ?? "/", { preventScrollReset: link.hasAttribute("data-stay") });
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate]);
}
