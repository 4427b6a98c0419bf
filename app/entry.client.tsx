import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { toLanguage } from "../shared/texts/languages.ts";
import { loadTexts } from "./i18n/texts.ts";
import { loadShownParts } from "./rendering/late-parts.ts";

// The page's routes are loaded by now, and have named their texts; without them nothing could be hydrated.
const lang = toLanguage(document.documentElement.lang);
if (lang === null) throw new Error(`no texts in ${document.documentElement.lang}`);
await loadShownParts(document);
await loadTexts(lang);
startTransition(() => {
  hydrateRoot(document, <RemixBrowser />);
});
// The shell script may now have a copy of the page made.
dispatchEvent(new Event("alive"));
