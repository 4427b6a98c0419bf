import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import type { Language } from "../shared/texts/languages.ts";
import { restoreAsWritten } from "./features/rewritten/as-written.ts";
import { loadTexts } from "./i18n/texts.ts";
import { followReloadMarker } from "./navigation/reload-marker.ts";
import { startSessionLog } from "./telemetry/session-log.ts";
import { watchBackEntries } from "./ui/back-entry.ts";

/**
 * Remix suspends its root until it has decoded the page's state. A touch or a key during that time would abort hydration
 * (React's error 345), so this decodes the state before hydration: `RemixBrowser` throws the promise at its first
 * rendering.
 */
async function decodeState(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (decoding) {
    await decoding;
  }
}

async function hydrate(): Promise<void> {
  await decodeState();
  // A list of the languages to check it against would be in every page: the server writes none that it has no texts for.
  await loadTexts(document.documentElement.lang as Language);
  restoreAsWritten();
  startTransition(() => {
    hydrateRoot(document, <RemixBrowser />);
  });
}

/**
 * Hydrates the document. The page's routes must be loaded: they name the texts that it needs, and a part that waited for its texts
 * while it is hydrated would be drawn anew by any click.
 */
async function startPage(): Promise<void> {
  // The code that hides results shares modules with the page, and visitors who hide none do not load it at first.
  if (/\bveil=/.test(document.cookie))
    await import("./features/veil/start-veil.ts").then(({ startVeil }) => startVeil()).catch(() => {});
  return hydrate();
}

startSessionLog();
watchBackEntries();
if (!followReloadMarker()) await startPage();
