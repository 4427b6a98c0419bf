import { describe, expect, it } from "vitest";
import { toLeagueTables, type TableKind } from "./league-table.ts";
import type { SeasonMatch } from "./season-match.ts";
import { tableTab } from "../../../../shared/competitions/table-tabs.ts";
import { tableKinds } from "./table-tabs.ts";
import { toForms } from "./table-form.ts";

const rules = { points: { win: 3, draw: 1, loss: 0 }, criteria: ["points", "difference", "scored"] } as const;
const participant = (id: string) => ({ id, name: id, code: id, slug: id.toLowerCase() });

let matches = 0;
/** "A B 2-1": over; "A B 2-1 live": running; "A B": to come. Each a day after the one before it. */
const match = (text: string, group = ""): SeasonMatch => {
  const [home = "", away = "", score, live] = text.split(" ");
  const [homeGoals = 0, awayGoals = 0] = (score ?? "").split("-").map(Number);
  matches += 1;
  const startSeconds = matches * 86_400;
  return {
    eventId: text,
    round: "1",
    group,
    startSeconds,
    home: participant(home),
    away: participant(away),
    halfTime: null,
    phase: score === undefined ? "coming" : live === undefined ? "over" : "running",
    match: score === undefined ? null : { homeId: home, awayId: away, score: [homeGoals, awayGoals], startSeconds },
  };
};

const kindOf = (tab: number): TableKind =>
  tableKinds.get(tab) ?? { scope: "overall", isLive: false, lastMatches: null };
const rowsOf = (tab: number, season: readonly SeasonMatch[]) =>
  toLeagueTables(season, rules, kindOf(tab)).flatMap(({ group, rows }) =>
    rows.map((row) => `${group}${row.rank} ${row.participantId} ${row.played} ${row.points} ${row.rankChange}`),
  );

describe("a league's table", () => {
  it("ranks the level by name, under one rank", () => {
    expect(rowsOf(tableTab.overall, [match("B A 1-1"), match("D C 2-0")])).toEqual([
      "1 D 1 3 0",
      "2 A 1 1 0",
      "2 B 1 1 0",
      "4 C 1 0 0",
    ]);
  });

  it("moves by a running game's goals in the live tab, and shows by how much", () => {
    const season = [match("A B 1-0"), match("C D 1-0"), match("B D 2-0 live")];
    expect(rowsOf(tableTab.overall, season)).toEqual(["1 A 1 3 0", "1 C 1 3 0", "3 B 1 0 0", "3 D 1 0 0"]);
    expect(rowsOf(tableTab.live, season)).toEqual(["1 B 2 3 2", "2 A 1 3 -1", "2 C 1 3 -1", "4 D 2 0 -1"]);
    const level = [...season.slice(0, 2), { ...match("B D 0-0 live"), isOpen: true as const }];
    expect(rowsOf(tableTab.live, level)).toEqual(rowsOf(tableTab.overall, level));
  });

  it("is separate for each group, and leaves out what is played after the groups", () => {
    const season = [match("A B 1-0", "A"), match("C D 0-2", "B"), match("A D 5-0")];
    expect(rowsOf(tableTab.overall, season)).toEqual(["A1 A 1 3 0", "A2 B 1 0 0", "B1 D 1 3 0", "B2 C 1 0 0"]);
  });

  it("counts nobody's games but the last ones in the form tab", () => {
    const season = [match("A B 9-0"), ...["1-1", "1-1", "1-1", "1-1", "0-1"].map((score) => match(`A B ${score}`))];
    expect(rowsOf(tableTab.form, season)).toEqual(["1 B 5 7 0", "2 A 5 4 0"]);
    expect(rowsOf(tableTab.longForm, season)).toEqual(["1 A 6 7 0", "2 B 6 7 0"]);
  });

  it("keeps a team whose only game is yet to come", () => {
    expect(rowsOf(tableTab.overall, [match("A B")])).toEqual(["1 A 0 0 0", "1 B 0 0 0"]);
  });
});

it("[C4.35] shows the nearest game to come and the last ones, newest first, of the table's own side", () => {
  const season = [match("A B 1-0"), match("B A 1-1"), match("A C 0-2"), match("A D"), match("B A")];
  const forms = (scope: "overall" | "home" | "away", count = 5) => {
    const { next, last } = toForms(season, scope, count).get("A") ?? { next: null, last: [] };
    return [next?.eventId ?? "", ...last.map(({ form }) => form)].join(" ");
  };
  expect([forms("overall"), forms("home"), forms("away"), forms("overall", 2)]).toEqual([
    "A D L D W",
    "A D L W",
    "B A D",
    "A D L D",
  ]);
});
