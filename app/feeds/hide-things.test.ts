import { expect, it } from "vitest";
import type { VeiledThing } from "../features/veil/veil-cookie.ts";
import { isMasked, withMissing } from "./masked-body.ts";
import { readArticles } from "../features/news/read-articles.ts";
import { hiddenIn, hideThings } from "./hide-things.ts";

const game: VeiledThing = { kind: "game", id: "final001", tells: ["stage001", "lens", "lyon"] };
const team: VeiledThing = { kind: "team", id: "lyon", tells: [] };
const league: VeiledThing = { kind: "league", id: "1_77_TOP", tells: ["cup00001", "stage001"] };

const race: VeiledThing = { kind: "race", id: "race0001", tells: ["series01", "race0001"] };

const row = (id: string, home: string, away: string) =>
  `AA÷${id}¬AD÷1¬AB÷3¬PX÷${home}¬AE÷A¬PY÷${away}¬AF÷B¬AG÷2¬AH÷1¬~`;
const day = `SA÷1¬~ZA÷FRANCE: Coupe¬ZC÷stage001¬ZH÷77_TOP¬~${row("final001", "lens", "lyon")}${row("other001", "nice", "brest")}ZA÷FRANCE: Ligue 2¬ZC÷stage002¬ZH÷77_TWO¬~${row("other002", "lyon", "caen")}${row("other003", "metz", "paris")}`;
const hides = (things: readonly VeiledThing[]) => {
  const ids = new Set(hiddenIn(day, things));
  return (id: string) => ids.has(id);
};
const scored = (body: string) => body.split("~").flatMap((each) => (each.includes("¬AG÷") ? each.slice(3, 11) : []));

it.each([
  ["a game", game, ["other001", "other002", "other003"]],
  ["a team", team, ["other001", "other003"]],
  ["a league", league, ["other002", "other003"]],
])("leaves of a list the results of all games but those of %s", (_, thing, seen) => {
  const shown = hideThings("f_1_0_1_fr_1", day, [thing], hides([thing]));
  expect(scored(shown)).toEqual(seen);
  expect(shown).toContain("PX÷lens");
});

const tie = "DA÷3¬TSR÷first001:1:lens:3:2:1|final001:2:lyon:3:0:1:2:4¬DX÷SE¬~";

it("leaves of a tie the scores of all legs but a hidden one", () => {
  const shown = hideThings("dc_1_first001", tie, [game], hides([game]));
  expect(shown).toBe("DA÷3¬TSR÷first001:1:lens:3:2:1|final001:2:lyon:3¬DX÷SE¬~");
  expect(hideThings("dc_1_other001", tie, [game], () => false)).toBe(tie);
  expect(scored(hideThings("df_se_1_first001", day, [game], hides([game])))).toEqual([
    "other001",
    "other002",
    "other003",
  ]);
});

it("leaves the prices of all games but hidden ones", () => {
  const prices = "SA÷1¬~AA÷final001¬XA÷1.5¬~AA÷other001¬XA÷2.5¬~";
  expect(hideThings("fo_1_0_1_fr_1_0", prices, [game], hides([game]))).toBe("SA÷1¬~AA÷other001¬XA÷2.5¬~");
});

const strength = "STV÷1700¬STS÷stage002¬STI÷caen|metz¬~";
const ranking = "RH÷RN÷¬~";

