import { expect, it } from "vitest";
import { eventStatus } from "../../../../shared/sports/statuses.ts";
import { tableTab } from "../../../../shared/competitions/table-tabs.ts";
import { sportIds } from "../../../../shared/sports/sport-ids.ts";
import type { EventState } from "../../../../shared/timeline/event-state.ts";
import { toHalfTimes } from "./half-time.ts";
import { toLeagueTables } from "./league-table.ts";
import { toSeasonMatch, type SeasonMatch } from "./season-match.ts";
import { tableKinds } from "./table-tabs.ts";

const rules = { points: { win: 3, draw: 1, loss: 0 }, criteria: ["points", "difference", "scored"] } as const;
const participant = (id: string) => ({ id, name: id, code: id, slug: id.toLowerCase() });

/** A football game of "A B". */
const aGame = (sides: string, own: Pick<EventState, "status" | "score" | "periods">): EventState => {
  const [home = "", away = ""] = sides.split(" ");
  const startSeconds = 1_755_367_200;
  return {
    schedule: {
      eventId: sides,
      leagueStageId: "1stage00",
      sportId: sportIds.soccer,
      startSeconds,
      timeKnown: true,
      round: "1",
      home: participant(home),
      away: participant(away),
      provider: "ingest",
      clockRate: 1,
    },
    statusStartSeconds: startSeconds,
    fullTime: null,
    shootOut: null,
    redCards: [0, 0],
    addedMinutes: 0,
    ...own,
  };
};
const season = (...games: readonly EventState[]): readonly SeasonMatch[] =>
  games.flatMap((game) => toSeasonMatch(game) ?? []);
const rowsOf = (matches: readonly SeasonMatch[]) => {
  const kind = tableKinds.get(tableTab.halfTime);
  if (kind === undefined) throw new Error("no such table");
  return toLeagueTables(toHalfTimes(matches), rules, kind).flatMap(({ rows }) =>
    rows.map(({ participantId, played, points }) => `${participantId} ${played} ${points}`),
  );
};

it("[C2.08] counts a game by the score of its first half, also while the second is played", () => {
  expect(
    rowsOf(
      season(
        aGame("A B", { status: eventStatus.finished, score: [0, 3], periods: [[1, 0]] }),
        aGame("C D", {
          status: eventStatus.secondHalf,
          score: [0, 0],
          periods: [
            [0, 0],
            [0, 0],
          ],
        }),
        aGame("E F", { status: eventStatus.firstHalf, score: [4, 0], periods: [[4, 0]] }),
      ),
    ),
  ).toEqual(["A 1 3", "C 1 1", "D 1 1", "E 0 0", "F 0 0", "B 1 0"]);
});

it("leaves out a game whose halves nobody reported, and is no table where none was", () => {
  const unknown = aGame("A B", { status: eventStatus.finished, score: [2, 0], periods: [] });
  expect(rowsOf(season(unknown))).toEqual([]);
  const known = aGame("C D", { status: eventStatus.finished, score: [1, 1], periods: [[1, 0]] });
  expect(rowsOf(season(unknown, known))).toEqual(["C 1 3", "A 0 0", "B 0 0", "D 1 0"]);
});
