import { describe, expect, it } from "vitest";
import type { SeasonMatch } from "../standings/season-match.ts";
import { seedOf } from "../../../../shared/standings/chances/open-season.ts";
import { seasonAfter, toKnownSeason } from "./known-season.ts";
import { toEarlierStages, toStageSizes } from "./season-stages.ts";

const teams = ["A", "B", "C", "D"];
const ofTeam = (id: string) => ({ id, name: id, code: id, slug: id.toLowerCase() });

/** Everybody at home against everybody, in the order of the days; of the first games, A wins its own by 3–0 and the others are draws. */
function seasonWith(played: number) {
  const matches = teams
    .flatMap((home) => teams.filter((away) => away !== home).map((away) => [home, away] as const))
    .map(([homeId, awayId], index): SeasonMatch => {
      const startSeconds = (index + 1) * 86_400;
      const score = [homeId === "A" ? 3 : 0, awayId === "A" ? 3 : 0] as const;
      return {
        eventId: `${index}`,
        round: "",
        group: "",
        startSeconds,
        home: ofTeam(homeId),
        away: ofTeam(awayId),
        halfTime: null,
        phase: index < played ? "over" : "coming",
        match: index < played ? { homeId, awayId, score, startSeconds } : null,
      };
    });
  const known = toKnownSeason({
    league: { stageId: "1Stages0" },
    rules: { points: { win: 3, draw: 1, loss: 0 }, criteria: ["points", "difference", "scored"] },
    matches,
    earlier: [],
  });
  if (known === null) throw new Error("the season is not open");
  return known;
}

describe("the stages of a season", () => {
  it.each([
    [0, 9, []],
    [9, 9, []],
    [10, 9, [9]],
    [27, 9, [9, 18]],
    [28, 9, [9, 18, 27]],
    [117, 9, [9, 18, 27, 36, 45, 54, 63, 72, 81, 90, 99, 108]],
    [118, 9, [18, 36, 54, 72, 90, 108]],
    [378, 10, [40, 80, 120, 160, 200, 240, 280, 320, 360]],
  ])("of which %d games are played, %d a round, are after %j", (played, roundSize, sizes) => {
    expect(toStageSizes(played, roundSize)).toEqual(sizes);
  });

  it("have the chances that followed from the games before each, with the later ones still to come", () => {
    const [first, ...others] = toEarlierStages(seasonWith(5));
    expect([first, ...others].map((stage) => [stage?.games, stage?.startSeconds])).toEqual([
      [2, 2 * 86_400],
      [4, 4 * 86_400],
    ]);
    const leader = first?.teams.find(({ participantId }) => participantId === "A");
    // After two wins in two games; what was played later is not counted.
    expect(leader).toMatchObject({ played: 2, points: 6 });
    expect(leader?.places.reduce((sum, count) => sum + count, 0)).toBe(1000);
  });

  it("keep what they were when a later game is moved", () => {
    const known = seasonWith(7);
    const { left } = known;
    const moved = { ...known, left: [...left.slice(1), ...left.slice(0, 1)] };
    expect(seedOf(seasonAfter(moved, 2))).toBe(seedOf(seasonAfter(known, 2)));
  });

  it("keep what they were when a later result comes", () => {
    const before = toEarlierStages(seasonWith(7));
    expect(toEarlierStages(seasonWith(8)).slice(0, before.length)).toEqual(before);
  });
});
