import { describe, expect, it } from "vitest";
import { cricketGameTypes } from "../../../../shared/sports/cricket-game-types.ts";
import { sportIds } from "../../../../shared/sports/sport-ids.ts";
import { eventStatus } from "../../../../shared/sports/statuses.ts";
import { drawMatch, textOf } from "../../../features/match/drawn-match.fixture.tsx";
import { loadAllTexts } from "../../../i18n/texts.ts";
import { Board } from "./board.tsx";
import { chaseOf } from "./cricket-lines.tsx";

await loadAllTexts();

const base = { homeName: "Lens", awayName: "Lyon", homeParticipantId: "H", awayParticipantId: "A" };
const codes = { homeCode: "RCL", awayCode: "OL" };
const leg = (eventId: string, homeId: string, score: readonly [number, number] | null) => ({
  eventId,
  startSeconds: 1,
  homeId,
  isOver: score !== null,
  score,
});

describe("the board of a tie", () => {
  it("[C1.07] says the score over both legs as it is now, and leads to the other leg", () => {
    const event = { ...base, ...codes, statusType: 2, status: 13, homeScore: 2, awayScore: 0 };
    const series = [leg("1Event01", "A", [2, 1]), leg("1Event00", "H", null)];
    const markup = drawMatch(<Board eventId="1Event00" event={event} />, { event, series });
    expect(textOf(markup)).toContain("Score cumulé 3 – 2 Match aller · OL 2 – 1 RCL");
    expect(markup).toContain('<a href="/match/1Event01">');
  });

  it("[C1.07] says in words who won once both legs are over, by the shoot-out where they are level", () => {
    const lineOf = (event: object, first: readonly [number, number]) => {
      const series = [leg("1Event01", "A", first), leg("1Event00", "H", null)];
      const now = { ...base, ...codes, ...event };
      return textOf(drawMatch(<Board eventId="1Event00" event={now} />, { event: now, series }));
    };
    const over = { statusType: 3, status: 3, homeScore: 2, awayScore: 0 };
    expect(lineOf(over, [1, 0])).toContain("Score cumulé 2 – 1 Vainqueur RCL Match aller");
    expect(lineOf(over, [3, 0])).toContain("Vainqueur OL");
    expect(lineOf(over, [2, 0]), "nobody says by which rule").not.toContain("Vainqueur");
    expect(lineOf({ ...over, awayScore: 1, homeShootOut: 3, awayShootOut: 4 }, [2, 0])).toContain("Vainqueur OL");
    expect(lineOf({ ...over, statusType: 2, status: 13 }, [1, 0]), "still played").not.toContain("Vainqueur");
  });

  it("says who won a level tie by the goals away from home, where they count", () => {
    const event = { ...base, ...codes, statusType: 3, status: 3, homeScore: 1, awayScore: 0 };
    const lineOf = (game: object) => {
      const series = [leg("1Event01", "A", [2, 1]), leg("1Event00", "H", null)].map((each) => ({ ...each, ...game }));
      return textOf(drawMatch(<Board eventId="1Event00" event={event} />, { event, series }));
    };
    expect(lineOf({ hasAwayGoals: true })).toContain("Score cumulé 2 – 2 Vainqueur RCL");
    expect(lineOf({})).not.toContain("Vainqueur");
  });

  it("[C1.07] says which game of a series it is, and how many each side has won", () => {
    const series = ["1Event01", "1Event02"].map((id) => leg(id, "H", [3, 1]));
    const games = [...series, leg("1Event00", "A", null), leg("1Event03", "A", null)];
    const markup = drawMatch(<Board eventId="1Event00" event={base} />, { event: base, series: games });
    expect(textOf(markup)).toContain("Matchs gagnés 2 – 0 Match 3 sur 4");
    expect(markup).toContain('<a href="/match/1Event00/serie">');
  });

  it("has no such line for a match that decides alone", () => {
    expect(drawMatch(<Board eventId="1Event00" event={base} />)).not.toContain("tie-line");
  });
});

describe("a chase over limited overs", () => {
  const chase = {
    ...base,
    cricketType: cricketGameTypes.t20,
    statusType: 2,
    status: eventStatus.inning2,
    serve: 2,
    homeScore: 180,
    awayScore: 136,
    awayOvers: "15.0",
  };

  it("[C1.07] says what the batting side needs, from how many balls, at which rate", () => {
    expect(chaseOf(chase)).toEqual({ side: 2, runs: 45, balls: 30, rate: 9 });
    const text = textOf(
      drawMatch(<Board eventId="1Event00" event={chase} />, { event: chase, sportId: sportIds.cricket }),
    );
    expect(text).toContain("Lyon : 45 à marquer en 30 balles (9,00 par over)");
  });

  it("counts from the target and the overs that rain left, and says them", () => {
    const shortened = { ...chase, targetRuns: 157, targetOvers: "17.3" };
    expect(chaseOf(shortened)).toEqual({ side: 2, runs: 21, balls: 15, rate: 8.4 });
    const board = <Board eventId="1Event00" event={shortened} />;
    const text = textOf(drawMatch(board, { event: shortened, sportId: sportIds.cricket }));
    expect(text).toContain("objectif : 157 en 17,3 overs");
  });

  it.each([
    [{ cricketType: cricketGameTypes.test }],
    [{ cricketType: null }],
    [{ status: eventStatus.inning1 }],
    [{ serve: null }],
    [{ awayScore: 181 }],
    [{ awayOvers: "20" }],
  ])("says nothing where nobody chases (%o)", (changes) => {
    expect(chaseOf({ ...chase, ...changes })).toBeNull();
  });
});
