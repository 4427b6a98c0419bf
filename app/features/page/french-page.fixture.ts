import { all } from "#texts/frame/site.all.js";
import { addressWords } from "../../../shared/addresses/words.ts";
import { toHref, type PageContext } from "./page-context.tsx";

/** The context of a page in France without betting, for tests that draw a part of a page. */
export const frenchPage: PageContext = {
  lang: "fr",
  t: { ...all.fr, brand: "Tribune" },
  timeZone: "Europe/Paris",
  betting: null,
  hiddenIds: null,
  href: toHref(addressWords.fr),
};
