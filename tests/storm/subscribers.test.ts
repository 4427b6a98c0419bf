import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { closeCodes } from "../../shared/push/close-codes.ts";
import {
  maxClientFrameLength,
  maxOpeningBytes,
  maxRowsBytes,
  maxSubjectsPerSocket,
  maxUnreadBytes,
} from "../../shared/push/push-limits.ts";
import { gameSubject, oddsSubject, updateSubject } from "../../shared/push/subjects.ts";
import { openPush, positions, rowsFrame, subject, wideRow, type CalmPush } from "./calm-push.ts";

let push: CalmPush;
beforeEach(async () => {
  push = await openPush();
});
afterEach(() => push.close());

const odds = oddsSubject(1, "fr");
const game = gameSubject("fr", 1, "1abcdefg");
const join = (s: string, since: number) => ({ t: "join", s, since }) as const;

describe("a subscriber", () => {
  it("[P4] is replayed a gap when it asks again, and told its position where nothing is missing", async () => {
    await push.publish(1, 9);
    const subscriber = await push.subscribe([{ subject, since: 9 }]);
    subscriber.take();
    await subscriber.send(join(subject, 4));
    expect(subscriber.take()).toEqual([rowsFrame(5, 9)]);
    await subscriber.send(join(subject, 9));
    expect(subscriber.take().map(positions)).toEqual([{ [subject]: 9 }]);
  });

  it("reads another subject from the moment at which it joins it, once, and nothing more once it leaves it", async () => {
    const subscriber = await push.subscribe();
    subscriber.take();
    await push.publish(1, 2, game);
    expect(subscriber.take()).toEqual([]);
    await subscriber.send(join(game, 0));
    await subscriber.send(join(game, 2));
    subscriber.take();
    await push.publish(3, 3, game);
    expect(subscriber.take()).toEqual([rowsFrame(3, 3, game)]);
    await subscriber.send({ t: "leave", s: game }, { t: "leave", s: odds });
    await push.publish(4, 4, game);
    await push.publish(1, 1);
    expect(subscriber.take()).toEqual([rowsFrame(1, 1)]);
  });

  it("keeps what it joined and left through a sleep of its relay", async () => {
    const subscriber = await push.subscribe();
    await subscriber.send(join(game, 0), { t: "leave", s: subject });
    subscriber.take();
    push.sleep("Relay");
    await push.publish(1, 1);
    await push.publish(1, 1, game);
    expect(subscriber.take()).toEqual([rowsFrame(1, 1, game)]);
  });

  it("[P6] is answered pong", async () => {
    const subscriber = await push.subscribe();
    await subscriber.sendText("ping");
    expect(subscriber.heard.pongs).toBe(1);
  });

  it("[P7] [C6.03] gets no odds where its place allows none, neither before a sleep of its relay nor after it", async () => {
    for (const isAsleep of [false, true]) {
      const belgian = await push.subscribe([{ subject, since: 0 }], { market: null });
      belgian.take();
      if (isAsleep) push.sleep("Relay");
      await belgian.send(join(odds, 0));
      expect(belgian.heard.closedWith).toBe(closeCodes.policy.code);
      await push.publish(1, 1, odds);
      expect(belgian.take()).toEqual([]);
    }
    const french = await push.subscribe([{ subject, since: 0 }]);
    push.sleep("Relay");
    await french.send(join(odds, 0));
    expect(french.take()).toContainEqual(rowsFrame(1, 1, odds));
  });

  it("[P2] joins so many subjects, one of them again, and no more", async () => {
    const subjects = [
      subject,
      ...Array.from({ length: maxSubjectsPerSocket - 1 }, (_, index) => gameSubject("fr", 1, `1game${100 + index}`)),
    ];
    const subscriber = await push.subscribe(subjects.map((each) => ({ subject: each, since: 0 })));
    await subscriber.send(join(subject, 0));
    expect(subscriber.heard.closedWith).toBeNull();
    await subscriber.send(join(game, 0));
    expect(subscriber.heard.closedWith).toBe(closeCodes.tooMany.code);
  });

  it.each([
    ["not JSON", "{", "malformed"],
    ["bytes", new ArrayBuffer(3), "malformed"],
    ["too long", `{"t":"leave","s":"${"x".repeat(maxClientFrameLength)}"}`, "tooBig"],
    ["a join of what no sport has", '{"t":"join","s":"u_99_1","since":0}', "unknownSubject"],
  ] as const)("[P2] is closed for a frame that is %s", async (_, frame, close) => {
    const subscriber = await push.subscribe();
    await subscriber.sendText(frame);
    expect(subscriber.heard.closedWith).toBe(closeCodes[close].code);
  });

  it("[P10] is sent away, to come back later, where its hub does not answer what it asks", async () => {
    await push.publish(1, 2);
    const subscriber = await push.subscribe([{ subject, since: 2 }]);
    push.mishap("resume", { fate: "lost" });
    await subscriber.send(join(subject, 1));
    expect(subscriber.heard.closedWith).toBe(closeCodes.tryLater.code);
  });

  it("[P17] is sent away soon where its hub hangs", async () => {
    const subscriber = await push.subscribe();
    push.mishap("resume", { fate: "hung" });
    await subscriber.send(join(game, 0));
    expect(subscriber.heard.closedWith).toBeNull();
    await push.pass(10_000);
    expect(subscriber.heard.closedWith).toBe(closeCodes.tryLater.code);
  });

  it("is sent nothing, and asks nothing, once it was closed", async () => {
    const subscriber = await push.subscribe([{ subject, since: 0 }], { isReading: false });
    await subscriber.sendText("{");
    const asked = push.calls.length;
    await subscriber.send(join(game, 0), { t: "leave", s: subject });
    expect(push.calls).toHaveLength(asked);
    await push.publish(1, 1);
    expect(subscriber.take()).toEqual([]);
  });

  it("is not served an answer that comes after it has gone", async () => {
    const subscriber = await push.subscribe();
    push.mishap("resume", { answerDelayMs: 100 });
    await subscriber.send(join(game, 0));
    await subscriber.sendText("{");
    await push.pass(200);
    await push.publish(1, 1, game);
    expect(subscriber.heard.closedWith).toBe(closeCodes.malformed.code);
    expect(subscriber.take().filter((frame) => frame.t === "rows")).toEqual([]);
  });
});

