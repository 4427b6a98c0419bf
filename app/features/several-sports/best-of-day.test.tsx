import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { sportIds } from "../../../shared/sports/sport-ids.ts";
import { eventStatus, statusType } from "../../../shared/sports/statuses.ts";
import { encodeDayFeed } from "../../../shared/wire/day-feed.ts";
import type { EventFields } from "../../../shared/wire/event-fields.ts";
import { loadAllTexts } from "../../i18n/texts.ts";
import { toMarkTexts } from "../excitement/mark-texts.server.ts";
import type { ListFeed } from "../../live/list-feed.ts";
import { LiveProvider } from "../../live/live-provider.tsx";
import { frenchPage } from "../page/french-page.fixture.ts";
import { PageProvider } from "../page/page-context.tsx";
import { BestOfDay } from "./best-of-day.tsx";
import { useDayCounts } from "./use-day-counts.ts";

await loadAllTexts();

const over = { statusType: statusType.finished, status: eventStatus.afterPenalties, homeScore: 4, awayScore: 3 };
const listOf = (sportId: number, event: EventFields): ListFeed => ({
  key: `all ${sportId}`,
  sportId,
  feedName: `f_${sportId}_0_2_fr_1`,
  feed: encodeDayFeed({
    sportId,
    leagues: [{ league: { title: "FRANCE: Ligue 1", stageId: `L${sportId}` }, events: [event] }],
    signature: "",
  }),
  seq: 1,
  oddsFeedName: null,
  odds: null,
  oddsSeq: null,
  market: null,
  nowSeconds: 1000,
  isFollowed: false,
});

function Drawn({ lists }: { readonly lists: readonly ListFeed[] }) {
  return <BestOfDay lists={lists} counts={useDayCounts(lists)} marks={toMarkTexts("fr")} />;
}

function draw(...lists: readonly ListFeed[]): string {
  return renderToString(
    <PageProvider page={frenchPage}>
      <LiveProvider settings={{ feedBase: "/1/x/feed/", feedSign: "", nowSeconds: 1000 }}>
        <Drawn lists={lists} />
      </LiveProvider>
    </PageProvider>,
  );
}

it("names the most exciting games of all sports, and neither a score nor how one ended", () => {
  const football = listOf(sportIds.soccer, {
    id: "1Event00",
    ...over,
    homeName: "Lens",
    awayName: "Lyon",
    excitement: 8,
  });
  const tennis = listOf(sportIds.tennis, { id: "1Event01", ...over, homeName: "A", awayName: "B", excitement: 9 });
  const html = draw(football, tennis);
  expect([...html.matchAll(/<em class="worth m(\d+)" aria-hidden="true">/g)].map(([, mark]) => mark)).toEqual([
    "9",
    "8",
  ]);
  expect(html).toContain('<span class="sr-only">À voir\u00a0: 8 sur 10</span>');
  expect(html).toMatch(/<p>Note sur 10.*<details><summary>Comment c’est calculé<\/summary><p>/s);
  expect(html.slice(html.indexOf("<ol>"))).not.toMatch(/>[43]<|4 . 3|tirs au but|t\. a\. b\./i);
});

it("is left out where no game is worth it", () => {
  expect(draw(listOf(sportIds.soccer, { id: "1Event02", ...over, excitement: 3 }))).toBe("");
});
