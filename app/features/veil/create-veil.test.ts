import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, it } from "vitest";
import { maskedBody, noPastBody } from "../../feeds/masked-body.ts";
import type { EventFields } from "../../../shared/wire/event-fields.ts";
import { encodeDayFeed } from "../../../shared/wire/day-feed.ts";
import { createLiveStore } from "../../live/store.ts";
import type { LoadFeeds } from "../../live/veil.ts";
import type { ListFeed } from "../../live/list-feed.ts";
import { createVeil } from "./create-veil.ts";
import type { HiddenThing } from "./hidden-things.ts";

const nowSeconds = 1_790_000_000;
const list: ListFeed = {
  key: "1/1",
  sportId: 1,
  feedName: "f_1_0_1_fr_1",
  feed: "ZA÷FRANCE: Ligue 1¬ZC÷Stage001¬ZH÷77_TOP¬~AA÷game0001¬AE÷Lens¬~",
  seq: 5,
  oddsFeedName: "do_1_0",
  odds: "odds",
  oddsSeq: 5,
  market: "FR",
  nowSeconds,
  isFollowed: true,
};
const at = (homeScore: number, startSeconds = nowSeconds - 600): EventFields => ({
  id: "game0001",
  homeName: "Lens",
  startSeconds,
  statusType: 2,
  status: 12,
  homeScore,
});

/** A veil on a clock that is moved by hand. */
function open(options: {
  readonly delaySeconds?: number;
  /** The delays of single matches. */
  readonly matches?: Readonly<Record<string, number>>;
  readonly isHidden?: boolean;
  /** The feed of a list as the site shows it, or as it was so long ago. */
  readonly shown?: (delaySeconds: number) => string;
  /** Receives the feeds that are read as they were, each with how long ago. */
  readonly read?: string[];
  /** The feeds as they were, by name; null for all others. */
  readonly past?: Readonly<Record<string, string>>;
  readonly sides?: Readonly<Record<string, readonly string[]>>;
  readonly things?: readonly (Pick<HiddenThing, "kind" | "id"> & { readonly tells?: readonly string[] })[];
}) {
  let nowMs = 0;
  let timers: { readonly atMs: number; readonly call: () => void }[] = [];
  const asked: string[] = [];
  const put: string[] = [];
  const veil = createVeil({
    timers: {
      nowMs: () => nowMs,
      after(delayMs, call) {
        const timer = { atMs: nowMs + delayMs, call };
        timers.push(timer);
        return () => void (timers = timers.filter((other) => other !== timer));
      },
    },
    nowSeconds: () => nowSeconds,
    delaySeconds(eventId) {
      const { delaySeconds = 0, matches = {} } = options;
      return eventId === undefined
        ? Math.max(delaySeconds, ...Object.values(matches))
        : (matches[eventId] ?? delaySeconds);
    },
    isHidden: options.isHidden ?? false,
    things: (options.things ?? []).map((thing) => ({ tells: [], ...thing, name: "" })),
    readTruth: ({ key }) => void asked.push(key),
    readShown: async (_, seconds) => (options.shown === undefined ? null : { body: options.shown(seconds), seq: 7 }),
    hiddenName: "Hidden name",
    readShownFeed: async (name, seconds) => {
      options.read?.push(`${name} ${seconds}`);
      const body = options.past?.[name];
      return body === undefined ? null : { body, seq: 7 };
    },
    putShown: ({ key }, { body }) => void put.push(`${key} ${body}`),
    readSides: async (id) => options.sides?.[id] ?? null,
  });
  const pass = (seconds: number) => {
    nowMs += seconds * 1000;
    const due = timers.filter(({ atMs }) => atMs <= nowMs);
    timers = timers.filter(({ atMs }) => atMs > nowMs);
    for (const { call } of due) call();
  };
  /** Loads sections, from the same feeds whether they are wanted as late as the page or as they are now. */
  const toLoad = (load: LoadFeeds) => veil.toLoad({ loadFeeds: load, loadPresent: load });
  return { veil, pass, asked, put, toLoad };
}

const toFeed = (homeScore: number) => `${list.feed.slice(0, -2)}¬AD÷${nowSeconds - 600}¬AB÷2¬AC÷12¬AG÷${homeScore}¬~`;

