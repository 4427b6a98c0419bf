import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import type { Language } from "../../../shared/texts/languages.ts";
import { sportIds } from "../../../shared/sports/sport-ids.ts";
import { addressTexts } from "../../i18n/address-texts.ts";
import { siteTexts } from "../../i18n/site-texts.ts";
import { loadAllTexts } from "../../i18n/texts.ts";
import { PageProvider, toHref } from "../page/page-context.tsx";
import { SiteHeader } from "./site-header.tsx";
import { StaticPageContext } from "./document-contexts.ts";

await loadAllTexts();

function drawHeader(sportId: number | null, lang: Language): string {
  const t = { ...siteTexts(lang), brand: "Tribune" };
  const page = { lang, t, timeZone: "UTC", betting: null, hiddenIds: null, href: toHref(addressTexts(lang)) };
  return renderToString(
    <StaticPageContext.Provider value={true}>
      <PageProvider page={page}>
        <SiteHeader sportId={sportId} />
      </PageProvider>
    </StaticPageContext.Provider>,
  );
}

/** Names of the sports that a header calls the page's own. */
const currentIn = (header: string) => [...header.matchAll(/aria-current="page">([^<]*)</g)].map(([, name]) => name);

it("marks the sport of the page in the bar and in the menu, in each language", () => {
  expect(currentIn(drawHeader(sportIds.tennis, "fr"))).toEqual(["Tennis"]);
  expect(currentIn(drawHeader(sportIds.basketball, "fr"))).toEqual(["Basket"]);
  // One of the menu is in the bar too while its pages are read.
  expect(currentIn(drawHeader(sportIds.darts, "fr"))).toEqual(["Fléchettes", "Fléchettes"]);
  expect(currentIn(drawHeader(sportIds.darts, "de"))).toEqual(["Darts", "Darts"]);
  expect(currentIn(drawHeader(null, "fr"))).toEqual([]);
});
