import { describe, expect, it } from "vitest";
import {
  applyFlowEvent,
  feedKinds,
  feedToLoad,
  pollTimers,
  startFlow,
  type UpdateFlow,
  type UpdateFlowEvent,
} from "./update-flow.ts";

const after = (flow: UpdateFlow, ...events: UpdateFlowEvent[]) => events.reduce(applyFlowEvent, flow);
const loaded: UpdateFlowEvent = { type: "full-loaded" };
const repaired: UpdateFlowEvent = { type: "repair-loaded" };
const updatingFlow = (day = 0) => after(startFlow(day, 5000), loaded, repaired);

describe("the update flow", () => {
  it.each([0, -1])("[C4.13] loads the full feed, then frepair, then polls, on day %i", (day) => {
    const full = startFlow(day, 5000);
    expect([feedToLoad(full), pollTimers(full)]).toEqual(["full", null]);
    const frepair = after(full, loaded);
    expect([feedToLoad(frepair), pollTimers(frepair)]).toEqual(["frepair", null]);
    const updating = after(frepair, repaired);
    expect(feedToLoad(updating)).toBeNull();
    expect(pollTimers(updating)?.updateInMs).toBe(5000);
  });

  it.each([1, -2, 7])("[C4.13, C4.14] takes neither frepair nor updates nor the sys check on day %i", (day) => {
    const flow = after(startFlow(day, 5000), loaded);
    expect(feedToLoad(flow)).toBeNull();
    expect(pollTimers(flow)).toBeNull();
  });

  it("[C4.15] takes a repair feed without polling, then sets its flag and polls again", () => {
    const fresh = after(startFlow(0, 5000), loaded);
    expect(fresh.isRepairLoaded).toBe(false);
    const repairing = after(updatingFlow(), { type: "stale", action: "repair" });
    expect([feedToLoad(repairing), pollTimers(repairing)]).toEqual(["repair", null]);
    const healed = after(repairing, repaired);
    expect(healed.isRepairLoaded).toBe(true);
    expect(pollTimers(healed)).not.toBeNull();
  });

  it("[C4.15] loads the initial feed again when a repair would come too late", () => {
    const flow = after(updatingFlow(), { type: "stale", action: "reload" });
    expect(feedToLoad(flow)).toBe("full");
    expect(flow.isRepairLoaded).toBe(false);
  });

  it("[C4.13] repairs no day but today and yesterday", () => {
    const flow = after(startFlow(2, 5000), loaded);
    expect(feedToLoad(after(flow, { type: "stale", action: "repair" }))).toBeNull();
  });

  it("[C4.15] leaves a flow alone that is not stale or that is loading already", () => {
    expect(after(updatingFlow(), { type: "stale", action: "none" })).toEqual(updatingFlow());
    const frepair = after(startFlow(0, 5000), loaded);
    expect(after(frepair, { type: "stale", action: "reload" })).toEqual(frepair);
  });

  it("starts again with the full feed when another day is chosen", () => {
    const flow = after(updatingFlow(), { type: "day-chosen", day: -1 });
    expect(flow).toMatchObject({ day: -1, step: "full", isRepairLoaded: false });
  });

  it("[C4.16] knows the kinds of feed", () => {
    expect(feedKinds.join(" ")).toBe(
      "full country tournament series participant fixtures results odds updated-odds update repair frepair sys newsfeed",
    );
  });

  it("[C4.18] polls, with a sys check each 60 s, only while push does not work", () => {
    const working = after(updatingFlow(), { type: "push", isWorking: true });
    expect(pollTimers(working)).toBeNull();
    const lost = after(working, { type: "push", isWorking: false });
    expect(pollTimers(lost)).toEqual({ updateInMs: 5000, systemInMs: 60_000 });
    expect(pollTimers(after(lost, { type: "push", isWorking: true }))).toBeNull();
  });

  it("[C4.20] polls at a changed sync interval at once", () => {
    const quiet = after(updatingFlow(), { type: "no-data", waitMs: 33_000 });
    expect(pollTimers(after(quiet, { type: "sync-interval", intervalMs: 15_000 }))?.updateInMs).toBe(15_000);
  });

  it("[C4.20] waits longer after an update without data, until data comes again", () => {
    const quiet = after(updatingFlow(), { type: "no-data", waitMs: 33_000 });
    expect(pollTimers(quiet)?.updateInMs).toBe(33_000);
    expect(pollTimers(after(quiet, { type: "updated" }))?.updateInMs).toBe(5000);
  });
});
