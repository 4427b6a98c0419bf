import { expect, it } from "vitest";
import { pointHistorySection } from "../../../../../../shared/wire/sections/point-history-section.ts";
import { sportIds } from "../../../../../../shared/sports/sport-ids.ts";
import { eventStatus } from "../../../../../../shared/sports/statuses.ts";
import { aMatch, enter, facts, points } from "../match-context.fixture.ts";
import { pointHistoryBody } from "./point-feeds.ts";

const wide = { kind: "points", side: 1, value: 1, how: "wide" } as const;
const wicket = { kind: "play", side: 2, play: "wicket", minute: "" } as const;
const bowled = (homeOvers: string) => facts({ homeOvers });

const oversOf = (...incidents: Parameters<typeof aMatch>[0]) =>
  pointHistorySection
    .decode(
      pointHistoryBody(
        aMatch([enter(eventStatus.inning1), facts({ serve: 1 }), ...incidents], { sportId: sportIds.cricket }),
      ),
    )
    .rows.flatMap((row) => (row.kind === "game" ? [row.fields] : []));

it("[C3.25] has an innings of cricket by overs, ball by ball", () => {
  const first = [bowled("0"), points(1, 4), bowled("0.1"), wicket, bowled("0.2"), bowled("0.3"), wide, bowled("0.4")];
  const overs = oversOf(...first, points(1, 6), bowled("0.4"), bowled("0.5"), bowled("1"), points(1, 1), bowled("1.1"));
  expect(overs).toEqual([
    { homeScore: 11, awayScore: 0, server: 1, winner: 1, points: "4, W, 0, 1wd, 6, 0, 0" },
    { homeScore: 12, awayScore: 0, server: 1, points: "1" },
  ]);
});
