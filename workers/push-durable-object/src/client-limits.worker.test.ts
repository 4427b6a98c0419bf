import { reset, runInDurableObject } from "cloudflare:test";
import { afterEach, describe, expect, it } from "vitest";
import { closeCodes } from "../../../shared/push/close-codes.ts";
import { maxFramesPerMinute, maxSocketsPerClient } from "../../../shared/push/push-limits.ts";
import { countRelays, hello, relay, subject } from "./test-hub.ts";
import { openSubscriber } from "./test-subscriber.ts";
import { evict } from "../../evict.fixture.ts";

afterEach(() => reset());

describe("a client", () => {
  it("[P12] gets a limited number of sockets of a relay, no more in another shard, and others get theirs", async () => {
    const mine = { address: "2001:db8:1:2::1" };
    for (let count = 0; count < maxSocketsPerClient; count += 1) await openSubscriber([{ subject, since: 0 }], mine);
    const neighbour = await openSubscriber([{ subject, since: 0 }], { address: "2001:db8:1:2::ffff" });
    expect(await neighbour.closed()).toBe(closeCodes.tooManySockets.code);
    expect(await countRelays()).toBe(1);
    const other = await openSubscriber([{ subject, since: 0 }], { address: "2001:db8:1:3::1" });
    expect(await other.next()).toEqual(hello(0));
  });

  it("[P12] cannot open more of them at once either, nor after its relay slept", async () => {
    const mine = { address: "203.0.113.7" };
    await openSubscriber([{ subject, since: 0 }], mine);
    await evict(relay());
    const subscribers = await Promise.all(
      Array.from({ length: maxSocketsPerClient + 9 }, () => openSubscriber([{ subject, since: 0 }], mine)),
    );
    const open = await runInDurableObject(relay(), (_, state) => state.getWebSockets().length);
    expect(open).toBe(maxSocketsPerClient);
    const codes = await Promise.all(
      subscribers.map((subscriber) => Promise.race([subscriber.closed(), subscriber.next()])),
    );
    expect(codes.filter((code) => code === closeCodes.tooManySockets.code)).toHaveLength(10);
  });

  it("[P12] that leaves makes room", async () => {
    const mine = { address: "203.0.113.7" };
    const subscribers = await Promise.all(
      Array.from({ length: maxSocketsPerClient }, () => openSubscriber([{ subject, since: 0 }], mine)),
    );
    subscribers[0]?.close();
    await subscribers[0]?.closed();
    expect(await (await openSubscriber([{ subject, since: 0 }], mine)).next()).toEqual(hello(0));
  });

  it.each([
    ["leave", { t: "leave", s: "u_1_1" }],
    ["seen", { t: "seen", m: "00000000" }],
    ["join", { t: "join", s: "u_1_1", since: 0 }],
  ] as const)("[P12] that floods its relay with %s frames is closed", async (_, frame) => {
    const subscriber = await openSubscriber([{ subject, since: 0 }]);
    await subscriber.next();
    for (let count = 0; count <= maxFramesPerMinute; count += 1) subscriber.send(frame);
    expect(await subscriber.closed()).toBe(closeCodes.tooMany.code);
  });
});
