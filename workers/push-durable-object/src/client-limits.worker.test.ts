import { evictDurableObject, reset, runInDurableObject } from "cloudflare:test";
import { afterEach, describe, expect, it } from "vitest";
import { closeCodes } from "../../../shared/push/close-codes.ts";
import { maxFramesPerMinute, maxSocketsPerClient } from "../../../shared/push/limits.ts";
import { countRelays, hello, relay, subject } from "./test-hub.ts";
import { openReader } from "./test-reader.ts";

afterEach(() => reset());

describe("a client", () => {
  it("[P12] gets so many sockets of a relay and no more, in no other shard either, and others get theirs", async () => {
    const mine = { address: "2001:db8:1:2::1" };
    for (let count = 0; count < maxSocketsPerClient; count += 1) await openReader([{ subject, since: 0 }], mine);
    const neighbour = await openReader([{ subject, since: 0 }], { address: "2001:db8:1:2::ffff" });
    expect(await neighbour.closed()).toBe(closeCodes.tooManySockets.code);
    expect(await countRelays()).toBe(1);
    const other = await openReader([{ subject, since: 0 }], { address: "2001:db8:1:3::1" });
    expect(await other.next()).toEqual(hello(0));
  });

  it("[P12] cannot open more of them at once either, nor after its relay slept", async () => {
    const mine = { address: "203.0.113.7" };
    await openReader([{ subject, since: 0 }], mine);
    await evictDurableObject(relay());
    const readers = await Promise.all(
      Array.from({ length: maxSocketsPerClient + 9 }, () => openReader([{ subject, since: 0 }], mine)),
    );
    const open = await runInDurableObject(relay(), (_, state) => state.getWebSockets().length);
    expect(open).toBe(maxSocketsPerClient);
    const codes = await Promise.all(readers.map((reader) => Promise.race([reader.closed(), reader.next()])));
    expect(codes.filter((code) => code === closeCodes.tooManySockets.code)).toHaveLength(10);
  });

  it("[P12] that leaves makes room", async () => {
    const mine = { address: "203.0.113.7" };
    const readers = await Promise.all(
      Array.from({ length: maxSocketsPerClient }, () => openReader([{ subject, since: 0 }], mine)),
    );
    readers[0]?.close();
    await readers[0]?.closed();
    expect(await (await openReader([{ subject, since: 0 }], mine)).next()).toEqual(hello(0));
  });

  it.each([
    ["leave", { t: "leave", s: "u_1_1" }],
    ["seen", { t: "seen", m: "00000000" }],
    ["join", { t: "join", s: "u_1_1", since: 0 }],
  ] as const)("[P12] that floods its relay with %s frames is closed", async (_, frame) => {
    const reader = await openReader([{ subject, since: 0 }]);
    await reader.next();
    for (let count = 0; count <= maxFramesPerMinute; count += 1) reader.send(frame);
    expect(await reader.closed()).toBe(closeCodes.tooMany.code);
  });
});