it("shows each version of a game as late as it was asked for, and nothing of a live one before", () => {
  const { veil, pass } = open({ delaySeconds: 30 });
  const shown: (number | null | undefined)[] = [];
  veil.onShown((_, __, after) => void shown.push(after.homeScore));
  const [first, second] = [at(0), at(1)];
  expect(veil.show("game0001", first)).toEqual({
    id: "game0001",
    homeName: "Lens",
    startSeconds: nowSeconds - 600,
    statusType: 2,
  });
  pass(10);
  veil.show("game0001", second);
  pass(19.999);
  expect(veil.show("game0001", second).homeScore).toBeUndefined();
  pass(0.001);
  expect(veil.show("game0001", second)).toBe(first);
  pass(10);
  expect([veil.show("game0001", second), shown]).toEqual([second, [0, 1]]);
});

it("shows a game at once as the document has it, and what came since as late as it was asked for", () => {
  const { veil, pass } = open({ delaySeconds: 30 });
  const told: (number | null | undefined)[] = [];
  veil.onShown((_, __, after) => void told.push(after.homeScore));
  veil.take({ ...list, feed: toFeed(1) });
  const shown = () => veil.show("game0001", at(2)).homeScore;
  expect(shown()).toBe(1);
  // A page that is shown again has an older document.
  veil.take({ ...list, feed: toFeed(0) });
  expect(shown()).toBe(1);
  pass(30);
  expect([shown(), told]).toEqual([2, [2]]);
});

it("shows what came shortly before the document when it is due, not a whole delay after the load", async () => {
  let past = 0;
  const { veil, pass } = open({ delaySeconds: 30, shown: () => toFeed(past) });
  const told: (number | null | undefined)[] = [];
  veil.onShown((_, __, after) => void told.push(after.homeScore));
  const late = { ...list, feed: toFeed(0) };
  veil.take(late);
  veil.watch(() => [late]);
  const now = at(1);
  const shown = () => veil.show("game0001", now).homeScore;
  const passAndRead = async (seconds: number) => {
    pass(seconds);
    await nextTurn();
  };
  await passAndRead(5);
  expect(shown()).toBe(0);
  past = 1;
  await passAndRead(5);
  expect([shown(), told]).toEqual([1, [1]]);
  for (let seconds = 10; seconds < 40; seconds += 5) await passAndRead(5);
  // The browser's own version has waited for long enough, so no older answer replaces it, also after another document.
  veil.take({ ...late });
  past = 0;
  await passAndRead(5);
  expect([shown(), told]).toEqual([1, [1, 1]]);
});

it("shows each match as late as it is in step with, to the second, and all others at once", () => {
  for (let delaySeconds = 0; delaySeconds <= 180; delaySeconds += 1) {
    const { veil, pass } = open({ matches: { game0001: delaySeconds, game0002: 180 - delaySeconds } });
    const goals: Record<string, number> = {};
    let seconds = 0;
    veil.onShown((id, _, { homeScore }) => void (homeScore === 1 && (goals[id] = seconds)));
    const show = (score: number) =>
      ["game0001", "game0002", "game0003"].map((id) => veil.show(id, { ...at(score), id }).homeScore);
    show(0);
    for (; seconds < 200; seconds += 1) pass(1);
    seconds = 0;
    const first = show(1);
    expect(first[2], "a match without a delay").toBe(1);
    for (; seconds <= 180; seconds += 1, pass(1));
    expect(goals["game0001"] ?? 0).toBe(delaySeconds);
    expect(goals["game0002"] ?? 0).toBe(180 - delaySeconds);
  }
});

it("waits again where a delay has become longer meanwhile", () => {
  const options = { delaySeconds: 30 };
  const { veil, pass } = open(options);
  veil.show("game0001", at(0));
  pass(60);
  const goal = at(1);
  veil.show("game0001", goal);
  options.delaySeconds = 50;
  pass(49);
  expect(veil.show("game0001", goal).homeScore).toBe(0);
  pass(1);
  expect(veil.show("game0001", goal).homeScore).toBe(1);
});

