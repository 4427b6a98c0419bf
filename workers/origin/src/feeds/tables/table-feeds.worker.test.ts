import { reset } from "cloudflare:test";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { overUnderSection } from "../../../../../shared/wire/sections/over-under-section.ts";
import { standingsSection } from "../../../../../shared/wire/sections/standings-section.ts";
import { eventStatus } from "../../../../../shared/sports/statuses.ts";
import { postIncidents, postJson, readFeed, saturday, setClock } from "../../../test/harness.ts";
import { aLeague, anEvent, batchOf } from "../../../test/records.ts";
import { aMatch } from "../../../test/season.ts";

beforeEach(() => setClock(saturday));
afterEach(() => reset());

const table = "to_1Tourn00_1Stage00";

/** Lens 7, Nice 4, Metz 3, Lille 2, and two games to come, of which Lens against Nice begins now. */
const season = [
  aMatch("Lens Metz 2-0", 21),
  aMatch("Nice Lille 1-1", 21),
  aMatch("Metz Nice 0-1", 14),
  aMatch("Lille Lens 0-0", 14),
  aMatch("Lens Lille 3-1", 7, { eventId: "1LenLil1" }),
  aMatch("Nice Metz 0-2", 7),
  aMatch("Lens Nice", 0),
  aMatch("Metz Lille", -7),
];

type Row = readonly (readonly [key: string, value: string])[];

/** As programs of others read a table: rows between ~, cells between ¬, a team from TR to TP. */
async function readTable(name: string): Promise<readonly Readonly<Record<string, string>>[]> {
  const { body } = await readFeed(name);
  const rows = body.split("~").map((row): Row => {
    const cells = row.split("¬").filter((cell) => cell !== "");
    return cells.map((cell) => {
      const [key = "", value = ""] = cell.split("÷");
      return [key, value];
    });
  });
  const teams = rows.filter((row) => row[0]?.[0] === "TR");
  expect(teams.map((row) => row.at(-1)?.[0])).toEqual(teams.map(() => "TP"));
  return teams.map((row) => Object.fromEntries(row));
}

const summary = async (name: string) =>
  (await readTable(name)).map(({ TR, TN, TM, TG, TP, TRC }) => `${TR} ${TN} ${TM} ${TG} ${TP} ${TRC}`);

const report = (...incidents: object[]) => postIncidents("1LenNic0", ...incidents);
const goal = (side: number, second: number) => ({ kind: "goal", side, minute: "1", atSeconds: saturday + second });

/** A past game's row: its title, and the day on which it was. */
function formRow(match: string, result: string, eventId: string, weeksAgo: number, title: string) {
  const [, homeName, awayName] = /\((\w+) - (\w+)\)/.exec(title) ?? [];
  const startSeconds = saturday - weeksAgo * 7 * 86_400;
  const day = new Date(startSeconds * 1000).toISOString().slice(0, 10).split("-").toReversed().join(".");
  return { match, result, eventId, startSeconds, homeName, awayName, text: [title, day] };
}

