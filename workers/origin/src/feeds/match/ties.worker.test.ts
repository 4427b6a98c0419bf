import { reset } from "cloudflare:test";
import { afterEach, beforeEach, expect, it } from "vitest";
import { decodeDayFeed } from "../../../../../shared/wire/day-feed.ts";
import { readMatch } from "../../../../../shared/wire/sections/read-match.ts";
import { postJson, readFeed, saturday, setClock } from "../../../test/harness.ts";
import { aLeague } from "../../../test/records.ts";
import { aMatch } from "../../../test/season.ts";

beforeEach(() => setClock(saturday));
afterEach(() => reset());

const first = aMatch("Metz Lille 0-1", 9, { round: "Playoffs, Matchday 1" });
const second = aMatch("Lille Metz 3-0", 8, { round: "Playoffs, Matchday 2" });
const final = aMatch("Lille Lens 2-0", 5, { round: "Final" });
const post = (format: "groups" | "knock-out" | "table", events: readonly unknown[]) =>
  postJson("events", { sportId: 1, leagues: [aLeague({ format })], events });
const factsOf = async (eventId: string) => readMatch((await readFeed(`dc_1_${eventId}`)).body);

it("[C2.05] a leg names both games of its tie, and has the tabs of the draw and of the tie", async () => {
  await post("groups", [first, second, final]);
  const { tabs, series } = await factsOf(second.eventId);
  expect(tabs).toEqual(expect.arrayContaining(["DR", "SE"]));
  expect(series.map(({ eventId, score, isOver }) => [eventId, score, isOver])).toEqual([
    [first.eventId, [0, 1], true],
    [second.eventId, [3, 0], true],
  ]);
  const list = decodeDayFeed((await readFeed(`df_se_1_${second.eventId}`)).body);
  expect(list.leagues.flatMap(({ events }) => events.map(({ id }) => id))).toEqual([first.eventId, second.eventId]);
});

it("[C2.05] a match that decides alone is of no series, and has a draw", async () => {
  await post("knock-out", [final]);
  const { tabs, series } = await factsOf(final.eventId);
  expect([tabs.includes("DR"), tabs.includes("SE"), series]).toEqual([true, false, []]);
  expect((await readFeed(`df_se_1_${final.eventId}`)).body).toBe("0");
});

it("[C2.05] groups have no draw before a knock-out round is known, and a league has none", async () => {
  const group = aMatch("Lens Metz 2-0", 9, { round: "Group A" });
  await post("groups", [group]);
  expect((await factsOf(group.eventId)).tabs).not.toContain("DR");
  await post("table", [group]);
  expect((await factsOf(group.eventId)).tabs).not.toContain("DR");
});

it("[C3.09] has highlights once it has begun, by who shows them, and no channel of them as a station", async () => {
  const match = aMatch("Lens Metz", -1, {});
  await post("table", [match]);
  const channels = [
    { type: 1, id: 7, name: "Canal Sept", countryKeys: ["FR"] },
    { type: 3, id: 8, name: "Replay", url: "https://replay.example/1", countryKeys: [], isHighlights: true },
    { type: 3, id: 9, name: "Hexagone", countryKeys: ["FR"], isHighlights: true },
  ];
  const report = (incident: object) =>
    postJson("incidents", { sportId: 1, incidents: [{ eventId: match.eventId, ...incident }] });
  await report({ kind: "broadcast", channels });
  expect((await factsOf(match.eventId)).tabs).not.toContain("HL");
  await report({ kind: "status", status: 12 });
  expect((await factsOf(match.eventId)).tabs).toContain("HL");
  const { body } = await readFeed(`df_hl_1_${match.eventId}`);
  expect(body).toMatch(
    /^HPI÷8¬HPN÷Replay¬HPR÷https:\/\/replay\.example\/1¬~HPI÷9¬HPN÷Hexagone¬HPC÷\{"TCC":\["FR"\]\}¬~A1÷/,
  );
  const summary = (await readFeed(`df_sui_1_${match.eventId}`)).body;
  expect([summary.includes("Canal Sept"), summary.includes("Replay")]).toEqual([true, false]);
});