describe("a subscriber that does not keep up", () => {
  const flood = async (first: number, frames: number) => {
    for (let index = 0; index < frames; index += 1) {
      const from = first + index * 10;
      await push.publish(from, from + 9, subject, wideRow);
    }
  };

  it("[P11] is closed before too much waits for it, while one beside it that reads gets everything", async () => {
    const stuck = await push.subscribe([{ subject, since: 0 }], { isReading: false });
    const reader = await push.subscribe();
    await flood(1, 20);
    expect(stuck.wire.server.readyState).not.toBe(1);
    expect(stuck.wire.mostWaiting()).toBeGreaterThan(maxUnreadBytes / 2);
    expect(stuck.wire.mostWaiting()).toBeLessThanOrEqual(maxUnreadBytes);
    expect(reader.heard.closedWith).toBeNull();
    expect(reader.marks.length).toBeGreaterThan(3);
    expect(new Set(reader.marks).size).toBe(reader.marks.length);
    expect(reader.take().filter((frame) => frame.t === "rows")).toHaveLength(20);
  });

  it("[P11] is not saved by an answer that no mark had, nor by sleep of its relay", async () => {
    const stuck = await push.subscribe([{ subject, since: 0 }], { isReading: false });
    for (let round = 0; round < 12; round += 1) {
      await flood(1 + round * 10, 1);
      await stuck.send({ t: "seen", m: "00000000" });
      push.sleep("Relay");
    }
    expect(stuck.wire.server.readyState).not.toBe(1);
  });

  it("[P11] is not asked for a sign while little is sent to it", async () => {
    const reader = await push.subscribe();
    await push.publish(1, 20);
    expect(reader.marks).toEqual([]);
  });
});

describe("what is too much for one frame", () => {
  const bytesOf = (frame: { readonly t: string; readonly r?: string }) => new TextEncoder().encode(frame.r).length;

  it("[P13] is replayed in parts, and a hello says that there is more", async () => {
    for (let first = 1; first <= 100; first += 10) await push.publish(first, first + 9, subject, wideRow);
    const subscriber = await push.subscribe();
    const [, part, more] = subscriber.take();
    if (part?.t !== "rows") throw new Error("the first part is rows");
    expect(positions(more)).toEqual({ [subject]: 100 });
    expect(bytesOf(part)).toBeLessThanOrEqual(maxRowsBytes);
    const have = part.r.split("~").length - 1;
    await subscriber.send(join(subject, have));
    expect(subscriber.take()[0]).toMatchObject({ t: "rows", n: have + 1 });
    await subscriber.send(join(subject, 99));
    expect(subscriber.take()).toEqual([rowsFrame(100, 100, subject, wideRow)]);
  });

  it("[P13] is announced to everybody when it comes at once", async () => {
    const subscriber = await push.subscribe();
    subscriber.take();
    await push.publish(1, 100, subject, wideRow);
    expect(subscriber.take().map(positions)).toEqual([{ [subject]: 100 }]);
    await push.publish(101, 103, subject, wideRow);
    expect(subscriber.take()).toEqual([rowsFrame(101, 103, subject, wideRow)]);
  });

  it("[P13] is left for the subscriber to ask for where it joins many subjects far behind", async () => {
    const sports = [1, 2, 3, 4];
    const rows = Array.from({ length: 30 }, (_, index) => wideRow(index + 1));
    for (const sport of sports) await push.publishRows(rows, 1, updateSubject(sport), sport);
    const subscriber = await push.subscribe(sports.map((sport) => ({ subject: updateSubject(sport), since: 0 })));
    const [, ...frames] = subscriber.take();
    expect(frames.map(({ t }) => t)).toEqual(["rows", "rows", "hello"]);
    expect(frames.slice(0, 2).reduce((sum, frame) => sum + bytesOf(frame), 0)).toBeLessThanOrEqual(maxOpeningBytes);
    expect(Object.keys(positions(frames[2]) ?? {})).toEqual([updateSubject(3), updateSubject(4)]);
  });
});
