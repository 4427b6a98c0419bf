import { useLocation, useNavigate, useNavigationType } from "@remix-run/react";
import { startTransition, useCallback, useEffect, useRef, useState, type ComponentType } from "react";
import { providerReturnHash } from "../../../shared/accounts/provider-return.ts";
import { toOwnPath } from "../../navigation/own-path.ts";
import { focusOnceDrawn, placeOf, type FocusPlace } from "../../ui/focus-place.ts";
import { loadWindow } from "../windows/load-window.ts";
import type { AskedWindow, WindowHostProps } from "../windows/window-host.tsx";

type LinkWindow = { readonly Host: ComponentType<WindowHostProps>; readonly asked: AskedWindow };

const isRow = (link: Element) => link.closest("[id^='g_']") !== null;

/** Whether the settings of the site and of the device both allow motion. */
const mayMove = () =>
  document.documentElement.dataset["motion"] !== "less" && !matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * How the history goes back from a page to the last one of a path, as the router counts: below 0, and 0 where none is known.
 *
 * @param trail the paths of the pages that led to this one, the oldest first
 */
export const stepsBack = (trail: readonly string[], path: string): number =>
  trail.includes(path) ? trail.lastIndexOf(path) - trail.length : 0;

/**
 * Follows plain links without a new page load. A list has hundreds of rows, and a router link in each would cost more to
 * render than the row itself, so one listener serves them all.
 *
 * A link with `data-stay` keeps the scroll position: it leads to the same page with other content. The attribute names the
 * element that gets the focus afterwards, because the link itself may be gone; after any other link the heading gets it.
 *
 * A game's page fades in from its row, and the list on the way back, if the browser supports it and no setting reduces motion.
 *
 * A link with `data-back` goes back in the history to the last page of its path, if the visitor came from one, and so restores the
 * scroll position and the tab of the list.
 *
 * A link with `data-replace` takes the place of its page in the history. A step through the history gives the focus back to the link by
 * which the visitor left that page.
 *
 * A link in a window replaces the window's history entry (`ui/back-entry.ts`). A link with `data-window` opens the window of that name
 * over the page; if the window cannot be loaded, the link leads to a page of its own.
 *
 * @returns the window to show, and a callback for when it is closed
 */
export function useLinkNavigation(): [LinkWindow | null, () => void] {
  const navigate = useNavigate();
  const [shown, setShown] = useState<LinkWindow | null>(null);
  const { key, pathname, state } = useLocation();
  const isStepThroughHistory = useNavigationType() === "POP";
  /** By the key of each entry of the history, the link that led away from it. */
  const leftBy = useRef(new Map<string, FocusPlace | null>());

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
        const isReplaced = link.dataset["replace"] !== undefined;
        if (!isReplaced) leftBy.current.set(key, placeOf(link));
        const steps = link.dataset["back"] === undefined ? 0 : stepsBack(trail, link.pathname);
        if (steps < 0) return navigate(steps);
        navigate(link.getAttribute("href") ?? "/", {
          preventScrollReset: stay !== undefined,
          replace: isReplaced || link.closest(".dialog") !== null,
          viewTransition: isRow(link) && mayMove(),
          state: { trail: isReplaced ? trail : [...trail, pathname], focusId: stay ?? null },
        });
      };
      if (name)
        Promise.all([import("../windows/window-host.tsx"), loadWindow(name)]).then(
          // The page may still be hydrating, as after a return from a provider: an urgent update would make React abandon hydration.
          ([{ WindowHost }]) => startTransition(() => setShown({ Host: WindowHost, asked: { name, opener: link } })),
          () => {
            // The window does not open, so nothing would use the text typed for it (`app/inline/keys.ts`).
            delete link.dataset["typed"];
            go();
          },
        );
      else go();
    };
    // The script in the head (`app/inline/keys.ts`) listens to the keyboard and ignores keys typed into a field.
    const press = ({ detail }: CustomEventInit<string>) =>
      void import("../keyboard/press-key.ts").then(({ pressKey }) => pressKey(detail ?? ""));
    document.addEventListener("click", follow);
    addEventListener("shortcut", press);
    // A visitor who comes back from a provider gets the window that completes the sign-in.
    if (location.hash.startsWith(providerReturnHash)) {
      document.querySelector<HTMLElement>("[data-window='logginClient']")?.click();
    }
    return () => {
      document.removeEventListener("click", follow);
      removeEventListener("shortcut", press);
    };
  }, [navigate, key, pathname, state]);

  // The state belongs to its entry of the history: a step back that comes before a page is drawn finds that of the page it leads to.
  useEffect(() => {
    if (isStepThroughHistory) {
      const place = leftBy.current.get(key);
      if (place) focusOnceDrawn(place);
    } else if (state !== null) {
      const target =
        state.focusId === null
          ? document.querySelector<HTMLElement>("main h1")
          : document.getElementById(state.focusId);
      (target ?? document.getElementById("main"))?.focus({ preventScroll: true });
    }
  }, [key, state, isStepThroughHistory]);
  return [shown, useCallback(() => setShown(null), [])];
}
