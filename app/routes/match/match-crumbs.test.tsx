import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { addressWords } from "../../../shared/addresses/words.ts";
import { PageProvider, toHref } from "../../features/page/page-context.tsx";
import { siteTexts } from "../../i18n/site-texts.ts";
import { loadAllTexts } from "../../i18n/texts.ts";
import { MatchCrumbs } from "./match-crumbs.tsx";

await loadAllTexts();

it("lets the router learn of the day's list and of the competition before they are tapped", () => {
  const page = {
    lang: "fr",
    timeZone: "Europe/Paris",
    betting: null,
    t: siteTexts("fr"),
    href: toHref(addressWords.fr),
  } as const;
  const markup = renderToString(
    <PageProvider page={page}>
      <MatchCrumbs
        league={{ title: "Ligue 1", path: "/football/france/ligue-1/" }}
        round=""
        drawHref={null}
        listHref="/"
      >
        {null}
      </MatchCrumbs>
    </PageProvider>,
  );
  const learned = [...markup.matchAll(/<a href="([^"]+)"[^>]* data-discover="true"/g)].map(([, href]) => href);
  expect(learned).toEqual(["/", "/football/france/ligue-1/"]);
});
