import { expect, it } from "vitest";
import { addressWords } from "../../shared/addresses/words.ts";
import type { EventFields } from "../../shared/wire/event-fields.ts";
import { sportIds } from "../../shared/sports/sport-ids.ts";
import { eventStatus, statusType } from "../../shared/sports/statuses.ts";
import { siteTexts } from "../i18n/site-texts.ts";
import { loadAllTexts } from "../i18n/texts.ts";
import { toHref } from "../features/page/page-context.tsx";
import { renderStatic } from "../ui/render-static.ts";
import { EventBoard, EventRow, type RowContext } from "./event-parts.tsx";

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
const drawRow = (event: EventFields) => renderStatic(<EventRow event={event} context={context} />);
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
  expect(drawRow(event)).toMatch(/Inde<\/em><b>77<\/b>.*Japon<\/em><b><\/b>/);
  const board = renderStatic(<EventBoard event={event} context={context} goals={[null, null]} />);
  expect(board).toContain('<p class="score">77<i>–</i></p>');
  expect(drawRow(event)).toContain("Inde - Japon, Inde 77, 1");
  expect(drawRow(batting), "once both have batted").toMatch(/<b>77<\/b>.*<b>0<\/b>/);
});