it("reads a list again as each of its late matches has it, and takes nothing from there for the others", async () => {
  const asked: number[] = [];
  const shown = (seconds: number) => {
    asked.push(seconds);
    return twoLive(seconds === 20 ? 2 : 1);
  };
  const { veil, pass } = open({ matches: { game0001: 20, game0002: 60 }, shown });
  const late = { ...twoGames, feed: twoLive(0) };
  veil.take(late);
  veil.watch(() => [late]);
  pass(2);
  await nextTurn();
  await nextTurn();
  expect(asked.toSorted()).toEqual([20, 60]);
  const scoreOf = (id: string) => veil.show(id, { ...at(3), id }).homeScore;
  expect([scoreOf("game0001"), scoreOf("game0002")]).toEqual([2, 1]);
});

it("reads the feeds of a match as it was so long ago as the match is late, and those of others as they are", async () => {
  const read: string[] = [];
  const { veil } = open({ matches: { game0001: 40 }, past: { df_su_1_game0001: "past" }, read });
  const now = async () => ({ body: "now", seq: 9 });
  expect(await veil.read("df_su_1_game0001", now)).toMatchObject({ body: "past" });
  expect(await veil.read("df_su_1_game0002", now)).toMatchObject({ body: "now" });
  expect(read).toEqual(["df_su_1_game0001 40"]);
});

it("reads a hidden list again while it is shown, from time to time, until something of it is revealed", async () => {
  const { veil, pass, put } = open({ isHidden: true, shown: () => "shown" });
  veil.take(list);
  let shown = [list];
  const end = veil.watch(() => shown);
  const passMinute = async () => {
    for (let seconds = 0; seconds < 60; seconds += 5) pass(5);
    await nextTurn();
    return put.length;
  };
  pass(55);
  expect(put).toEqual([]);
  pass(5);
  await nextTurn();
  expect(put).toEqual(["1/1 shown"]);
  expect(await passMinute()).toBe(2);
  shown = [];
  expect(await passMinute()).toBe(2);
  shown = [list];
  expect(await passMinute()).toBe(3);
  end();
  expect(await passMinute()).toBe(3);
});

it("hides a game of a document that could not say how it was", () => {
  const { veil } = open({ delaySeconds: 30 });
  veil.take({ ...list, feed: `${list.feed.slice(0, -2)}¬AB÷2¬~` });
  expect(veil.show("game0001", at(2))).toMatchObject({ statusType: 2 });
  expect(veil.show("game0001", at(2)).homeScore).toBeUndefined();
});

it("keeps an object until it changes, so that no row is drawn for nothing", () => {
  const { veil } = open({ delaySeconds: 30 });
  const event = at(0);
  expect(veil.show("game0001", event)).toBe(veil.show("game0001", event));
});

it("hides the mark of now of a game with recent news, which shows more than was seen", () => {
  const { veil, pass } = open({ delaySeconds: 30 });
  expect(veil.show("game0001", { ...at(1), excitement: 6 }).excitement).toBeUndefined();
  const later = { ...at(1), excitement: 8 };
  veil.show("game0001", later);
  pass(30);
  expect(veil.show("game0001", later).excitement).toBe(8);
});

it("shows at once what no television is about to show", () => {
  const { veil } = open({ delaySeconds: 30 });
  const old = { ...at(2, nowSeconds - 86_400), statusType: 3 };
  expect(veil.show("game0001", old)).toBe(old);
});

it("follows a late list, takes no prices, and reads no feed of now where the document has its games as they were", () => {
  const { veil, pass, asked } = open({ delaySeconds: 30 });
  expect(veil.take({ ...list, feed: toFeed(0) })).toMatchObject({ isFollowed: true, odds: null, market: null });
  veil.drawn();
  pass(0);
  expect(asked).toEqual([]);
});

it("reads a list as it is now, once it is drawn, where its origin could not tell how a game was", () => {
  const { veil, pass, asked } = open({ delaySeconds: 30 });
  const withoutPast = { ...list, feed: `${list.feed.slice(0, -2)}¬AB÷2¬~` };
  veil.take(withoutPast);
  pass(0);
  expect(asked).toEqual([]);
  veil.drawn();
  pass(0);
  expect(asked).toEqual(["1/1"]);
  veil.take({ ...withoutPast, seq: 6 });
  pass(0);
  expect(asked).toEqual(["1/1", "1/1"]);
});

