import { reset } from "cloudflare:test";
import { afterEach, describe, expect, it } from "vitest";
import { closeCodes } from "../../../shared/push/close-codes.ts";
import type { ServerFrame } from "../../../shared/push/frames.ts";
import { maxOpeningBytes, maxRowsBytes } from "../../../shared/push/push-limits.ts";
import { updateSubject } from "../../../shared/push/subjects.ts";
import {
  countRows,
  hello,
  publish,
  publisher,
  publishWide,
  relay,
  rowsFrame,
  subject,
  toHave,
  wideRows,
} from "./test-hub.ts";
import { openSubscriber } from "./test-subscriber.ts";
import { evict } from "../../evict.fixture.ts";

afterEach(() => reset());

describe("a subscriber that does not keep up", () => {
  /** Sends frames of 10 KB until the subscriber is closed. */
  async function flood(first: number, isClosed: () => boolean, most: number): Promise<number> {
    let seq = first;
    for (let frame = 0; frame < most && !isClosed(); frame += 1) {
      await publishWide(seq, seq + 9);
      seq += 10;
      await expect.poll(() => deliveredTo(seq - 1)).toBe(true);
    }
    return seq - 1;
  }
  let witness: Awaited<ReturnType<typeof openSubscriber>>;
  let witnessed = 0;
  const deliveredTo = async (seq: number) => {
    while (witnessed < seq) {
      const frame = await witness.next();
      if (frame.t === "rows") witnessed = frame.n + countRows(frame) - 1;
    }
    return true;
  };

  it("[P11] is closed with a code that lets it resume, while one that reads beside it gets everything", async () => {
    witness = await openSubscriber([{ subject, since: 0 }]);
    witnessed = 0;
    const stuck = await openSubscriber([{ subject, since: 0 }], { isReading: false });
    let isClosed = false;
    const code = stuck.closed().then((value) => {
      isClosed = true;
      return value;
    });
    const last = await flood(1, () => isClosed, 20);
    expect(await code).toBe(closeCodes.behind.code);
    expect(last).toBeLessThanOrEqual(110);
    // The one is sent nothing more; the other reads on.
    await publishWide(last + 1, last + 10);
    expect(await deliveredTo(last + 10)).toBe(true);
    expect(witness.marks.length).toBeGreaterThan(3);
    expect(stuck.marks).toHaveLength(1);
  });

  it("[P11] is not saved by an answer that no mark had, nor by sleep of its relay", async () => {
    witness = await openSubscriber([{ subject, since: 0 }]);
    witnessed = 0;
    const stuck = await openSubscriber([{ subject, since: 0 }], { isReading: false });
    let isClosed = false;
    const code = stuck.closed().then((value) => {
      isClosed = true;
      return value;
    });
    let last = 0;
    const hasEnded = () => isClosed;
    for (let round = 0; round < 12 && !hasEnded(); round += 1) {
      last = await flood(last + 1, hasEnded, 1);
      stuck.send({ t: "seen", m: "00000000" });
      stuck.sendText("ping");
      await stuck.pong();
      await evict(relay());
    }
    expect(await code).toBe(closeCodes.behind.code);
  });

  it("[P11] is not asked for a sign while little is sent to it", async () => {
    const subscriber = await openSubscriber([{ subject, since: 0 }]);
    await subscriber.next();
    await publish(1, 20);
    expect(await subscriber.next()).toEqual(rowsFrame(1, 20));
    expect(subscriber.marks).toEqual([]);
  });
});

describe("what is too much for one frame", () => {
  it("[P13] is replayed in parts, and a hello says that there is more", async () => {
    for (let first = 1; first <= 100; first += 10) await publishWide(first, first + 9);
    const subscriber = await openSubscriber([{ subject, since: 0 }]);
    expect(await subscriber.next()).toEqual(hello(100));
    const frames: ServerFrame[] = [];
    for (let have = 0; have < 100;) {
      const frame = await subscriber.next();
      frames.push(frame);
      have += countRows(frame);
      if (frame.t === "hello") subscriber.send({ t: "join", s: subject, since: have });
    }
    const parts = frames.filter((frame) => frame.t === "rows");
    expect(frames.filter((frame) => frame.t === "hello")).toEqual([hello(100), hello(100), hello(100)]);
    expect(parts.map(({ n }) => n)).toEqual([1, 32, 63, 94]);
    expect(Math.max(...parts.map(({ r }) => new TextEncoder().encode(r).length))).toBeLessThanOrEqual(maxRowsBytes);
  });

  it("[P13] is announced to everybody when it comes at once", async () => {
    const subscriber = await openSubscriber([{ subject, since: 0 }]);
    await subscriber.next();
    await publishWide(1, 100);
    expect(await subscriber.next()).toEqual(hello(100));
    subscriber.send({ t: "join", s: subject, since: 0 });
    expect(await subscriber.next()).toMatchObject({ t: "rows", n: 1 });
  });

  it("[P13] is left for the subscriber to ask for when it joins many subjects far behind", async () => {
    const sports = [1, 2, 3, 4];
    for (const sport of sports) {
      await publisher.publish(sport, { subject: updateSubject(sport), firstSeq: 1, rows: wideRows(1, 30) });
    }
    const subscriber = await openSubscriber(sports.map((sport) => ({ subject: updateSubject(sport), since: 0 })));
    await subscriber.next();
    const first = await subscriber.next();
    const second = await subscriber.next();
    expect([first.t, second.t]).toEqual(["rows", "rows"]);
    expect(JSON.stringify([first, second]).length).toBeLessThanOrEqual(maxOpeningBytes);
    expect(Object.keys(toHave(await subscriber.next()))).toEqual([updateSubject(3), updateSubject(4)]);
  });
});
