import { expect, it } from "vitest";
import { createFakeTimers } from "../../../tests/fakes/fake-timers.ts";
import { encodeDayFeed } from "../../../shared/wire/day-feed.ts";
import type { ListFeed } from "../../live/list-feed.ts";
import { createLiveStore } from "../../live/store.ts";
import { createVeil } from "../veil/create-veil.ts";
import { createExcitingFinder } from "./exciting-games.ts";

const nowSeconds = 1_790_000_000;
const bodyOf = (excitement: number, known: object = { status: 13, homeScore: 2, awayScore: 2 }) =>
  encodeDayFeed({
    sportId: 1,
    signature: "",
    leagues: [
      {
        league: { title: "FRANCE: Ligue 1", stageId: "Stage001" },
        events: [
          {
            id: "game0001",
            homeName: "Lens",
            awayName: "Lyon",
            startSeconds: nowSeconds - 6_000,
            statusType: 2,
            ...known,
            excitement,
          },
        ],
      },
    ],
  });
const list: ListFeed = {
  key: "1/1",
  sportId: 1,
  feedName: "f_1_0_1_fr_1",
  feed: bodyOf(7),
  seq: 5,
  oddsFeedName: null,
  odds: null,
  oddsSeq: null,
  market: null,
  nowSeconds,
  isFollowed: true,
};

/** A page whose visitor sees results late, or not at all. */
function openVeiled({ delaySeconds = 0, isHidden = false }) {
  const timers = createFakeTimers();
  const veil = createVeil({
    timers,
    nowSeconds: () => nowSeconds,
    delaySeconds: () => delaySeconds,
    isHidden,
    things: [],
    hiddenName: "",
    readTruth: () => {},
    readShown: async () => null,
    putShown: () => {},
    readShownFeed: async () => null,
    readSides: async () => null,
  });
  const store = createLiveStore(nowSeconds, veil);
  store.open(veil.take(list));
  const find = createExcitingFinder(store);
  return { store, timers, find: () => find().map(({ mark, event }) => [mark, event.homeScore]) };
}

it("are found as late as their visitor sees everything else, never earlier", async () => {
  const { store, timers, find } = openVeiled({ delaySeconds: 30 });
  expect(find()).toEqual([]);
  store.applyList("1/1", bodyOf(9), 6);
  expect(find()).toEqual([]);
  await timers.pass(29_999);
  expect(find()).toEqual([]);
  await timers.pass(1);
  expect(find()).toEqual([[9, 2]]);
  expect(find()).toEqual([]);
});

it("are found where results are hidden, without a score", () => {
  const { store, find } = openVeiled({ isHidden: true });
  expect(find()).toEqual([]);
  store.applyList("1/1", bodyOf(9, {}), 6);
  expect(find()).toEqual([[9, undefined]]);
});
