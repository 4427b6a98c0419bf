import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { toLanguage } from "../shared/texts/languages.ts";
import { siteTexts } from "./i18n/site-texts.ts";
import { loadTexts } from "./i18n/texts.ts";
import { toPatientFetch } from "./loading/patient-fetch.ts";
import { loadShownParts } from "./rendering/late-parts.ts";
import { showToast } from "./ui/toast.tsx";

// The page's routes are loaded by now, and have named their texts; without them nothing could be hydrated.
const lang = toLanguage(document.documentElement.lang);
if (lang === null) throw new Error(`no texts in ${document.documentElement.lang}`);
/** Where the browser hears nothing of a network that is back, it is tried anew. */
const retryMs = 5_000;
window.fetch = toPatientFetch({
  fetch: window.fetch.bind(window),
  // The document names it after its routes, and so this module, have been loaded.
  // oxlint-disable-next-line no-underscore-dangle -- Remix has named it
  build: () => window.__remixManifest.version,
  isCopy: "keptAt" in document.documentElement.dataset,
  // A browser has no caches outside of a secure context.
  hasCopyOf: async (path) => (await globalThis.caches?.match(path)) !== undefined,
  open: (path) => location.assign(path),
  sayWaiting: () => showToast(siteTexts(lang).opensOnline),
  untilOnline: (signal) =>
    new Promise<void>((resolve) => {
      const end = () => resolve();
      addEventListener("online", end, { once: true });
      signal?.addEventListener("abort", end);
      setTimeout(end, retryMs);
    }),
});
await loadShownParts(document);
await loadTexts(lang);
startTransition(() => {
  hydrateRoot(document, <RemixBrowser />);
});
// All that the page needs has come: the shell script may now have copies made of it.
dispatchEvent(new Event("alive"));
