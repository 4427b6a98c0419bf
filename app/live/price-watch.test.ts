import { expect, it } from "vitest";
import { startConnection } from "./connection-state.ts";
import type { ConnectionStatus } from "./connection-status.ts";
import { createPriceWatch } from "./price-watch.ts";
import type { ListFeed } from "./list-feed.ts";
import { odds, openStore, subject, toList } from "./store.fixture.ts";

/** The prices of a list that was loaded at 2000. */
function setUp(over: Partial<ListFeed> = {}) {
  const store = openStore();
  store.open(toList(over));
  const polled: string[][] = [];
  const now = { seconds: 2_000, isOnline: true };
  let status: ConnectionStatus = { state: "lost", lastSyncSeconds: 2_000, serviceStatus: 1 };
  const page = {
    subjects: [subject, odds],
    isOnline: true,
    isVisible: true,
    syncIntervalMs: 5_000,
    nowSeconds: 2_000,
    serviceStatus: 1,
  };
  const look = createPriceWatch({
    world: { isOnline: () => now.isOnline },
    store,
    kept: { shown: () => [toList(over)] },
    clock: { nowSeconds: () => now.seconds },
    connection: {
      getState: () => ({ ...startConnection(page), joined: [subject, odds] }),
      getStatus: () => status,
    },
    pollPrices: (lists) => void polled.push(lists.map(({ key }) => key)),
  });
  const lookAt = (seconds: number) => {
    now.seconds = seconds;
    look();
    store.advance(seconds);
    return polled.length;
  };
  return { store, polled, now, lookAt, setStatus: (next: ConnectionStatus) => (status = next) };
}

it("[C9.02] polls the prices that nobody has confirmed for 60 s, once a minute, while the page is online", () => {
  const { store, polled, now, lookAt } = setUp();
  expect([lookAt(2_059), lookAt(2_060), lookAt(2_061), lookAt(2_119), lookAt(2_120)]).toEqual([0, 1, 1, 1, 2]);
  expect(polled).toEqual([["day"], ["day"]]);
  now.isOnline = false;
  expect(lookAt(2_180)).toBe(2);
  now.isOnline = true;
  expect(lookAt(2_181)).toBe(3);
  store.confirmPrices("day", 2_181);
  expect([lookAt(2_240), lookAt(2_241)]).toEqual([3, 4]);
});

it("[C9.02] polls no prices that a socket carries, and keeps them shown", () => {
  const { store, lookAt, setStatus } = setUp();
  for (let seconds = 2_000; seconds < 2_600; seconds += 25) {
    setStatus({ state: "live", lastSyncSeconds: seconds, serviceStatus: 1 });
    expect(lookAt(seconds + 24)).toBe(0);
  }
  expect(store.getOdds("A")).not.toBeNull();
});

it("[C9.02] polls the prices of a day that no socket follows, beside one that works", () => {
  const { lookAt, setStatus } = setUp({ isFollowed: false });
  setStatus({ state: "live", lastSyncSeconds: 2_059, serviceStatus: 1 });
  expect([lookAt(2_059), lookAt(2_060)]).toEqual([0, 1]);
});
