import { expect, it } from "vitest";
import { eventFields, type EventFields } from "../../shared/wire/event-fields.ts";
import { decodeDayFeed } from "../../shared/wire/day-feed.ts";
import { hideThings } from "./hide-things.ts";
import { maskedBody, noPastBody, withMissing } from "./masked-body.ts";
import { veilFeed } from "./show-feeds.server.ts";
import { isNews, veilEvent, veilRows } from "./veiled-events.ts";

const nowSeconds = 1_790_000_000;
const cells = (id: string, type: number, startSeconds: number) =>
  `AA÷${id}¬AD÷${startSeconds}¬AB÷${type}¬AC÷3¬AE÷Lens¬AF÷Lyon¬AG÷2¬AH÷1¬BA÷1¬BB÷0¬AS÷1¬~`;
const body = `SA÷1¬~ZA÷FRANCE: Ligue 1¬ZC÷LEAGUE01¬~${cells("over0001", 3, nowSeconds - 86_400)}${cells("live0001", 2, nowSeconds - 600)}${cells("just0001", 3, nowSeconds - 7_200)}`;

it("keeps who plays whom and when and whether it is on, and nothing of how it goes, in text and in fields alike", () => {
  const veiled = decodeDayFeed(veilRows(body, () => true, nowSeconds)).leagues[0]?.events ?? [];
  const whole = decodeDayFeed(body).leagues[0]?.events ?? [];
  expect(veiled.map((event) => event.homeName)).toEqual(["Lens", "Lens", "Lens"]);
  expect(whole.map((event) => veilEvent(event, nowSeconds))).toEqual(veiled);
  expect(veiled.map((event) => event.statusType)).toEqual([3, 2, 3]);
  for (const event of veiled)
    expect([event.homeScore, event.status, event.winner]).toEqual([undefined, undefined, undefined]);
});

it("[C9.05] keeps how exciting a game is, which says nothing of its sides", () => {
  const row = `AA÷over0001¬AD÷1¬AB÷3¬AC÷11¬AE÷Lens¬AF÷Lyon¬AG÷2¬AH÷1¬RPA÷4¬RPB÷3¬TEX÷9¬~`;
  const [veiled] =
    decodeDayFeed(veilRows(`SA÷1¬~ZA÷FRANCE: Ligue 1¬~${row}`, () => true, nowSeconds)).leagues[0]?.events ?? [];
  expect(veiled).toEqual({
    id: "over0001",
    startSeconds: 1,
    statusType: 3,
    homeName: "Lens",
    awayName: "Lyon",
    excitement: 9,
  });
  expect(veilEvent({ id: "over0001", homeScore: 2, excitement: 0 }, nowSeconds)).toEqual({
    id: "over0001",
    excitement: 0,
  });
});

it("says of a game that has not begun that it is to come, whatever has become of it", () => {
  const put = (startSeconds: number) => veilRows(cells("next0001", 3, startSeconds), () => true, nowSeconds);
  expect([put(nowSeconds + 60), put(nowSeconds)].map((row) => row.includes("¬AB÷1¬~"))).toEqual([true, false]);
  const next = { id: "next0001", startSeconds: nowSeconds + 60, statusType: 3, homeScore: 2 };
  expect(veilEvent(next, nowSeconds)).toEqual({ id: "next0001", startSeconds: nowSeconds + 60, statusType: 1 });
});

it("keeps of a tie who plays when, and no score of a leg that may not be seen yet", () => {
  const [old, late] = [nowSeconds - 7 * 86_400, nowSeconds - 7_200];
  const row = `DA÷3¬TSR÷first001:${old}:lens:3:2:1|final001:${late}:lyon:3:0:1¬~`;
  const [first, last] = [`first001:${old}:lens:3`, `final001:${late}:lyon:3`];
  expect(veilFeed("dc_1_first001", row, "hidden", nowSeconds)).toBe(`DA÷3¬TSR÷${first}|${last}¬~`);
  expect(veilFeed("dc_1_first001", row, "late", nowSeconds)).toBe(`DA÷3¬TSR÷${first}:2:1|${last}¬~`);
});

