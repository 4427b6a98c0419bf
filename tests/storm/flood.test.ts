import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { ServerFrame } from "../../shared/push/frames.ts";
import { openPush, row, subject, wideRow, type CalmPush } from "./calm-push.ts";

let push: CalmPush;
beforeEach(async () => {
  push = await openPush();
  push.mishap("publish", { delayMs: 1, answerDelayMs: 1 });
  push.mishap("Relay deliver", sending);
});
afterEach(() => push.close());

/** The delays of one call. */
const sending = { delayMs: 5, answerDelayMs: 5 };
const rowsAtOnce = 4;
const rowsOf = (firstSeq: number) => Array.from({ length: rowsAtOnce }, (_, index) => wideRow(firstSeq + index));
const kinds = (frames: readonly ServerFrame[]) => [...new Set(frames.map(({ t }) => t))];
const countRows = (frames: readonly ServerFrame[]) =>
  frames.reduce((count, frame) => count + (frame.t === "rows" ? frame.r.split("~").length - 1 : 0), 0);

/** Publishes like a busy ledger: each batch as soon as the last one was answered. @returns the last number */
async function flood(forMs: number, stepMs: number): Promise<number> {
  let next = 1;
  const status = { isOver: false };
  const publishing = (async () => {
    while (!status.isOver) {
      const firstSeq = next;
      next += rowsAtOnce;
      await push.publishAtOnce(rowsOf(firstSeq), firstSeq);
    }
  })();
  for (let passed = 0; passed < forMs; passed += stepMs) await push.pass(stepMs);
  status.isOver = true;
  await push.pass(2_000);
  await publishing;
  return next - 1;
}

describe("a flood", () => {
  it("is answered no faster than it is sent, so that every row is sent and none is only announced", async () => {
    const subscriber = await push.subscribe();
    subscriber.take();
    const last = await flood(200, 5);
    const heard = subscriber.take();
    expect(last).toBeGreaterThan(100);
    expect(kinds(heard)).toEqual(["rows"]);
    expect(countRows(heard)).toBe(last);
  });

  it("fills its frames, and each leaves as soon as it is full", async () => {
    const subscriber = await push.subscribe();
    const answers: number[] = [];
    for (let firstSeq = 1; firstSeq <= 17; firstSeq += rowsAtOnce) {
      void push.publishAtOnce(rowsOf(firstSeq), firstSeq).then(({ have }) => answers.push(have));
    }
    // The first publication goes out alone, as the hub is idle; it does not pause before the next 16 KB.
    await push.pass(20);
    expect(countRows(subscriber.take())).toBe(rowsAtOnce + 16);
    expect(answers).toEqual([4, 8, 12, 16, 20]);
  });

  it("leaves a publication that finds room without a wait, also while others are being sent", async () => {
    await push.subscribe();
    push.mishap("Relay deliver", { answerDelayMs: 400 });
    await push.publishRows([row(1)]);
    // `publishRows` gives it 10 ms.
    expect(await push.publishRows([row(2)], 2)).toEqual({ have: 2 });
  });

  it("is not sent faster than most relays take it, and a publisher waits no longer than a second", async () => {
    await push.subscribe();
    push.mishap("Relay deliver", { fate: "hung" });
    const answers: number[] = [];
    for (let firstSeq = 1; firstSeq <= 60; firstSeq += 20) {
      const rows = Array.from({ length: 20 }, (_, index) => wideRow(firstSeq + index));
      void push.publishAtOnce(rows, firstSeq).then(() => answers.push(firstSeq));
    }
    await push.pass(100);
    expect(answers).toEqual([1]);
    await push.pass(1_000);
    expect(answers).toHaveLength(3);
  });

  it("[P11] waits for sockets to read: those that read more slowly than it comes are not cut off", async () => {
    const subscriber = await push.subscribe([{ subject, since: 0 }], { readMs: 120 });
    const last = await flood(1_000, 5);
    await push.pass(5_000);
    expect(subscriber.heard.closedWith).toBeNull();
    expect(countRows(subscriber.take())).toBe(last);
  });

  it("[P26] goes on at relays beside one that hangs", async () => {
    const near = await push.subscribe([{ subject, since: 0 }], { continent: "EU" });
    await push.subscribe([{ subject, since: 0 }], { continent: "AS" });
    near.take();
    push.mishap("sport:1:apac:0 deliver", { fate: "hung" });
    const last = await flood(400, 5);
    const heard = near.take();
    expect(kinds(heard)).toEqual(["rows"]);
    expect(countRows(heard)).toBe(last);
    expect(last).toBeGreaterThan(100);
  });
});
