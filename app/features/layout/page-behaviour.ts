import { signInHash } from "../../../shared/account/mail-link.ts";
import { readBuild } from "../../offline/read-build.ts";
import { openAgeWindow } from "../legal/open-age-window.ts";

/**
 * What every page does once it is hydrated and belongs to no component. Each part listens to the document or acts once, so all of it is
 * started once in the life of a document.
 */
export function startPageBehaviour(): void {
  // For a browser's timeline, and for tests that have to wait for it.
  performance.mark("hydrated");
  openPickedDays();
  reloadAfterOtherAnswers();
  openAskedWindows();
  if (import.meta.env.PROD) registerServiceWorker();
}

/** A day that is picked is opened; a year that is still being typed begins with a 0. */
function openPickedDays(): void {
  addEventListener("change", ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === "date" && target.value > "1") target.form?.submit();
  });
}

const readAnswers = (): string =>
  (document.cookie.match(/(tribune_(age|odds|clock|dates|zone)|fs_of_)[^;]*/g) ?? []).toSorted().join();

/**
 * A page is made for what its visitor answered about betting and for the hours, dates, zone and odds format that they chose. One that comes
 * back from the browser's memory, or is shown again after an answer in another tab, reloads itself.
 */
function reloadAfterOtherAnswers(): void {
  const answers = readAnswers();
  const compare = () => {
    if (readAnswers() !== answers && !document.hidden) location.reload();
  };
  addEventListener("pageshow", compare);
  document.addEventListener("visibilitychange", compare);
}

/** Opens the sign-in for a visitor who comes from a page of the account (`gateway/account-pages/sign-in-page.tsx`), else asks for an age. */
function openAskedWindows(): void {
  if (location.hash === signInHash) {
    history.replaceState(history.state, "", location.origin + location.pathname + location.search);
    document.querySelector<HTMLElement>("[data-window='logginClient']")?.click();
  } else openAgeWindow();
}

/** Once the page is idle, tells the worker the page's build and the paths of what it has loaded, so that it can keep a copy. */
function registerServiceWorker(): void {
  const { serviceWorker } = navigator;
  const connection: unknown = Reflect.get(navigator, "connection");
  const savesData =
    typeof connection === "object" && connection !== null && Reflect.get(connection, "saveData") === true;
  if (serviceWorker === undefined || savesData) return;
  const register = async () => {
    serviceWorker.register("/service-worker.js").catch(() => {});
    const { active } = await serviceWorker.ready;
    const paths = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
    // oxlint-disable-next-line require-post-message-target-origin -- a worker has no other origin
    active?.postMessage({ version: readBuild(), paths });
  };
  // Safari has no idle callback.
  if ("requestIdleCallback" in window) requestIdleCallback(() => void register());
  else setTimeout(() => void register());
}
