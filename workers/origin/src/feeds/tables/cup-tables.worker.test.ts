import { reset } from "cloudflare:test";
import { afterAll, beforeAll, expect, it } from "vitest";
import { decodeTree } from "../../../../../shared/wire/tree.ts";
import { postJson, readFeed, saturday, setClock } from "../../../test/harness.ts";
import { aLeague } from "../../../test/records.ts";
import { aMatch } from "../../../test/season.ts";

beforeAll(() => setClock(saturday));
afterAll(() => reset());

const leaguePhase = ["Lens Metz 2-0", "Nice Lille 1-1", "Metz Nice 0-1", "Lille Lens 0-0"].map((text, index) =>
  aMatch(text, 30 - index, { round: `League, Matchday ${index + 1}` }),
);
const knockOut = [
  aMatch("Metz Lille 0-1", 9, { round: "Playoffs, Matchday 1" }),
  aMatch("Lille Metz 3-0", 8, { round: "Playoffs, Matchday 2" }),
  aMatch("Lens Lille 2-0", 7, { eventId: "1LenLil1", round: "Finals, Semifinals" }),
  aMatch("Nice Brest 2-0", 6, { round: "Finals, Semifinals" }),
  aMatch("Lens Nice 0-1", 5, { round: "Finals, Final" }),
];

const played = (body: string) =>
  [...body.matchAll(/TN÷([^¬]*)¬.*?TM÷(\d+)/g)].map(([, name, games]) => `${name} ${games}`);

it("C2.08 a league phase's table counts none of the knock-out games behind it, which are the draw", async () => {
  await postJson("events", {
    sportId: 1,
    leagues: [aLeague({ format: "groups" })],
    events: [...leaguePhase, ...knockOut],
  });
  const { body } = await readFeed("to_1Tourn00_1Stage00_1");
  expect(played(body)).toEqual(["Lens 2", "Nice 2", "Lille 2", "Metz 2"]);
  const draw = await readFeed("to_1Tourn00_1Stage00_5");
  const rounds = decodeTree(draw.body).roots.map(({ properties }) => new Map(properties).get("RK"));
  expect(rounds).toEqual(["1/4", "1/2", "final"]);
});

it("C2.08 a cup has a draw and no table", async () => {
  await postJson("events", { sportId: 1, leagues: [aLeague({ format: "knock-out" })], events: knockOut });
  expect((await readFeed("to_1Tourn00_1Stage00_1")).body).toBe("0");
});
