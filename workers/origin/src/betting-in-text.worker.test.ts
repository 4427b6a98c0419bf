import { reset } from "cloudflare:test";
import { afterEach, beforeEach, expect, it } from "vitest";
import { post, postIncidents, postJson, readFeed, saturday, setClock } from "../test/harness.ts";
import { aLeague, anEvent, batchOf } from "../test/records.ts";

beforeEach(async () => {
  setClock(saturday);
  await postJson("events", batchOf(anEvent()));
});
afterEach(() => reset());

const priced = "Lyon à 1.85 chez Betclic";
const reason = expect.stringMatching(
  /^betting-in-text: names Betclic together with (?:a price|an offer|a call to bet)/,
);
const article = {
  id: "1Article",
  lang: "fr",
  title: "Lens prépare le derby",
  lead: "",
  url: "/news/1",
  source: "La Voix",
  publishedSeconds: saturday - 60,
  participantIds: ["1Home000"],
  eventIds: [],
};
const refusalsOf = async (response: Response) => ({ status: response.status, ...(await response.json<object>()) });

it.each([
  ["comment", "text", { kind: "comment", minute: "12", lang: "fr", text: priced }],
  ["notice", "text", { kind: "notice", text: priced }],
  ["ground", "information/venue", { kind: "information", information: { venue: priced } }],
  [
    "fact",
    "information/facts/Cote Betclic",
    { kind: "information", information: { facts: { "Cote Betclic": "1.85" } } },
  ],
  ["channel", "channels/0/name", { kind: "broadcast", channels: [{ type: 1, id: 7, name: priced, countryKeys: [] }] }],
])(
  "a %s that names a bookmaker beside a price is refused by its field, and nothing of its batch is kept",
  async (_, field, incident) => {
    const sound = { kind: "comment", minute: "11", lang: "fr", text: "Le public se lève." };
    expect(await refusalsOf(await postIncidents("1Event00", sound, incident))).toMatchObject({
      status: 422,
      refused: [{ pointer: `/incidents/1/${field}`, reason }],
    });
    expect((await readFeed("df_lc_1_1Event00")).body).not.toContain("Le public");
  },
);

it("an article, a competition and a club are refused as well, an article also where its title names whom its lead prices", async () => {
  const articles = [{ ...article, title: "Betclic régale", lead: "100 € offerts" }];
  expect(await refusalsOf(await post("articles", { sportId: 1, articles }))).toMatchObject({
    status: 422,
    refused: [{ pointer: "/articles/0/title", reason }],
  });
  const named = batchOf(anEvent({ home: { ...anEvent().home, names: { en: "Bet now with Betclic" } } }));
  const leagues = [aLeague({ name: "Coupe Betclic : bonus" })];
  expect(await refusalsOf(await post("events", { ...named, leagues }))).toMatchObject({
    status: 422,
    refused: [
      { pointer: "/leagues/0/name", reason },
      { pointer: "/events/0/home/names/en", reason },
    ],
  });
});

it("a record that says isBetting carries its bookmakers on every row that has its words", async () => {
  const articles = [{ ...article, title: priced, isBetting: true }];
  expect(await postJson("articles", { sportId: 1, articles })).toMatchObject({ changed: 1 });
  const comment = { kind: "comment", minute: "12", lang: "fr", text: priced, isImportant: true, isBetting: true };
  expect((await postIncidents("1Event00", comment, { kind: "notice", text: priced, isBetting: true })).status).toBe(
    200,
  );
  for (const name of [
    "pnf_1Home000",
    "nl_1_sport",
    "na_1Article",
    "df_lc_1_1Event00",
    "df_lcpo_1_1Event00",
    "df_mc_1_1Event00",
    "dc_1_1Event00",
    "f_1_0_0_fr_1",
  ]) {
    const rows = (await readFeed(name)).body.split("~").filter((row) => row.includes("Betclic"));
    expect({ name, rows }).toEqual({ name, rows: [expect.stringContaining("¬BTB÷1¬")] });
  }
  expect((await readFeed("u_1_1")).body).not.toContain("Betclic");
});

it.each([["Lyon à 1.85"], ["Lyon à 1.85 chez bet365"]])(
  "the mark needs a bookmaker that some place may see: %s",
  async (text) => {
    expect(await refusalsOf(await postIncidents("1Event00", { kind: "notice", text, isBetting: true }))).toMatchObject({
      status: 422,
      refused: [{ pointer: "/incidents/0/isBetting" }],
    });
  },
);

it("a station that a bookmaker's name is in counts as the bookmaker's stream, one of a competition does not", async () => {
  const channels = ["Winamax TV", "bwin TV", "Betclic Élite TV", "Canal Sept"].map((name, index) => {
    return { type: 1, id: index + 70, name, countryKeys: [] };
  });
  expect((await postIncidents("1Event00", { kind: "broadcast", channels })).status).toBe(200);
  const [, cell = "{}"] = /AL÷([^¬]*)¬/.exec((await readFeed("f_1_0_0_fr_1")).body) ?? [];
  expect(JSON.parse(cell)).toMatchObject({
    1: [{ BN: "Betclic Élite TV" }, { BN: "Canal Sept" }],
    2: [
      { BI: 2, BN: "Winamax TV" },
      { BI: 0, BN: "bwin TV" },
    ],
  });
});
