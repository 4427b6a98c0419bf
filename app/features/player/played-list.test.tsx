import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { loadAllTexts } from "../../i18n/texts.ts";
import { frenchPage } from "../page/french-page.fixture.ts";
import { PageProvider } from "../page/page-context.tsx";
import { PlayedList } from "./played-list.tsx";

await loadAllTexts();

const textOf = (side: 1 | 2, score: string | null) =>
  renderToStaticMarkup(
    <PageProvider page={frenchPage}>
      <PlayedList games={[{ eventId: "1Game000", startSeconds: 0, opponent: "Lens", side, score }]} />
    </PageProvider>,
  ).replace(/<[^>]*>/g, " ");

it.each([
  [1, "2:1", "Domicile", "Victoire"],
  [2, "2:1", "Extérieur", "Défaite"],
  [2, "10:9", "Extérieur", "Défaite"],
  [2, "0:3", "Extérieur", "Victoire"],
  [1, "1:1", "Domicile", "Nul"],
] as const)("says of side %i of %s that it was %s and how it ended", (side, score, place, result) => {
  expect(textOf(side, score)).toContain(place);
  expect(textOf(side, score)).toContain(result);
});

it("says no result of a game without a score", () => {
  expect(textOf(1, null)).toContain("Domicile");
  expect(textOf(1, null)).not.toMatch(/Victoire|Nul|Défaite/);
});
