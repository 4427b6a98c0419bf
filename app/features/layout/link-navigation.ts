import { useLocation, useNavigate } from "@remix-run/react";
import { startTransition, useCallback, useEffect, useRef, useState, type ComponentType } from "react";
import { providerReturnHash } from "../../../shared/account/provider-return.ts";
import { toOwnPath } from "../../navigation/own-path.ts";
import { stepsBack } from "./steps-back.ts";
import type { AskedWindow, WindowHostProps } from "../windows/window-host.tsx";

type LinkWindow = { readonly Host: ComponentType<WindowHostProps>; readonly asked: AskedWindow };

const isRow = (link: Element) => link.closest("[id^='g_']") !== null;

/** By the setting of the site, and that of the device. */
const mayMove = () =>
  document.documentElement.dataset["motion"] !== "less" && !matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * Plain links, followed without a new page load. Rows are hundreds of links, and a router link each would cost more to
 * render than the row itself; one listener serves them all.
 *
 * A link with `data-stay` keeps the scroll position: its page is the same one with other content. The attribute names
 * what has the focus afterwards, because the link itself may be gone; after any other link that is the heading.
 *
 * The page of a game fades in from its row, and the list on the way back, where the browser can and nobody has asked for less motion.
 *
 * One with `data-back` goes back in the history to the last page of its path, where the visitor came from one: to the very place in
 * the list, and the tab of it.
 *
 * A link in a window replaces the window's entry of the history (`ui/back-entry.ts`). One with `data-window` opens the window of that name over the page; it leads to a page of its own where the window cannot be loaded.
 *
 * @returns the window that was asked for and what says that it is closed
 */
export function useLinkNavigation(): [LinkWindow | null, () => void] {
  const navigate = useNavigate();
  const [shown, setShown] = useState<LinkWindow | null>(null);
  const { key, pathname, state } = useLocation();
  const focusNext = useRef<{ readonly id: string | null; readonly fromKey: string } | null>(null);

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (event.defaultPrevented || !isPlain || !(event.target instanceof Element)) return;
      const link = event.target.closest<HTMLAnchorElement>("a[href^='/'],[data-window]");
      if (link === null || link.target !== "" || link.hasAttribute("download")) return;
      const name = link.dataset["window"];
      // A browser reads "//" as another site, and goes there by itself.
      if (!name && toOwnPath(link.href, location.origin) === null) return;
      event.preventDefault();
      const stay = link.dataset["stay"];
      const go = () => {
        const trail = state?.trail ?? [];
        const steps = link.dataset["back"] === undefined ? 0 : stepsBack(trail, link.pathname);
        if (steps < 0) return navigate(steps);
        focusNext.current = { id: stay ?? null, fromKey: key };
        navigate(link.getAttribute("href") ?? "/", {
          preventScrollReset: stay !== undefined,
          replace: link.closest(".dialog") !== null,
          viewTransition: isRow(link) && mayMove(),
          state: { trail: [...trail, pathname] },
        });
      };
      if (name)
        import("../windows/window-host.tsx").then(
          // The page may still be hydrating, as after a return from a provider: React would give that up for an urgent update.
          ({ WindowHost }) => startTransition(() => setShown({ Host: WindowHost, asked: { name, opener: link } })),
          () => {
            // Nothing takes what was typed for a window that does not open (`app/inline/keys.ts`).
            delete link.dataset["typed"];
            go();
          },
        );
      else go();
    };
    // The script in the head (`app/inline/keys.ts`) listens to the keyboard and leaves out what is typed into a field.
    const press = ({ detail }: CustomEventInit<string>) =>
      void import("../keyboard/press-key.ts").then(({ pressKey }) => pressKey(detail ?? ""));
    document.addEventListener("click", follow);
    addEventListener("shortcut", press);
    // Who comes back from a provider finds the window that ends the sign-in.
    if (location.hash.startsWith(providerReturnHash)) {
      document.querySelector<HTMLElement>("[data-window='logginClient']")?.click();
    }
    return () => {
      document.removeEventListener("click", follow);
      removeEventListener("shortcut", press);
    };
  }, [navigate, key, pathname, state]);

  useEffect(() => {
    const next = focusNext.current;
    if (next === null || next.fromKey === key) return;
    focusNext.current = null;
    const target = next.id === null ? document.querySelector<HTMLElement>("main h1") : document.getElementById(next.id);
    (target ?? document.getElementById("main"))?.focus({ preventScroll: true });
  }, [key]);
  return [shown, useCallback(() => setShown(null), [])];
}
