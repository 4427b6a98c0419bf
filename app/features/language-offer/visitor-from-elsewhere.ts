import type { ComponentType } from "react";
import type { Language } from "../../../shared/texts/languages.ts";
import { countVisit } from "./visits.ts";

/**
 * For a browser of another zone or another language than the page: says whose time the page shows, counts the visit, and answers with the offer
 * of the browser's language when it is due (C9.04).
 *
 * @param zone what the page's time is called; null where the browser shows the same time
 */
export async function meetVisitor(lang: Language, zone: string | null): Promise<ComponentType | null> {
  if (zone !== null) sayZone(zone);
  if (navigator.language.startsWith(lang) || !countVisit()) return null;
  return (await import("./language-offer.tsx")).LanguageOffer;
}

/**
 * Says on every page, beside the state of its data, which time it shows. A sheet prints it, so that nothing is moved; one of its own,
 * because a property of the root would have every element of the page styled anew.
 */
function sayZone(name: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`.connection { --zone: ${JSON.stringify(name)} }`);
  document.adoptedStyleSheets = [sheet];
}
