import { afterEach, describe, expect, it, vi } from "vitest";
import { openLivePage } from "../../tests/fakes/live-page.ts";
import { createLivePlace } from "./live-place.ts";
import { runningClient } from "./running-client.ts";

const settings = { pushOrigin: "", feedBase: "/1/x/feed/", feedSign: "", nowSeconds: 1_760_000_000 };

/** A document in a browser whose network is as `network` says. */
function openDocument() {
  const network = { onLine: true };
  const browser = new EventTarget();
  vi.stubGlobal("navigator", network);
  vi.stubGlobal("addEventListener", browser.addEventListener.bind(browser));
  vi.stubGlobal("removeEventListener", browser.removeEventListener.bind(browser));
  const turn = (type: "online" | "offline") => {
    network.onLine = type === "online";
    browser.dispatchEvent(new Event(type));
  };
  return { place: createLivePlace(settings), turn };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("the place of the live client", () => {
  it("says whether there is a network before anything is live", () => {
    const { place, turn } = openDocument();
    const close = place.open();
    let told = 0;
    place.subscribeStatus(() => (told += 1));
    expect(place.getStatus()).toEqual({ state: "idle", lastSyncSeconds: settings.nowSeconds, serviceStatus: 1 });
    turn("offline");
    expect([place.getStatus().state, told]).toEqual(["offline", 1]);
    turn("online");
    expect([place.getStatus().state, told]).toEqual(["idle", 2]);
    close();
    turn("offline");
    expect(told).toBe(2);
  });

  it("starts the client that a page asked for, whether it was asked for before the document was alive or later", async () => {
    for (const isLater of [false, true]) {
      vi.useFakeTimers();
      const { place } = openDocument();
      const { client } = openLivePage();
      let made = 0;
      const take = () =>
        place.take(() => {
          made += 1;
          return client;
        });
      if (!isLater) take();
      const close = place.open();
      take();
      await vi.advanceTimersByTimeAsync(1);
      expect([take(), made, runningClient()]).toEqual([client, 1, client]);
      close();
      expect(runningClient()).toBeNull();
    }
  });

  it("starts once, however often it was opened before, and stops it as often", async () => {
    vi.useFakeTimers();
    const { place } = openDocument();
    const { client } = openLivePage();
    const counts = { starts: 0, stops: 0 };
    const start = () => {
      counts.starts += 1;
      return () => void (counts.stops += 1);
    };
    const first = place.open();
    place.take(() => ({ ...client, start }));
    first();
    const second = place.open();
    await vi.advanceTimersByTimeAsync(1);
    expect(counts).toEqual({ starts: 1, stops: 0 });
    second();
    expect(counts).toEqual({ starts: 1, stops: 1 });
    const third = place.open();
    expect(counts).toEqual({ starts: 2, stops: 1 });
    third();
  });

  it("makes a client that knows how late it is, and starts none on a server", async () => {
    vi.useFakeTimers();
    const { place } = openDocument();
    const { client } = openLivePage();
    await vi.advanceTimersByTimeAsync(90_500);
    const started: number[] = [];
    place.take((_, startSeconds) => {
      started.push(startSeconds);
      return client;
    });
    await vi.advanceTimersByTimeAsync(1);
    expect([started, runningClient()]).toEqual([[settings.nowSeconds + 90], null]);
  });
});
