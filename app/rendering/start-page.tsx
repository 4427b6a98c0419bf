import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import type { Language } from "../../shared/texts/languages.ts";
import { loadTexts } from "../i18n/texts.ts";
import { loadShownParts } from "./late-parts.ts";

async function hydrate(): Promise<void> {
  await loadShownParts(document);
  // A list of the languages to check it against would be in every page: the server writes none that it has no texts for.
  await loadTexts(document.documentElement.lang as Language);
  startTransition(() => {
    hydrateRoot(document, <RemixBrowser />);
  });
  // The shell script may now have a copy of the page made.
  dispatchEvent(new Event("alive"));
}

/**
 * Hydrates the document. The page's routes must be loaded: they name the texts that it needs, and a part that waited for its texts
 * while it is hydrated would be drawn anew by any click.
 */
export async function startPage(): Promise<void> {
  if (!/\bveil=/.test(document.cookie)) return hydrate();
  // What veils results shares code with the page's, and is not in the first load of the others.
  const veil = await import("../features/veil/start-veil.ts").catch(() => null);
  await veil?.startVeil().catch(() => {});
  return hydrate();
}
