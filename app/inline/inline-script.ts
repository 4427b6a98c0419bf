import { paintStoredChoices } from "../features/theme/stored-choices.ts";
import { paintStoredTheme } from "../features/theme/paint-theme.ts";
import { keepEarlyInput } from "./early-input.ts";
import { listenToKeys } from "./keys.ts";
import { openInDeviceZone } from "./open-in-device-zone.ts";
import { sessionHashKey, sessionIdKey } from "../features/account/session-keys.ts";
import { readStored } from "../storage/read-stored.ts";

/** Returns the nodes that extensions or translators have changed since the document was parsed, and watches no longer. */
type TakeChanges = () => readonly MutationRecord[];

declare global {
  interface Window {
    takeForeignChanges?: TakeChanges;
  }
}

/** Notes foreign changes until React hydrates: it would find another page than the server wrote, and draw all of it anew. */
function noteForeignChanges(): TakeChanges {
  const records: MutationRecord[] = [];
  const observer = new MutationObserver((changes) => records.push(...changes));
  const observe = () => observer.observe(document, { childList: true, characterDataOldValue: true, subtree: true });
  addEventListener("DOMContentLoaded", observe);
  return () => {
    removeEventListener("DOMContentLoaded", observe);
    records.push(...observer.takeRecords());
    observer.disconnect();
    return records;
  };
}

/**
 * The one script that stands in each document's head, before anything is painted. The build makes one classic script of this module
 * and its imports (`scripts/inline-script.ts`); everything that can wait belongs in `features/layout/page-behaviour.ts`.
 */
const root = document.documentElement;
openInDeviceZone(root);
window.takeForeignChanges = noteForeignChanges();
emptyRefusedStorage();
paintStoredTheme(root);
paintStoredChoices(root);
markVisitor(root);
keepEarlyInput();
listenToKeys();
reloadCopyWhenOnline(root);
startLateScripts();

/** Marks the document for sheets, because the server sends all visitors the same one. */
function markVisitor({ classList }: HTMLElement): void {
  if (readStored(sessionIdKey) && readStored(sessionHashKey)) classList.add("logged-in");
}

/**
 * Remix's script that scrolls to where a page was asks the session's storage without regard to a browser that refuses it, and fails. It finds
 * an empty one instead; what would be stored there is refused as before.
 */
function emptyRefusedStorage(): void {
  try {
    void sessionStorage.length;
  } catch {
    // To set something there is refused still, as a method that it has not.
    Object.defineProperty(window, "sessionStorage", { value: { getItem: () => null, removeItem() {} } });
  }
}

/**
 * Reloads a copy that the service worker answered with, once the network is back. A reload would cancel the opening of another page and
 * lose the visitor's tap, so it does not happen during one.
 */
function reloadCopyWhenOnline({ dataset }: HTMLElement): void {
  if (dataset["keptAt"] === undefined) return;
  let isLeaving = false;
  addEventListener("beforeunload", () => (isLeaving = true));
  addEventListener("online", () => {
    if (!isLeaving && document.querySelector(".page[aria-busy=true]") === null) location.reload();
  });
}

/**
 * Starts the module that the server has set aside (`app/gateway/page-maker.ts`) once the browser reports that the page is painted.
 * A hidden page is not painted, so its module starts at once.
 */
function startLateScripts(): void {
  addEventListener("DOMContentLoaded", () => {
    if (document.hidden) return start();
    const paints = new PerformanceObserver(() => {
      paints.disconnect();
      start();
    });
    paints.observe({ type: "paint", buffered: true });
  });
}

function start(): void {
  // Each in a task of its own: to begin twenty requests at once holds a phone up.
  for (const link of document.querySelectorAll<HTMLLinkElement>("[rel=dns-prefetch]"))
    setTimeout(() => (link.rel = "modulepreload"));
  const { text } = document.querySelector<HTMLScriptElement>('[type="text/late"]') ?? {};
  // A browser does not look again at a script whose kind it did not know.
  if (!text) return;
  document.body.appendChild(Object.assign(document.createElement("script"), { type: "module", text }));
  // From now until hydration the browser may load the document of a touched link ahead (`app/gateway/speculation-rules.ts`).
  root.dataset["hydrating"] = "";
}
