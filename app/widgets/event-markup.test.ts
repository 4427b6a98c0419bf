import { expect, it } from "vitest";
import { addressWords } from "../../shared/addresses/words.ts";
import { sportIds } from "../../shared/sports/sport-ids.ts";
import { eventStatus, statusType } from "../../shared/sports/statuses.ts";
import { siteTexts } from "../i18n/site-texts.ts";
import { loadAllTexts } from "../i18n/texts.ts";
import { toHref } from "../features/page/page-context.tsx";
import { toBoardMarkup, toRowMarkup, type RowContext } from "./event-markup.ts";

await loadAllTexts();
const context: RowContext = {
  of: {
    sportId: sportIds.cricket,
    lang: "fr",
    timeZone: "Europe/Paris",
    t: siteTexts("fr"),
    href: toHref(addressWords.fr),
  },
  nowSeconds: 0,
  isSevens: false,
};
const batting = {
  id: "1Event00",
  homeName: "Inde",
  awayName: "Japon",
  statusType: statusType.live,
  status: eventStatus.inning1,
  homeScore: 77,
  awayScore: 0,
};

it("has no runs of a side of cricket that is yet to bat", () => {
  const event = { ...batting, homeWickets: 3, homeOvers: "12.2" };
  expect(toRowMarkup(event, context)).toMatch(/Inde<\/em><b>77<\/b>.*Japon<\/em><b><\/b>/);
  expect(toBoardMarkup(event, context, ["", ""])).toContain('<p class="score">77<i>–</i></p>');
  expect(toRowMarkup(event, context)).toContain("Inde 77 - Japon, 1");
  expect(toRowMarkup(batting, context), "once both have batted").toMatch(/<b>77<\/b>.*<b>0<\/b>/);
});
