import { NavigationType, useNavigationType } from "@remix-run/react";
import { useEffect, useSyncExternalStore } from "react";

const withoutHash = (address: string): string => address.replace(/#.*/, "");

/** Whether the open document was loaded for the address that it shows, rather than for a page that led there. */
const isOfAddress = (): boolean =>
  performance.getEntriesByType("navigation").every(({ name }) => withoutHash(name) === withoutHash(location.href));

const subscribeToNothing = () => () => {};

/**
 * Loads a page that failed as a document, where it failed within the document of another page: the server's page for it, or the copy that
 * the service worker keeps, says more than an error within a page could.
 *
 * @returns whether that is under way, and nothing should be shown
 */
export function useDocumentOfFailedPage(): boolean {
  const isInAnother = !useSyncExternalStore(subscribeToNothing, isOfAddress, () => true);
  const type = useNavigationType();
  useEffect(() => {
    if (!isInAnother) return;
    const open = () => openDocument(type);
    // A browser that has neither a network nor copies would leave the site.
    const canOpen = navigator.onLine || navigator.serviceWorker?.controller != null;
    if (canOpen) return open();
    addEventListener("online", open, { once: true });
    return () => removeEventListener("online", open);
  }, [isInAnother, type]);
  return isInAnother;
}

function openDocument(type: NavigationType): void {
  const address = withoutHash(location.href);
  if (type !== NavigationType.Push) return location.replace(address);
  // An entry of the history that a script has added stays with the document that added it, even if it is loaded anew, and Back from it would
  // load nothing. So that entry is left, and the address is opened as a link would open it.
  addEventListener("popstate", () => location.assign(address), { once: true });
  history.back();
}
