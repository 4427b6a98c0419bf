import { all } from "#texts/frame/site.all.js";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { addressWords } from "../../../shared/addresses/words.ts";
import { loadAllTexts } from "../../i18n/texts.ts";
import { PageProvider, toHref } from "../page/page-context.tsx";
import { EmptyNotice } from "./empty-notice.tsx";

await loadAllTexts();

const todayEpochDay = 20_000;
const page = { lang: "fr", t: all.fr, timeZone: "Europe/Paris", betting: null, href: toHref(addressWords.fr) } as const;
const textOf = (offset: number, hasOthers = false) =>
  renderToStaticMarkup(
    <PageProvider page={page}>
      <EmptyNotice
        {...{ category: "finished", sportId: 1, todayEpochDay, next: null, hasOthers }}
        epochDay={todayEpochDay + offset}
      />
    </PageProvider>,
  ).replace(/<[^>]*>/g, " ");

it("says that a day has no games only where lists are whole, and that a farther day is not kept", () => {
  for (const offset of [-7, 0, 7]) expect(textOf(offset)).toContain("Aucun match ce jour");
  for (const offset of [-14, -8, 8]) {
    expect(textOf(offset)).toContain("Ce jour n’est pas conservé ici");
    expect(textOf(offset)).not.toContain("Aucun match");
  }
});

it("says of a far day that has games what its tab lacks", () => {
  expect(textOf(-14, true)).toContain("Aucun match terminé ce jour");
});
