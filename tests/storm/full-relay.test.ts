import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { maxSocketsPerRelay } from "../../shared/push/push-limits.ts";
import { openPush, relayName, rowsFrame, subject, type CalmPush } from "./calm-push.ts";

let push: CalmPush;
beforeEach(async () => {
  push = await openPush();
});
afterEach(() => push.close());

describe("a full relay", () => {
  it("leaves newcomers to the next one, where they are served alike, and is not asked by the one after", async () => {
    await push.publish(1, 1);
    await push.subscribeAll(maxSocketsPerRelay, [{ subject, since: 1 }]);
    // Wait until these sockets no longer count as newcomers: the directory reserves room for as many newcomers again.
    await push.pass(20_000);
    const late = await push.subscribe([{ subject, since: 0 }]);
    expect(late.take().slice(1)).toEqual([rowsFrame(1, 1)]);
    const asked = () => push.callsOf("Relay", "fetch").map(({ name }) => name);
    expect(asked().slice(-2)).toEqual([relayName, "sport:1:weur:1"]);
    await push.subscribe([{ subject, since: 1 }]);
    expect(asked().slice(-1)).toEqual(["sport:1:weur:1"]);
    await push.publish(2, 2);
    expect(late.take()).toEqual([rowsFrame(2, 2)]);
  });

  it("[P1] of a region that was empty leaves none of a thousand newcomers within a second without a socket", async () => {
    for (const method of ["note", "places"]) push.mishap(`Directory ${method}`, { answerDelayMs: 5 });
    const sentAway: (number | null)[] = [];
    for (let batch = 0; batch < 20; batch += 1) {
      const newcomers = await push.subscribeAll(50, [{ subject, since: 0 }], {}, 50);
      sentAway.push(...newcomers.map(({ heard }) => heard.closedWith).filter((code) => code !== null));
    }
    expect(sentAway).toEqual([]);
    const asked = push.callsOf("Directory", "places").length;
    expect(asked).toBeLessThan(5);
  });
});