it("reads no feed of now for a late page with a hidden game", () => {
  const { veil, pass, asked } = open({ delaySeconds: 30, things: [{ kind: "game", id: "game0001" }] });
  veil.take({ ...twoGames, feed: `${twoGames.feed.replace("AE÷Lens¬", "AB÷2¬")}` });
  veil.drawn();
  pass(0);
  expect(asked).toEqual([]);
});

it("reads a late page's feeds as they were, and those without a past as they are, held back, and no prices", async () => {
  const past: Record<string, string> = { df_su_1_game0001: "past", df_st_1_game0001: noPastBody };
  const { veil, pass } = open({ delaySeconds: 30, past });
  const now = async () => ({ body: "now", seq: 9 });
  expect(await veil.read("df_su_1_game0001", now)).toMatchObject({ body: "past" });
  expect(await veil.read("df_li_1_game0001", now)).toBeNull();
  expect(await veil.read("fo_1_0_1_fr_1_0", now)).toMatchObject({ body: "0" });
  let held: string | null = null;
  void veil.read("df_st_1_game0001", now).then((feed) => void (held = feed?.body ?? null));
  await nextTurn();
  pass(29);
  await nextTurn();
  expect(held).toBeNull();
  pass(1);
  await nextTurn();
  expect(held).toBe("now");
  expect(await open({}).veil.read("df_su_1_game0001", now)).toMatchObject({ body: "now" });
});

it.each([
  ["all results", { isHidden: true }],
  ["one game", { things: [{ kind: "game", id: "game0001" }] }],
] as const)("reads the feeds of a page that hides %s without what is hidden", async (_, hidden) => {
  const { veil } = open({ ...hidden, past: { f_1_0_1_fr_1: "without results" } });
  const now = async () => ({ body: "with results", seq: 9 });
  expect(await veil.read("f_1_0_1_fr_1", now)).toMatchObject({ body: "without results" });
});

it("hides every result and asks for none, until one is asked for", () => {
  const { veil, pass, asked } = open({ isHidden: true });
  expect(veil.take(list)).toMatchObject({ isFollowed: false, market: null });
  pass(0);
  const event = at(2);
  expect([veil.show("game0001", event).homeScore, asked]).toEqual([undefined, []]);
  veil.reveal("game0001");
  expect([veil.show("game0001", event), asked]).toEqual([event, ["1/1"]]);
  expect(veil.take(list).isFollowed).toBe(true);
  expect(veil.show("game0002", event).homeScore).toBeUndefined();
});

it("reads a section of a hidden game only when it was asked for", () => {
  const { veil, toLoad } = open({ isHidden: true });
  const names: string[] = [];
  const load = toLoad((_, [name = ""], done) => {
    names.push(name);
    done([]);
  });
  const answers: unknown[] = [];
  load("a", ["df_su_1_game0001"], (feeds) => answers.push(feeds));
  expect([names, answers]).toEqual([[], [null]]);
  veil.reveal("game0001");
  load("a", ["df_su_1_game0001"], () => {});
  expect(names).toEqual(["df_su_1_game0001"]);
});

const twoGames: ListFeed = {
  ...list,
  feed: "ZA÷FRANCE: Ligue 1¬ZC÷Stage001¬ZH÷77_TOP¬~AA÷game0001¬PX÷lens¬PY÷lyon¬AE÷Lens¬~ZA÷FRANCE: Ligue 2¬ZC÷Stage002¬ZH÷77_NEXT¬~AA÷game0002¬PX÷metz¬PY÷caen¬AE÷Metz¬~",
};
/** Both games with a score. */
const twoLive = (score: number) =>
  twoGames.feed.replaceAll(/(?=~ZA|~$)/g, `AD÷${nowSeconds - 600}¬AB÷2¬AC÷12¬AG÷${score}¬`);
const sides = { homeParticipantId: "lens", awayParticipantId: "lyon" };

