import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { frenchPage } from "../../features/page/french-page.fixture.ts";
import { PageProvider } from "../../features/page/page-context.tsx";
import { loadAllTexts } from "../../i18n/texts.ts";
import { MatchCrumbs } from "./match-crumbs.tsx";

await loadAllTexts();

it("lets the router learn of the day's list and of the competition before they are tapped", () => {
  const markup = renderToString(
    <PageProvider page={frenchPage}>
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
