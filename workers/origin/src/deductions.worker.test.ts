import { reset } from "cloudflare:test";
import { afterEach, expect, it } from "vitest";
import { readStandings } from "../../../shared/wire/sections/read-standings.ts";
import { daySeconds } from "../../../shared/basics/day.ts";
import { post, readFeed, saturday, setClock } from "../test/harness.ts";
import { aLeague, anEvent, finished } from "../test/records.ts";

afterEach(() => reset());

const [lens, metz] = ["1Home000", "1Away000"];
const put = (league: Parameters<typeof aLeague>[0]) =>
  post("events", { sportId: 1, leagues: [aLeague(league)], events: [anEvent({ result: finished(2, 0) })] });

async function table(tab: number) {
  const { tables, tieBreak } = readStandings((await readFeed(`to_1Tourn00_1Stage00_${tab}`)).body);
  return { rows: tables.flatMap(({ rows }) => rows.map(({ team, cells }) => `${team} ${cells.at(-1)}`)), tieBreak };
}

it("counts the points that a federation takes off and gives, and names them with their reasons under the table", async () => {
  await setClock(saturday + daySeconds, 1);
  expect((await put({})).status).toBe(200);
  expect(await table(1)).toMatchObject({ rows: ["Lens 3", "Metz 0"] });
  const deductions = [
    { participantId: lens, points: 8, reason: "Fair-play financier" },
    { participantId: metz, points: -3, reason: "Match gagné" },
    { participantId: "1Nobody0", points: 1, reason: "Autre poule" },
  ];
  expect((await put({ deductions })).status).toBe(200);
  const { rows, tieBreak } = await table(1);
  expect(rows).toEqual(["Metz 3", "Lens −5"]);
  expect(tieBreak).toMatch(/Lens\u00a0: −8 pts \(Fair-play financier\)\. Metz\u00a0: \+3 pts \(Match gagné\)\.$/);
  expect((await table(2)).rows, "the home table has the games alone").toEqual(["Lens 3", "Metz 0"]);
  expect((await put({})).status).toBe(200);
  expect(await table(1)).toMatchObject({ rows: ["Lens 3", "Metz 0"] });
});

it("refuses a table of races in a sport that would never show one", async () => {
  await setClock(saturday + daySeconds, 1);
  await put({});
  const row = { rank: 1, participant: anEvent().home, points: 3, wins: 1 };
  const table = { id: "1Table00", tournamentId: "1Tourn00", season: "2028-29", of: "teams", races: 1 };
  const answer = await post("standings", {
    sportId: 1,
    standings: [{ ...table, throughSeconds: saturday, rows: [row] }],
  });
  expect(await answer.json()).toMatchObject({
    refused: [{ pointer: "/standings/0/tournamentId", reason: "names a tournament without races" }],
  });
});
