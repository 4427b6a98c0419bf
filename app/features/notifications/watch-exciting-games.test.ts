import { cleanTestStorage, setTestStorageKey, useTestStorageEngine } from "@nanostores/persistent";
import { beforeEach, describe, expect, it } from "vitest";
import { openLivePage, toEvent } from "../../../tests/fakes/live-page.ts";
import { encodeDayFeed } from "../../../shared/wire/day-feed.ts";
import { statusType } from "../../../shared/sports/statuses.ts";
import { myLeaguesName } from "../my-leagues/my-leagues-name.ts";
import { watchExcitingGames } from "./watch-exciting-games.ts";

const turnMs = 5_000;
type Choice = Parameters<typeof watchExcitingGames>[1];
const all: Choice = { setting: "yessilent", excitingGames: "all", mutedSports: [] };

/** A page with two games whose marks are below the threshold, and one that has reached it already. */
async function openPage() {
  const page = openLivePage({
    feed: encodeDayFeed({
      sportId: 1,
      signature: "",
      leagues: [
        {
          league: { title: "FRANCE: Ligue 1", stageId: "L1", templateKey: "LIGUE1" },
          events: [toEvent("A", { excitement: 5 })],
        },
        {
          league: { title: "FRANCE: Ligue 2", stageId: "L2", templateKey: "LIGUE2" },
          events: [toEvent("B", { excitement: 7 }), toEvent("C", { excitement: 8 })],
        },
      ],
    }),
  });
  await page.server.timers.pass(100);
  /** The marks of games that the page gets, and a look at them. */
  async function mark(marks: Readonly<Record<string, number>>, more: object = {}) {
    for (const [id, excitement] of Object.entries(marks)) page.server.change({ id, excitement, ...more });
    await page.server.timers.pass(turnMs);
  }
  function watch(choice: Partial<Choice> = {}) {
    const heard: string[] = [];
    const end = watchExcitingGames(page.client, { ...all, ...choice }, ({ id, sportId, mark }) =>
      heard.push(`${sportId} ${id} ${mark}`),
    );
    return { heard, end };
  }
  return { ...page, mark, watch };
}

beforeEach(() => {
  useTestStorageEngine();
  cleanTestStorage();
});

describe("games that become exciting", () => {
  it("are told when their mark reaches 8 from below, and only then", async () => {
    const { mark, watch } = await openPage();
    const { heard } = watch();
    await mark({ A: 7, C: 9 });
    expect(heard).toEqual([]);
    await mark({ A: 8 });
    expect(heard).toEqual(["1 A 8"]);
    await mark({ B: 10 });
    expect(heard).toEqual(["1 A 8", "1 B 10"]);
  });

  it("are told once, also when the mark falls and rises again, and by one tab of a browser", async () => {
    const { mark, watch } = await openPage();
    const [one, other] = [watch(), watch()];
    await mark({ A: 8 });
    await mark({ A: 7 });
    await mark({ A: 9 });
    one.end();
    expect([one.heard, other.heard]).toEqual([["1 A 8"], []]);
  });

  it("are told where the first mark of a game that the page knows is high enough", async () => {
    const { mark, watch } = await openPage();
    const { heard } = watch();
    await mark({ A: -1 });
    await mark({ A: 8 });
    expect(heard).toEqual(["1 A 8"]);
  });

  it("are not told when the page sees them for the first time", async () => {
    const { mark, watch, show, server } = await openPage();
    const { heard } = watch();
    server.change(toEvent("D", { excitement: 9 }));
    show({ key: "later", feed: server.dayFeed(), seq: server.seq() });
    await server.timers.pass(turnMs);
    await mark({ A: 8 });
    expect(heard).toEqual(["1 A 8"]);
  });

  it("are not told when they are over", async () => {
    const { mark, watch } = await openPage();
    const { heard } = watch();
    await mark({ A: 9 }, { statusType: statusType.finished, status: 3 });
    await mark({ B: 9 });
    expect(heard).toEqual(["1 B 9"]);
  });

  it("are told of the visitor's leagues alone by choice", async () => {
    setTestStorageKey(myLeaguesName, JSON.stringify({ lists: { 1: { used: true, "1_LIGUE2": true } }, labels: {} }));
    const { mark, watch } = await openPage();
    const { heard } = watch({ excitingGames: "leagues" });
    await mark({ A: 8, B: 8 });
    expect(heard).toEqual(["1 B 8"]);
  });

  it.each([
    ["no alert is chosen", { excitingGames: "off" }],
    ["no notifications are wanted", { setting: "no" }],
    ["their sport is muted", { mutedSports: [1] }],
  ] satisfies readonly (readonly [string, Partial<Choice>])[])("are not told where %s", async (_, choice) => {
    const { mark, watch } = await openPage();
    const [one, other] = [watch(choice), watch()];
    await mark({ A: 8 });
    expect([one.heard, other.heard]).toEqual([[], ["1 A 8"]]);
  });

  it("are not told any more once that has ended", async () => {
    const { mark, watch } = await openPage();
    const [one, other] = [watch(), watch()];
    one.end();
    await mark({ A: 8 });
    expect([one.heard, other.heard]).toEqual([[], ["1 A 8"]]);
  });
});
