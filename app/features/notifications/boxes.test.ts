import { describe, expect, it } from "vitest";
import {
  applyBoxAction,
  boxSize,
  boxTiming,
  countBoxes,
  isFading,
  toBoxes,
  toBoxOffsetPx,
  type BoxAction,
} from "./boxes.ts";
import type { Notification } from "../../../shared/push/notification.ts";

const notification: Notification = {
  game: { kind: "game", lang: "en", sportId: 1, eventId: "ABCDEFGH" },
  text: "Goal!",
  home: { label: "Lyon", score: "1", logoId: "" },
  away: { label: "Nice", score: "0", logoId: "" },
  scoringSide: 1,
  urls: { event: "/match/ABCDEFGH", league: "/" },
  sentAtSeconds: 1000,
};
const arrive = (nowSeconds = 1000): BoxAction => ({ type: "arrive", content: notification, nowSeconds });
const fade: BoxAction = { type: "fade" };
const play = (...actions: BoxAction[]) => actions.reduce(applyBoxAction, toBoxes(1280));
const idsOf = (...actions: BoxAction[]) => play(...actions).boxes.map(({ id }) => id);

describe("notification boxes", () => {
  it("[C4.41] are hidden when they arrive and shown as they fade in", () => {
    expect(play(arrive()).boxes).toMatchObject([{ phase: "hidden", opacity: 0 }]);
    expect(play(arrive(), fade).boxes).toMatchObject([{ phase: "shown", opacity: 0.1 }]);
  });

  it("[C9.07] fade in by tenths, to full and no further", () => {
    const opacities = Array.from({ length: 12 }, (_, steps) => {
      const state = play(arrive(), ...Array.from({ length: steps }, () => fade));
      return [state.boxes[0]?.opacity, isFading(state)];
    });
    const tenths = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9].map((opacity) => [opacity, true]);
    expect(opacities).toEqual([...tenths, [1, false], [1, false]]);
  });

  it("stay the same objects once they are opaque, so that nothing is drawn again", () => {
    const opaque = play(arrive(), ...Array.from({ length: 10 }, () => fade));
    expect(applyBoxAction(opaque, fade).boxes[0]).toBe(opaque.boxes[0]);
  });

  it("[C4.41] are removed when they are closed", () => {
    expect(idsOf(arrive(), arrive(), { type: "close", id: 1 })).toEqual([2]);
    expect(idsOf(arrive(), { type: "close", id: 9 })).toEqual([1]);
  });

  it("[C4.41, C9.07] are removed after 180 s, which is checked each second", () => {
    expect(boxTiming.checkMs).toBe(1000);
    expect(idsOf(arrive(1000), { type: "check", nowSeconds: 1179 })).toEqual([1]);
    expect(idsOf(arrive(1000), arrive(1001), { type: "check", nowSeconds: 1180 })).toEqual([2]);
  });

  it("[C9.07] are 262 px wide with 8 px between them, as many as the window holds", () => {
    expect(boxSize).toEqual({ widthPx: 262, gapPx: 8 });
    expect([801, 1000, 1280, 1920].map(countBoxes)).toEqual([2, 3, 4, 7]);
    for (const widthPx of [801, 1280, 1920]) {
      const last = countBoxes(widthPx) - 1;
      expect(toBoxOffsetPx(last) + boxSize.widthPx).toBeLessThanOrEqual(widthPx);
    }
    expect(toBoxOffsetPx(1) - toBoxOffsetPx(0) - boxSize.widthPx).toBe(8);
  });

  it("are one at a time where the box is a bar across the page", () => {
    expect([100, 320, 640, 800].map(countBoxes)).toEqual([1, 1, 1, 1]);
    expect(idsOf({ type: "resize", windowWidthPx: 390 }, arrive(), arrive())).toEqual([2]);
  });

  it("[C9.07] push the oldest out when there is no room", () => {
    expect(idsOf(arrive(), arrive(), arrive(), arrive(), arrive())).toEqual([5, 4, 3, 2]);
    expect(idsOf(arrive(), arrive(), arrive(), { type: "resize", windowWidthPx: 801 })).toEqual([3, 2]);
  });
});