it.each([
  ["itself", { kind: "game", id: "game0001" }],
  ["one of its sides", { kind: "team", id: "lyon" }],
  ["its league", { kind: "league", id: "1_77_TOP" }],
] as const)("hides the result of a game that is hidden by %s, and of no other, until it is asked for", (_, thing) => {
  const { veil, pass, asked } = open({ things: [thing] });
  // The server has already left out the hidden result.
  expect(veil.take(twoGames)).toBe(twoGames);
  veil.drawn();
  pass(0);
  expect(asked).toEqual([]);
  const hidden = { ...at(2), ...sides };
  const other = { ...at(3), id: "game0002", homeParticipantId: "metz", awayParticipantId: "caen" };
  expect(veil.show("game0001", hidden).homeScore).toBeUndefined();
  expect(veil.show("game0002", other)).toBe(other);
  expect(["game0001", "game0002"].map(veil.covers)).toEqual([true, false]);
  expect(["game0001", "game0002"].map(veil.tellsOf)).toEqual([false, true]);

  const drawn: string[] = [];
  veil.onShown((id) => void drawn.push(id));
  veil.reveal("game0001");
  expect([veil.show("game0001", hidden), drawn]).toEqual([hidden, ["game0001"]]);
  expect([veil.covers("game0001"), asked]).toEqual([false, ["1/1"]]);
});

it("hides all starters of a race, none of another one, and shows them together", () => {
  const starter = (id: string) => `AA÷${id}¬AE÷${id}¬~`;
  const races: ListFeed = {
    ...list,
    feed: `ZA÷MONDE: F1¬ZC÷Wrace001¬~${starter("W0000001")}${starter("W0000002")}ZA÷MONDE: F1¬ZC÷Wrace002¬~${starter("W0000003")}`,
  };
  const { veil, asked } = open({ things: [{ kind: "race", id: "Wrace001" }] });
  const ids = ["W0000001", "W0000002", "W0000003"];
  const seen = () => ids.map((id) => veil.show(id, { id, rank: 1 }).rank);
  // A race that is not known yet may be the hidden one, a game of another sport is not.
  expect([...seen(), veil.tellsOf("W0000004"), veil.tellsOf("10000001")]).toEqual([
    undefined,
    undefined,
    undefined,
    false,
    true,
  ]);
  veil.take(races);
  expect(seen()).toEqual([undefined, undefined, 1]);
  for (const [id, homeName] of [
    ["W0000001", "Sainz C."],
    ["W0000002", "Albon A."],
  ] as const)
    veil.show(id, { id, homeName });
  expect([veil.orderOf("W0000001", "W0000002"), veil.orderOf("W0000001", "W0000003")]).toEqual([1, 0]);
  veil.reveal("W0000001", "W0000002");
  expect([...seen(), ...asked]).toEqual([1, 1, 1, "1/1"]);
});

it("reads no section again that the document has, but that of a game that was asked for", () => {
  const { veil } = open({ things: [{ kind: "game", id: "game0001" }] });
  const lacks = () => ["df_su_1_game0001", "df_su_1_game0002"].map((name) => veil.lacks(name, "body"));
  expect(lacks()).toEqual([false, false]);
  veil.reveal("game0001");
  expect(lacks()).toEqual([true, false]);
  const late = open({ delaySeconds: 30 }).veil;
  expect(["body", noPastBody].map((body) => late.lacks("df_su_1_game0002", body))).toEqual([false, true]);
});

it("shows no price of a hidden game, and those of the others", () => {
  const { veil } = open({ things: [{ kind: "game", id: "game0001" }] });
  veil.take(twoGames);
  expect(["game0001", "game0002"].map(veil.covers)).toEqual([true, false]);
});

it("asks for nothing of a page whose only game is hidden, and takes of others' feeds what tells nothing of it", () => {
  const { veil, pass, asked, toLoad } = open({ things: [{ kind: "game", id: "game0001", tells: ["stage001"] }] });
  expect(veil.take(list).isFollowed).toBe(false);
  veil.drawn();
  pass(0);
  const loaded: (string | undefined)[] = [];
  const load = toLoad((_, [name = ""], done) => done([{ body: `${name} told`, seq: 1 }]));
  veil.show("game0002", { ...at(1), id: "game0002" });
  for (const name of ["df_su_1_game0001", "df_su_1_game0002", "to_cup00001_stage001_1", "to_cup00002_stage002_1"])
    load("a", [name], (feeds) => void loaded.push(feeds?.[0]?.body));
  pass(0);
  expect([asked, loaded]).toEqual([
    [],
    [undefined, "df_su_1_game0002 told", maskedBody, "to_cup00002_stage002_1 told"],
  ]);
});