it.each([
  ["the table of its stage", "to_cup00001_stage001_1", "TN÷x¬TI÷lens¬~", [game], false],
  ["the table of another season", "to_cup00001_stage000_1", "TN÷x¬TI÷lens¬~", [game], true],
  ["the championship that a hidden race counts in", "to_series01_season01_1", "TN÷x¬TI÷lens¬~", [race], false],
  ["another league's table", "to_league02_stage002_1", "TN÷x¬TI÷lens¬~", [game], true],
  ["a table in which a hidden team stands", "to_league02_stage002_1", "TN÷x¬TI÷lyon¬~", [team], false],
  ["a table without it", "to_league02_stage002_1", "TN÷x¬TI÷caen¬~", [team], true],
  ["the judged forecasts of its season", "to_cup00001_stage001_17", "FOM÷40¬FOI÷nice|caen¬~", [game], false],
  ["those that count the games of a hidden team", "to_league02_stage002_17", "FOM÷40¬FOI÷nice|lyon¬~", [team], false],
  ["those of a hidden league", "to_cup00001_stage001_17", "FOM÷40¬FOI÷nice|caen¬~", [league], false],
  ["those of another league", "to_league02_stage002_17", "FOM÷40¬FOI÷nice|caen¬~", [team, game, league], true],
  ["the next fixtures of a hidden team's league", "to_league02_stage002_19", "NFT÷x¬NFI÷lyon¬~", [team], false],
  ["the statistics of its season", "to_cup00001_stage001_20", "GSM÷40¬~GST÷nice¬~", [game], false],
  ["those of a hidden team's league", "to_league02_stage002_20", "GSM÷40¬~GST÷lyon¬~", [team], false],
  ["those of a third league", "to_league02_stage002_20", "GSM÷40¬~GST÷nice¬~", [team, game, league], true],
  ["the scorers of a hidden league", "tt_cup00001_stage001", "TSR÷1¬~", [league], false],
  ["the scorers of another one", "tt_league02_stage002", "x¬~", [league], true],
  ["the course of a hidden game", "df_su_1_final001", "x¬~", [game], false],
  ["the course of another one", "df_su_1_other001", "x¬~", [game], true],
  ["a table beside another game of its league", "df_to_1_other001_1", "x¬TI÷lens¬~", [game], false],
  ["an article about a hidden game", "na_article1", "TNI÷article1¬TNT÷Lens gagne¬TND÷lens,final001¬~", [game], false],
  ["an article about another one", "na_article2", "TNI÷article2¬TNT÷Metz gagne¬TND÷metz¬~", [game], true],
  ["what has changed of a hidden game", "g_1_final001", "x¬~", [game], false],
  ["who moved where", "tetr_lyon_0_1", "x¬~", [team], true],
  ["a season of a hidden team's player", "pm_2_player01", "x÷lyon¬~", [team], false],
  ["the strength of a side of the game", "pm_4_lens", strength, [game], false],
  ["that of a side of the same league, whose rank it moves", "pm_4_1Nice000", "STV÷1700¬STS÷stage001¬~", [game], false],
  ["that of a side of another league", "pm_4_1Caen000", strength, [game], true],
  [
    "that of a side that meets a hidden team in its league",
    "pm_4_1Caen000",
    strength,
    [{ ...team, id: "metz" }],
    false,
  ],
  ["that of a side that may play in a hidden league", "pm_4_1Caen000", strength, [league], false],
  ["that of a side of another sport", "pm_4_2Sinner0", strength, [league], true],
  ["the ranking of the sport of a hidden game", "str_1_0_1", ranking, [{ ...game, id: "1inal001" }], false],
  ["the ranking of the sport of a hidden league", "str_1_77_1", ranking, [league], false],
  ["the ranking of another sport", "str_2_0_1", ranking, [league, { ...game, id: "1inal001" }], true],
  ["a name that is none", "nothing", "x", [game], false],
] as const)("of %s (%s) keeps what tells no hidden result", (_, name, body, things, isKept) => {
  expect(hideThings(name, body, things, hides(things)) === body).toBe(isKept);
});

it.each([
  ["the table of its stage", "to_cup00001_stage001_1"],
  ["the scorers of its stage", "tt_cup00001_stage001"],
  ["a table beside another game of its league", "df_to_1_other001_1"],
  ["the course of a hidden game", "df_su_1_final001"],
  ["an article", "na_article1"],
  ["what a hidden team's player has done", "pm_2_player01"],
])("masks %s, so that its place can say why it is empty, and a part without data is none", (_, name) => {
  const all = { ...league, tells: [...league.tells, "final001", "article1", "lens"] };
  expect(isMasked(hideThings(name, "TN÷x¬TI÷lens¬~", [game, all], hides([game])))).toBe(true);
  expect(hideThings(name, "0", [game, all], hides([game]))).not.toContain("lens");
});

it("leaves out the articles that tell of a hidden game, keeps the others, and says that some are missing", () => {
  const articles = "SA÷0¬~TNI÷one¬TNT÷Lens gagne¬TND÷lens,final001¬~TNI÷two¬TNT÷Metz gagne¬TND÷metz¬~";
  expect(hideThings("nl_1_sport", articles, [game], hides([game]))).toBe(
    withMissing("SA÷0¬~TNI÷two¬TNT÷Metz gagne¬TND÷metz¬~"),
  );
  expect(hideThings("nl_1_sport", "TNI÷two¬TND÷metz¬~", [game], hides([game]))).toBe("TNI÷two¬TND÷metz¬~");
  const [only, ...others] = readArticles(hideThings("nl_1_sport", articles, [game], hides([game])));
  expect([only?.title, others]).toEqual(["Metz gagne", []]);
});

it("leaves out the meetings that are hidden, and keeps the others", () => {
  const of = (id: string, country: number) => `KC÷1¬KP÷${id}¬KG÷${country}¬UO÷lens¬UQ÷lyon¬KL÷2:0¬~`;
  const meetings = `KB÷Derniers matchs¬~${of("final001", 77)}${of("other009", 88)}`;
  const kept = (thing: VeiledThing) => hideThings("df_hh_1_other003", meetings, [thing], hides([thing]));
  expect([kept(game), kept(league)]).toEqual([
    `KB÷Derniers matchs¬~${of("other009", 88)}`,
    `KB÷Derniers matchs¬~${of("other009", 88)}`,
  ]);
  expect(kept(team)).toBe("KB÷Derniers matchs¬~");
});
