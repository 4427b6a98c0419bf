import { describe, expect, it } from "vitest";
import { maxSocketsPerRelay } from "../../../../shared/push/push-limits.ts";
import { createSeeded } from "../../../../tests/storm/seeded.ts";
import { pickRoom, relaysFor, socketsPerRelay } from "./rooms.ts";

const empty = (shards: number) => Array.from({ length: shards }, (_, shard) => ({ shard, sockets: 0 }));

describe("the relays that newcomers are sent to", () => {
  it("are one for a small site, and more before the first is full", () => {
    expect([0, 1, 391].map((sockets) => relaysFor(sockets, 1))).toEqual([1, 1, 1]);
    expect(relaysFor(392, 1)).toBe(2);
    expect(relaysFor(maxSocketsPerRelay, 1)).toBe(2);
  });

  it("are enough for ten million", () => {
    expect(relaysFor(10_000_000, 1) * maxSocketsPerRelay).toBeGreaterThan(10_000_000);
  });

  it("are more where more is sent, and never so many that a relay holds next to nobody", () => {
    expect([1, 20, 40, 1_000].map(socketsPerRelay)).toEqual([489, 489, 250, 100]);
    expect(relaysFor(10_000, 40)).toBe(2 * relaysFor(10_000, 1) - 2);
  });
});

describe("a newcomer", () => {
  it("goes to the emptier of two", () => {
    const rooms = [
      { shard: 0, sockets: 9 },
      { shard: 1, sockets: 3 },
    ];
    for (const number of [0, 0.9]) expect(pickRoom(rooms, () => number)?.shard).toBe(1);
  });

  it("goes nowhere where all are full", () => {
    expect(pickRoom([{ shard: 0, sockets: maxSocketsPerRelay }], () => 0)).toBeNull();
    expect(pickRoom([], () => 0)).toBeNull();
  });

  it("leaves relays nearly even: the fullest of 100 has less than 5 more than the mean after 10,000", () => {
    const rooms = empty(100);
    const { next } = createSeeded(7);
    for (let count = 0; count < 10_000; count += 1) {
      const room = pickRoom(rooms, next);
      if (room !== null) room.sockets += 1;
    }
    expect(Math.max(...rooms.map(({ sockets }) => sockets))).toBeLessThan(105);
  });
});
