import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import type { Language } from "../shared/texts/languages.ts";
import { loadTexts } from "./i18n/texts.ts";
import { loadShownParts } from "./rendering/late-parts.ts";

async function start() {
  await loadShownParts(document);
  // A list of the languages to check it against would be in every page: the server writes none that it has no texts for.
  await loadTexts(document.documentElement.lang as Language);
  startTransition(() => {
    hydrateRoot(document, <RemixBrowser />);
  });
  // The shell script may now have a copy of the page made.
  dispatchEvent(new Event("alive"));
}

// The page's routes are loaded by now, and have named their texts; without them nothing could be hydrated. What veils results shares
// code with this file, and so cannot be waited for here.
if (/\bveil=/.test(document.cookie))
  void import("./features/veil/start-veil.ts").then(({ startVeil }) => startVeil()).then(start, start);
else await start();
