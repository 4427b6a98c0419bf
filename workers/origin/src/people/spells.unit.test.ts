import { expect, it } from "vitest";
import type { Absence } from "../../../../shared/timeline/player.ts";
import type { Schedule } from "../../../../shared/timeline/schedule.ts";
import { toSpells } from "./missed-body.ts";

const absence = (name: string, reason = "cuisse"): Absence => ({
  player: { id: `1${name}`, name },
  reason,
  availability: "out",
});
const schedule = (startSeconds: number): Schedule => ({
  eventId: `1Event${startSeconds}`,
  leagueStageId: "1Stage00",
  sportId: 1,
  startSeconds,
  timeKnown: true,
  round: "1",
  home: { id: "1Home000", name: "Lens", code: "RCL", slug: "lens" },
  away: null,
  provider: "test",
  clockRate: 1,
});
const game = (startSeconds: number, absences: readonly Absence[] | null) => ({
  schedule: schedule(startSeconds),
  absences,
});

it("joins games in a row that a player missed for the same reason, and ends with the line-up that has the player again", () => {
  const spells = toSpells([
    game(1, [absence("Sarr")]),
    game(2, [absence("Sarr")]),
    game(3, []),
    game(4, [absence("Sarr")]),
  ]);
  expect(
    spells.map(({ fromSeconds, toSeconds, games, isCurrent }) => [fromSeconds, toSeconds, games, isCurrent]),
  ).toEqual([
    [4, 4, 1, true],
    [1, 2, 2, false],
  ]);
});

it("takes another reason for another absence", () => {
  const spells = toSpells([game(1, [absence("Sarr")]), game(2, [absence("Sarr", "suspendu")])]);
  expect(spells.map(({ absence: { reason }, isCurrent }) => [reason, isCurrent])).toEqual([
    ["suspendu", true],
    ["cuisse", false],
  ]);
});

it("learns nothing from a game whose line-up nobody knows", () => {
  const spells = toSpells([game(1, [absence("Sarr")]), game(2, null), game(3, [absence("Sarr")])]);
  expect(spells).toMatchObject([{ fromSeconds: 1, toSeconds: 3, games: 2, isCurrent: true }]);
});

it("lists who is still missing first, then the newest", () => {
  const spells = toSpells([game(1, [absence("A")]), game(2, [absence("B")]), game(3, [absence("C")])]);
  expect(spells.map(({ absence: { player } }) => player.name)).toEqual(["C", "B", "A"]);
});
