import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { toLanguage } from "./i18n/language.ts";
import { loadTexts } from "./i18n/texts.ts";

// The page's routes are loaded by now, and have named their texts; without them nothing could be hydrated.
await loadTexts(toLanguage(document.documentElement.lang));
startTransition(() => {
  hydrateRoot(document, <RemixBrowser />);
});
