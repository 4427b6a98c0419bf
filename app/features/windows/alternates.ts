import type { Alternate } from "../language-offer/find-offer.ts";

/** The open page in other variants, as its head names them; its own variant is the first. */
export function readAlternates(): readonly Alternate[] {
  const found = [...document.querySelectorAll<HTMLLinkElement>("head link[rel='alternate'][hreflang]")];
  return found
    .filter(({ hreflang }) => hreflang !== "x-default")
    .map(({ hreflang, href }) => ({ tag: hreflang, href }));
}