describe("a table", () => {
  beforeEach(() => postJson("events", batchOf(...season)));

  it("counts the games that are over, by the rules of the competition", async () => {
    expect(await summary(`${table}_1`)).toEqual([
      "1 Lens 3 5:1 7 0",
      "2 Nice 3 2:3 4 0",
      "3 Metz 3 2:3 3 0",
      "4 Lille 3 2:4 2 0",
    ]);
  });

  it("counts home and away games apart", async () => {
    expect(await summary(`${table}_2`)).toContain("1 Lens 2 5:1 6 0");
    expect(await summary(`${table}_3`)).toContain("3 Lens 1 0:0 1 0");
  });

  it("counts how often the games of each team had more goals than each line, without the game that runs", async () => {
    await report({ kind: "status", status: eventStatus.firstHalf, atSeconds: saturday }, goal(2, 10));
    const { rows } = overUnderSection.decode((await readFeed(`${table}_11`)).body);
    expect(rows[0]).toEqual({ kind: "lines", fields: { lines: "0.5|1.5|2.5|3.5|4.5|5.5", usual: "2.5" } });
    expect(rows.find(({ kind, fields }) => kind === "row" && fields.team === "Lens")?.fields).toMatchObject({
      played: 3,
      goals: 6,
      over: "2|2|1|1|0|0",
    });
  });

  it("counts a running game in the live tab alone, goal by goal, and says who climbed", async () => {
    await report({ kind: "status", status: eventStatus.firstHalf, atSeconds: saturday }, goal(2, 10));
    expect((await summary(`${table}_1`))[0]).toBe("1 Lens 3 5:1 7 0");
    expect((await summary(`${table}_4`)).slice(0, 2)).toEqual(["1 Lens 4 5:2 7 0", "2 Nice 4 3:3 7 0"]);
    await report(goal(2, 20), goal(2, 30));
    expect((await summary(`${table}_4`)).slice(0, 2)).toEqual(["1 Nice 4 5:3 7 1", "2 Lens 4 5:4 7 -1"]);
    expect((await readTable(`${table}_4`))[0]).toMatchObject({ TRE: "1LenNic0", TRS: "0:3" });
  });

  it("[F16] is answered as of a number", async () => {
    const before = await readFeed(`${table}_4`);
    await report({ kind: "status", status: eventStatus.firstHalf, atSeconds: saturday });
    expect((await readFeed(`${table}_4`)).body).not.toBe(before.body);
    expect((await readFeed(`${table}_4?seq=${before.seq}`)).body).toBe(before.body);
  });

  it("shows each team's next game and its form after its row, in the project's language", async () => {
    const { rows } = standingsSection.decode((await readFeed(`${table}_1`)).body);
    const at = rows.findIndex((row) => row.kind === "row" && row.fields.team === "Lens");
    expect(rows.slice(at + 1, at + 5).map((row) => (row.kind === "form" ? row.fields : row.kind))).toEqual([
      {
        match: "?",
        result: "upcoming",
        eventId: "1LenNic0",
        startSeconds: saturday,
        homeName: "Lens",
        awayName: "Nice",
        text: ["Match suivant :", "Lens - Nice", String(saturday)],
      },
      formRow("V", "w", "1LenLil1", 1, "3:1 (Lens - Lille)"),
      formRow("N", "d", "1LilLen0", 2, "0:0 (Lille - Lens)"),
      formRow("V", "w", "1LenMet0", 3, "2:0 (Lens - Metz)"),
    ]);
  });

  it("is the table of a match's competition too, and names the match", async () => {
    const { body } = await readFeed("df_to_1_1LenNic0_1");
    expect(body).toBe((await readFeed(`${table}_1`)).body.replace("~ETI÷¬~", "~ETI÷1LenNic0¬~"));
    expect(body).toContain("~ETI÷1LenNic0¬~");
  });

  it.each(["to_1Tourn00_1Stage00_7", "to_1Other00_1Stage00_1", "to_1Tourn00_1Nobody0_1", "df_to_1_1Nobody0_1"])(
    "[C5.04] answers 0 where there is nothing: %s",
    async (name) => {
      expect((await readFeed(name)).body).toBe("0");
    },
  );
});

it("is separate for each group, in the order of their names", async () => {
  const groups = [aMatch("Lens Metz 2-0", 3, { group: "B" }), aMatch("Nice Lille 1-0", 3, { group: "A" })];
  await postJson("events", batchOf(...groups));
  const { rows } = standingsSection.decode((await readFeed(`${table}_1`)).body);
  const reported = rows.flatMap((row) =>
    row.kind === "head" ? [row.fields.title] : row.kind === "row" ? [`${row.fields.rank} ${row.fields.team}`] : [],
  );
  expect(reported).toEqual(["Coupe - Groupe A", "1 Nice", "2 Lille", "Coupe - Groupe B", "1 Lens", "2 Metz"]);
});

const rugbySide = (name: string) => ({ id: `8${name.padEnd(7, "0")}`, name, code: "ABC", slug: name.toLowerCase() });

it("counts rugby's bonus for the tries that are reported", async () => {
  const rugby = 8;
  await setClock(saturday, rugby);
  const league = aLeague({ sportId: rugby, stageId: "8Stage00", tournamentId: "8Tourn00" });
  const match = anEvent({
    eventId: "8Event00",
    leagueStageId: "8Stage00",
    sportId: rugby,
    home: rugbySide("Pau"),
    away: rugbySide("Lyon"),
  });
  await postJson("events", { sportId: rugby, leagues: [league], events: [match] });
  const tries = [1, 2, 3, 4].map((minute) => ({
    kind: "points",
    how: "try",
    side: 1,
    value: 5,
    minute: String(minute),
    atSeconds: saturday + 60 * minute,
  }));
  const statuses = [eventStatus.firstHalf, eventStatus.finished].map((reached, index) => ({
    kind: "status",
    status: reached,
    atSeconds: saturday + index * 6000,
  }));
  const incidents = [...statuses, ...tries].map((incident) => ({ eventId: "8Event00", ...incident }));
  await postJson("incidents", { sportId: rugby, incidents });
  // Four points for the win, one for the fourth try.
  expect(await summary("to_8Tourn00_8Stage00_1")).toEqual(["1 Pau 1 20:0 5 0", "2 Lyon 1 0:20 0 0"]);
});