it("tells news of a game on a page without it once it is known that the hidden team does not play", async () => {
  const sides = { game0003: ["lens", "nice"], game0004: ["lyon", "nice"] };
  const { veil } = open({ things: [{ kind: "team", id: "lyon" }], sides });
  let times = 0;
  const forget = veil.onKnown(() => void (times += 1));
  const ids = ["game0003", "game0004", "game0005"];
  expect(ids.map(veil.tellsOf)).toEqual([false, false, false]);
  await new Promise((resolve) => setTimeout(resolve));
  expect([ids.map(veil.tellsOf), times]).toEqual([[true, false, false], 1]);
  forget();
});

it("reads the tables that a visitor asks for, and hides the others still", () => {
  const { veil, pass, toLoad } = open({ things: [{ kind: "game", id: "game0001", tells: ["stage001"] }] });
  const loaded: (string | undefined)[] = [];
  const revealed: string[] = [];
  veil.onReveal((part) => void revealed.push(part));
  const load = toLoad((_, [name = ""], done) => done([{ body: `${name} told`, seq: 1 }]));
  const names = ["to_cup00001_stage001_1", "tt_cup00001_stage001", "to_cup00009_stage001_1"];
  veil.revealPart("cup00001_stage001");
  for (const name of names) load("a", [name], (feeds) => void loaded.push(feeds?.[0]?.body));
  expect(revealed).toEqual(["cup00001_stage001"]);
  expect(names.map((name) => veil.lacks(name, "body"))).toEqual([true, true, false]);
  pass(0);
  expect(loaded).toEqual(["to_cup00001_stage001_1 told", "tt_cup00001_stage001 told", maskedBody]);
});

it("shows the result of a hidden game with a part of its page", () => {
  const { veil } = open({ isHidden: true });
  veil.show("game0001", at(2));
  veil.revealPart("game0001");
  expect(veil.show("game0001", at(2)).homeScore).toBe(2);
});

it("has a hidden game among those to come until it begins, whatever has become of it, and among the live ones then", () => {
  const { veil, pass } = open({ isHidden: true });
  const drawn: (number | null | undefined)[] = [];
  veil.onShown((_, before, after) => void drawn.push(before.statusType, after.statusType));
  const next: EventFields = { id: "game0001", startSeconds: nowSeconds + 60, statusType: 1, status: 1 };
  const types = () =>
    [next, { ...next, id: "game0002", statusType: 3, status: 4 }].map(
      (each) => veil.show(each.id ?? "", each).statusType,
    );
  expect(types()).toEqual([1, 1]);
  pass(60);
  expect([types()[0], drawn.slice(0, 2)]).toEqual([2, [1, 2]]);
  // The document has veiled it, and said by the server's clock that it is over.
  const over = { id: "game0003", startSeconds: nowSeconds + 60, statusType: 3 };
  expect(veil.show("game0003", over).statusType).toBe(3);
});

it("tells no news of a game of which nothing is known while a team is hidden", () => {
  expect(open({ things: [{ kind: "team", id: "lyon" }] }).veil.tellsOf("game0003")).toBe(false);
  expect(open({ things: [{ kind: "game", id: "game0001" }] }).veil.tellsOf("game0003")).toBe(true);
});

it("highlights a goal of a game that is shown late, but not the score that it shows first", () => {
  const { veil, pass } = open({ delaySeconds: 30 });
  const store = createLiveStore(nowSeconds, veil);
  const row = (homeScore: number): EventFields => ({ ...at(homeScore), status: 12, awayName: "Lyon", awayScore: 0 });
  const toFeed = (event: EventFields) =>
    encodeDayFeed({ sportId: 1, leagues: [{ league: { title: "Ligue 1" }, events: [event] }], signature: "" });
  const goalOf = () => store.getHighlight("game0001")?.side ?? null;
  store.open({ ...list, feed: toFeed(row(1)) });
  expect([store.getEvent("game0001")?.homeScore, goalOf()]).toEqual([undefined, null]);
  pass(30);
  expect([store.getEvent("game0001")?.homeScore, goalOf()]).toEqual([1, null]);
  store.applyList("1/1", toFeed(row(2)), 6);
  store.getEvent("game0001");
  pass(30);
  expect([store.getEvent("game0001")?.homeScore, goalOf()]).toEqual([2, 1]);
});
