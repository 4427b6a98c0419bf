import { useLocation, useNavigation } from "@remix-run/react";
import { useContext, useEffect, useRef, type ReactNode } from "react";
import { Announcer, announce } from "../../ui/announcer.tsx";
import { useNavigationGuard } from "../../navigation/navigation-guard.ts";
import { useNewerWhenWoken } from "../../navigation/newer-when-woken.ts";
import { Toast } from "../../ui/toast.tsx";
import { ServiceLine } from "../connection/service-line.tsx";
import { usePage } from "../page/page-context.tsx";
import { AboveContext, FooterContext, ThumbContext } from "./document-contexts.ts";
import { useFollowedCount } from "./followed-count.tsx";
import { SiteHeader } from "./site-header.tsx";
import { Redrawn } from "../rewritten/redrawn.tsx";
import { keepTextPlaces } from "../rewritten/text-places.ts";

type FrameProps = {
  /** The sport that the page belongs to, null for none. */
  readonly sportId: number | null;
  readonly children: ReactNode;
};

/** The parts that stay while pages change: header, menu, progress, and the site's messages. */
export function Frame({ sportId, children }: FrameProps) {
  const { t, href } = usePage();
  const above = useContext(AboveContext);
  const footer = useContext(FooterContext);
  const thumb = useContext(ThumbContext);
  const isWaiting = useNavigationGuard();
  const isPending = useNavigation().state !== "idle" || isWaiting;
  useNewerWhenWoken();
  useTitleAnnouncement();
  useFollowedCount();
  useEffect(() => keepTextPlaces(document.body), []);
  // The script in the head repeats input from before hydration at this event (`app/inline/early-input.ts`).
  useEffect(() => void dispatchEvent(new Event("alive")), []);
  const bar = useRef<HTMLDivElement>(null);
  const { pathname, search } = useLocation();
  useEffect(() => {
    // A hidden bar does not load this code.
    if (!bar.current?.firstElementChild?.getClientRects().length) return;
    import("./thumb-links.ts").then(
      ({ showThumbLinks }) => bar.current && showThumbLinks(bar.current, { sportId, path: pathname + search, href }),
      () => {},
    );
  }, [sportId, pathname, search, href]);
  return (
    <>
      <a className="skip" href="#main">
        {t.skipToContent}
      </a>
      <div className={isPending ? "progress pending" : "progress"} aria-hidden="true" />
      <Redrawn>
        <SiteHeader sportId={sportId} />
      </Redrawn>
      <ServiceLine />
      <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: above }} />
      <div className="page" aria-busy={isPending}>
        {children}
      </div>
      <footer suppressHydrationWarning dangerouslySetInnerHTML={{ __html: footer }} />
      <div ref={bar} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: thumb }} />
      <Toast />
      <Announcer />
    </>
  );
}

/**
 * Announces the title of each page after the first one, because no page load does it. A tab of the same page announces
 * nothing.
 */
function useTitleAnnouncement() {
  const { pathname } = useLocation();
  const known = useRef(pathname);
  useEffect(() => {
    if (known.current === pathname) return;
    known.current = pathname;
    announce(document.title);
  }, [pathname]);
}
