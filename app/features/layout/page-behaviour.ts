import { reloadPage } from "../../navigation/reload-marker.ts";
import { signInHash } from "../../../shared/accounts/mail-link.ts";
import { readBuild } from "../../offline/read-build.ts";
import { ageWindow } from "../legal/age-window-names.ts";
import { savesData, whenIdle } from "./spare-time.ts";

/**
 * Starts the behaviour that every page has after hydration and that belongs to no component. Each part listens to the document or
 * acts once, so all of it starts once per document.
 */
export function startPageBehaviour(): void {
  // For a browser's timeline, and for tests that have to wait for it.
  performance.mark("hydrated");
  // From now on a link loads data, so the browser need not load its document ahead (`gateway/speculation-rules.ts`).
  delete document.documentElement.dataset["hydrating"];
  openPickedDays();
  reloadAfterOtherAnswers();
  openAskedWindows();
  if (import.meta.env.PROD) registerServiceWorker();
}

/** Opens the picked day. A year that begins with a 0 is still being typed. */
function openPickedDays(): void {
  addEventListener("change", ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === "date" && target.value > "1") target.form?.submit();
  });
}

const readAnswers = (): string =>
  (document.cookie.match(/(tribune_(age|odds|clock|dates|zone)|fs_of_)[^;]*/g) ?? []).toSorted().join();

/**
 * Reloads a page whose visitor has changed an answer about betting, or the hours, dates, zone or odds format, since it was
 * rendered. This happens when the page comes back from the browser's memory, or is shown again after a change in another tab.
 */
function reloadAfterOtherAnswers(): void {
  const answers = readAnswers();
  const compare = () => {
    if (readAnswers() !== answers && !document.hidden) reloadPage();
  };
  addEventListener("pageshow", compare);
  document.addEventListener("visibilitychange", compare);
}

/** Opens the sign-in for a visitor from an account page (`gateway/account-pages/to-account-page.tsx`); for others, the question of age. */
function openAskedWindows(): void {
  if (location.hash === signInHash) {
    history.replaceState(history.state, "", location.origin + location.pathname + location.search);
    document.querySelector<HTMLElement>("[data-window='logginClient']")?.click();
  } else openAgeWindow();
}

/** Once the page is idle, sends the worker the page's build and the paths of its loaded files, so that the worker can cache them. */
function registerServiceWorker(): void {
  const { serviceWorker } = navigator;
  if (serviceWorker === undefined || savesData()) return;
  const register = async () => {
    serviceWorker.register("/service-worker.js").catch(() => {});
    const { active } = await serviceWorker.ready;
    const paths = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
    // oxlint-disable-next-line require-post-message-target-origin -- a worker has no other origin
    active?.postMessage({ version: readBuild(), lang: document.documentElement.lang.split("-")[0] ?? "", paths });
  };
  whenIdle(() => void register());
}

/** Opens the window that asks for an age (A5.06) where the page has that question, once a visit; the link in the footer opens it at any time. */
function openAgeWindow(): void {
  const link = document.querySelector<HTMLElement>(`[data-window='${ageWindow}']`);
  if (link === null) return;
  try {
    if (sessionStorage.getItem(ageWindow) !== null) return;
    sessionStorage.setItem(ageWindow, "1");
  } catch {
    // Without a note that it was asked, each page would ask.
    return;
  }
  link.click();
}
