import { describe, expect, it } from "vitest";
import { encodeDayFeed } from "../../../../shared/wire/day-feed.ts";
import { loadAllTexts } from "../../../i18n/texts.ts";
import { drawMatch, textOf } from "../drawn-match.fixture.tsx";
import { Series } from "./route.tsx";
import { sumOfSeries } from "./use-series.ts";

await loadAllTexts();

const game = (eventId: string, homeId: string, score: readonly [number, number] | null, isOver = score !== null) => ({
  eventId,
  startSeconds: 1_760_000_000,
  homeId,
  isOver,
  score,
});
const now = { eventId: "b", homeId: "H", score: [1, 0] as const, isOver: false, shootOut: null };

describe("how a tie stands", () => {
  it("adds up two legs, by the sides of this match and with its score of now", () => {
    const legs = [game("a", "A", [2, 1]), game("b", "H", null)];
    expect(sumOfSeries(legs, now)).toMatchObject({ kind: "legs", score: [2, 2], number: 2, count: 2 });
    expect(sumOfSeries(legs, { ...now, score: null })).toMatchObject({ score: [1, 2] });
  });

  it("has no sum where a leg that is over has no score, which may be hidden", () => {
    const legs = [game("a", "A", [2, 1]), game("b", "H", null, true)];
    const first = { eventId: "a", homeId: "A", score: [2, 1] as const, isOver: true, shootOut: null };
    expect(sumOfSeries(legs, first)).toMatchObject({ score: null, winner: 0 });
  });

  it("has the winner of the shoot-out of the second leg, also on the page of the first one", () => {
    const legs = [game("a", "A", [2, 1]), { ...game("b", "H", [1, 0]), shootOut: [4, 2] as const }];
    const second = { ...now, isOver: true, shootOut: [4, 2] as const };
    expect(sumOfSeries(legs, second)).toMatchObject({ score: [2, 2], winner: 1 });
    const first = { eventId: "a", homeId: "A", score: [2, 1] as const, isOver: true, shootOut: null };
    expect(sumOfSeries(legs, first)).toMatchObject({ score: [2, 2], winner: 2 });
  });

  it("counts the games won of a longer series, and none that is being played", () => {
    const games = [game("a", "H", [3, 1]), game("x", "A", [0, 2]), game("b", "H", null), game("c", "A", null)];
    expect(sumOfSeries(games, now)).toMatchObject({ kind: "series", score: [2, 0], number: 3, count: 4 });
    expect(sumOfSeries(games, { ...now, isOver: true })?.score).toEqual([3, 0]);
  });

  it("is nothing for a match that decides alone, or is none of the games", () => {
    expect(sumOfSeries([], now)).toBeNull();
    expect(sumOfSeries([game("a", "A", null), game("c", "A", null)], now)).toBeNull();
  });
});

describe("the games of a tie", () => {
  const body = encodeDayFeed({
    sportId: 1,
    leagues: [
      {
        league: { stageId: "L" },
        events: [
          {
            id: "1Event01",
            startSeconds: 1,
            statusType: 3,
            status: 3,
            homeName: "Lyon",
            awayName: "Lens",
            homeScore: 2,
            awayScore: 1,
            winner: 1,
          },
          { id: "1Event00", startSeconds: 1_760_000_000, statusType: 1, status: 1, homeName: "Lens", awayName: "Lyon" },
        ],
      },
    ],
    signature: "",
  });
  const series = [game("1Event01", "A", [2, 1]), game("1Event00", "H", null)];

  it("are listed with the sum, and this match lit", () => {
    const event = { statusType: 2, status: 13, homeScore: 2, awayScore: 0 };
    const markup = drawMatch(<Series body={body} />, { event, series });
    expect(textOf(markup)).toMatch(
      /^Aller et retour Score cumulé Lens 3 – 2 Lyon .*Match aller 1 Lyon Lens 2 1 .*Match retour 2 Lens Lyon 2 0$/,
    );
    expect(markup.match(/<li class="of-match"><a[^>]*aria-current="true"/g)).toHaveLength(1);
  });

  it("say that there is a single one where no other is known", () => {
    expect(textOf(drawMatch(<Series body="" />))).toMatch(/^Un seul match/);
  });
});
