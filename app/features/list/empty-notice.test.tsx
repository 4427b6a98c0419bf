import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { loadAllTexts } from "../../i18n/texts.ts";
import type { DayLimits } from "../day/day-limits.ts";
import { frenchPage } from "../page/french-page.fixture.ts";
import { PageProvider } from "../page/page-context.tsx";
import { EmptyNotice } from "./empty-notice.tsx";

await loadAllTexts();

const todayEpochDay = 20_000;
const limits = { first: todayEpochDay - 14, last: todayEpochDay + 9 };
const textOf = (offset: number, asked: { limits?: DayLimits | null; hasOthers?: boolean } = {}) =>
  renderToStaticMarkup(
    <PageProvider page={frenchPage}>
      <EmptyNotice
        {...{ category: "finished", sportId: 1, todayEpochDay, next: null, limits, hasOthers: false, ...asked }}
        epochDay={todayEpochDay + offset}
      />
    </PageProvider>,
  ).replace(/<[^>]*>/g, " ");

it("says that a day has no games between the first and the last day of the lists, and that another is not kept", () => {
  for (const offset of [-14, 0, 9]) expect(textOf(offset)).toContain("Aucun match ce jour");
  for (const offset of [-400, -15, 10]) {
    expect(textOf(offset)).toContain("Ce jour n’est pas conservé ici");
    expect(textOf(offset)).toContain("Les listes vont du 20.09.2024 au 13.10.2024.");
    expect(textOf(offset)).not.toContain("Aucun match");
  }
});

it("says of today that it has no games, whatever the lists have", () => {
  const later = { first: todayEpochDay + 3, last: todayEpochDay + 9 };
  expect(textOf(0, { limits: later })).toContain("Aucun match ce jour");
});

it("says of the days around today alone that they have no games where the first and the last day are unknown", () => {
  expect(textOf(-7, { limits: null })).toContain("Aucun match ce jour");
  for (const offset of [-400, 8]) {
    expect(textOf(offset, { limits: null })).toContain("Ce jour n’est pas conservé ici");
    expect(textOf(offset, { limits: null })).not.toContain("Les listes vont");
  }
});

it("says of a far day that has games what its tab lacks", () => {
  expect(textOf(-15, { hasOthers: true })).toContain("Aucun match terminé ce jour");
});
