import { reset, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it } from "vitest";
import { rowsText } from "./frame-text.ts";
import type { SubjectFrame, ResumeAnswer } from "./hub-protocol.ts";
import type { Relay, SportHub } from "./index.ts";
import { countRelays, hello, hub, publish, relay, rows, rowsFrame, subject } from "./test-hub.ts";
import { openSubscriber } from "./test-subscriber.ts";

afterEach(() => reset());

/** Replaces an object's neighbour by one of the test. */
const replace = (instance: object, neighbours: object) => Reflect.set(instance, "env", { ...env, ...neighbours });

describe("calls that cross on their way", () => {
  it("[P3] keep a relay that calls the hub while it still answers that nobody reads there", async () => {
    await publish(1, 1);
    const delivered: string[] = [];
    await runInDurableObject(hub(), (instance: SportHub) => {
      const name = "sport:1:weur:0";
      const deliver = async (deliveries: readonly SubjectFrame[]) => {
        delivered.push(...deliveries.map(({ text }) => text));
        // The first subscriber joins while the answer is on its way.
        if (delivered.length === 1) instance.resume(name, [{ subject, since: 2 }]);
        return false;
      };
      replace(instance, { RELAY: { getByName: () => ({ deliver }) } });
      instance.resume(name, [{ subject, since: 1 }]);
    });
    await publish(2, 2);
    await expect.poll(() => delivered.length).toBe(1);
    await publish(3, 3);
    await expect.poll(() => delivered).toEqual([rowsText(subject, 2, rows(2, 2)), rowsText(subject, 3, rows(3, 3))]);
    // No call has come since: now it is dropped.
    await expect.poll(countRelays).toBe(0);
  });

  it("[P1] have the hub asked again whose answer a later frame has overtaken", async () => {
    const position = (n: number) => ({ n, epoch: "epoch" });
    let asked = 0;
    await runInDurableObject(relay(), (instance: Relay) => {
      const resume = async (): Promise<readonly ResumeAnswer[]> => {
        asked += 1;
        if (asked > 1) return [{ position: position(2), text: rowsText(subject, 2, rows(2, 2)), isPart: false }];
        instance.deliver([{ subject, position: position(2), text: rowsText(subject, 2, rows(2, 2)) }]);
        return [{ position: position(1), text: null, isPart: false }];
      };
      replace(instance, { SPORT_HUB: { getByName: () => ({ resume, heads: async () => [] }) } });
    });
    const subscriber = await openSubscriber([{ subject, since: 1 }]);
    expect([await subscriber.next(), await subscriber.next()]).toEqual([hello(2), rowsFrame(2, 2)]);
    expect(asked).toBe(2);
  });
});