const starter = (id: string, name: string, rank: number) => `AA÷${id}¬AD÷1¬AB÷3¬TRK÷${rank}¬PX÷${id}¬AE÷${name}¬~`;
const race = `SA÷32¬~ZA÷MONDE: Formule 1¬ZC÷race0001¬~${starter("W1", "Sainz C.", 1)}${starter("W2", "Albon A.", 2)}${starter("W3", "Norris L.", 3)}`;
const startersOf = (text: string) =>
  decodeDayFeed(text).leagues.flatMap(({ events }) => events.map(({ homeName }) => homeName));

it("lists starters who may not tell their places by their names, behind those who may", () => {
  expect(startersOf(veilRows(race, () => true, nowSeconds))).toEqual(["Albon A.", "Norris L.", "Sainz C."]);
  const hidesRace = hideThings("f_32_0_1_fr_1", race, [{ kind: "race", id: "race0001", tells: [] }], () => false);
  expect(startersOf(hidesRace)).toEqual(["Albon A.", "Norris L.", "Sainz C."]);
  expect(hidesRace).not.toContain("TRK");
  const hidesOne = hideThings("f_32_0_1_fr_1", race, [{ kind: "team", id: "W1", tells: [] }], () => false);
  expect(startersOf(hidesOne)).toEqual(["Albon A.", "Norris L.", "Sainz C."]);
  expect(hidesOne.match(/TRK÷\d/g)).toEqual(["TRK÷2", "TRK÷3"]);
  const hidesOther = hideThings("f_32_0_1_fr_1", race, [{ kind: "race", id: "race0002", tells: [] }], () => false);
  expect(hidesOther).toBe(race);
});

it("lets no cell through that is not known before a game", () => {
  const every = Object.fromEntries(Object.keys(eventFields).map((name) => [name, 1])) as unknown as EventFields;
  const told = Object.keys(veilEvent(every, nowSeconds)).filter((name) =>
    /score|period|fullTime|winner|status|minute|rank|result|card|odds|price|serve|over|wicket|penalt|shoot/i.test(name),
  );
  // Whether it is to come, on or over is all that a hidden game tells.
  expect(told).toEqual(["statusType"]);
});

it("takes for news what is live, and what has ended since the longest game could have begun", () => {
  const of = (statusType: number, hours: number) =>
    isNews({ statusType, startSeconds: nowSeconds - hours * 3600 }, nowSeconds);
  expect([of(2, 1), of(3, 2), of(3, 7), of(1, -1)]).toEqual([true, true, false, false]);
});

const scoresOf = (text: string) => (text.match(/AG÷2/g) ?? []).length;

it.each([
  ["f_1_0_1_fr_1", "hidden", 0],
  ["f_1_0_1_fr_1", "late", 1],
  ["f_1_-1_1_fr_1", "hidden", 0],
  ["df_st_1_live0001", "hidden", 0],
  ["df_st_1_live0001", "late", 0],
  ["fo_1_0_1_fr_1_0", "late", 0],
  ["to_LEAGUE01_STAGE001_1", "hidden", 0],
  ["to_LEAGUE01_STAGE001_1", "late", 3],
  ["mynf_0000000a_15", "hidden", 0],
  ["of no kind", "hidden", 0],
] as const)("leaves of %s for %s results: %i games with a score", (name, mode, count) => {
  expect(scoresOf(veilFeed(name, body, mode, nowSeconds))).toBe(count);
});

it("shows no strength where results are late and its origin cannot tell how it was", () => {
  expect(veilFeed("pm_4_team0001", "STV÷1700¬~", "late", nowSeconds)).toBe(noPastBody);
  expect(veilFeed("str_1_0_1", "RH÷~", "late", nowSeconds)).toBe(noPastBody);
});

it.each([
  ["what a player has done", "pm_2_player01", maskedBody],
  ["articles", "nl_1_sport", withMissing("")],
  ["the strength of a team", "pm_4_team0001", maskedBody],
  ["a ranking by strength", "str_1_0_1", maskedBody],
  ["an injury", "pm_3_player01", "0"],
  ["articles of which there are none", "nl_1_sport", "0", "0"],
])("leaves of %s what says that it is masked, where all results are hidden", (_, name, shown, loaded = "TNI÷one¬~") => {
  expect(veilFeed(name, loaded, "hidden", nowSeconds)).toBe(shown);
});
