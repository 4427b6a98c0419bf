import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { windowLimits } from "../../shared/push/push-limits.ts";
import { updateSubject } from "../../shared/push/subjects.ts";
import { epochOf, openPush, positions, row, rowsFrame, subject, type CalmPush } from "./calm-push.ts";

let push: CalmPush;
beforeEach(async () => {
  push = await openPush();
});
afterEach(() => push.close());

const join = (since: number) => ({ t: "join", s: subject, since }) as const;
const repair = (goOnFrom: number) => ({ t: "repair", s: subject, n: goOnFrom });
/** As much time as the hub's pace takes under load. */
const paced = () => push.pass(1_000);

describe("what a hub is sent", () => {
  it("is answered with the last number that it holds, whatever comes twice, and goes out once", async () => {
    const subscriber = await push.subscribe();
    subscriber.take();
    expect(await push.publish(1, 5)).toEqual({ have: 5 });
    expect(await push.publish(1, 5)).toEqual({ have: 5 });
    expect(await push.publish(4, 7)).toEqual({ have: 7 });
    expect(subscriber.take()).toEqual([rowsFrame(1, 5), rowsFrame(6, 7)]);
  });

  it("[P3] is refused once where a number is missing, and begins a new window where its ledger has nothing older", async () => {
    await push.publish(1, 2);
    const subscriber = await push.subscribe([{ subject, since: 2 }]);
    subscriber.take();
    expect(await push.publish(5, 6)).toEqual({ have: 2 });
    expect(await push.publish(3, 3)).toEqual({ have: 3 });
    expect(await push.publish(5, 6)).toEqual({ have: 3 });
    expect(await push.publish(5, 6)).toEqual({ have: 6 });
    expect(subscriber.take()).toEqual([rowsFrame(3, 3), rowsFrame(5, 6)]);
    await subscriber.send(join(2));
    expect(subscriber.take()).toEqual([repair(4)]);
  });

  it.each([
    ["ends before what it holds", [row(1)], 1],
    ["ends where it does, with another row", [row(1), row(2), row(77)], 1],
    ["overlaps it with another row and goes on", [row(77), row(4)], 3],
  ])("[P5] [P9] is another history where it %s: subscribers learn of a new epoch", async (_, rows, firstSeq) => {
    await push.publish(1, 3);
    const subscriber = await push.subscribe([{ subject, since: 3 }]);
    const [before] = subscriber.take();
    const last = firstSeq + rows.length - 1;
    expect(await push.publishRows(rows, firstSeq)).toEqual({ have: last });
    await paced();
    const [after, ...rest] = subscriber.take();
    for (const hello of [after, ...rest]) expect(positions(hello)).toEqual({ [subject]: last });
    expect(epochOf(after)).not.toBe(epochOf(before));
    expect(epochOf((await push.subscribe([{ subject, since: last }])).take()[0])).toBe(epochOf(after));
  });

  it("[P9] of a new epoch is announced, also what follows before that went out", async () => {
    await push.publish(1, 3);
    const subscriber = await push.subscribe([{ subject, since: 3 }]);
    subscriber.take();
    await push.publishRows([row(4)], 4);
    await push.publishRows([row(77)]);
    await push.publishRows([row(2)], 2);
    await paced();
    const [sent, ...hellos] = subscriber.take();
    expect(sent).toEqual(rowsFrame(4, 4));
    for (const hello of hellos) expect(positions(hello)).toEqual({ [subject]: 2 });
    expect(hellos).not.toEqual([]);
    await push.publish(3, 3);
    expect(subscriber.take()).toEqual([rowsFrame(3, 3)]);
  });

  it("has to be of the sport, and one row for each number", async () => {
    await expect(push.publishRows([row(1)], 1, updateSubject(2))).rejects.toThrow("does not publish");
    await expect(push.publishRows([row(1)], 1, "nonsense", 0)).rejects.toThrow("does not publish");
    for (const rows of [[], [""], [row(1) + row(2)], ["AA÷A"]]) {
      await expect(push.publishRows(rows)).rejects.toThrow("one row");
    }
  });

  it("[P17] does not keep a ledger waiting where the hub hangs", async () => {
    push.mishap("publish", { fate: "hung" });
    let end = "";
    push.publish(1, 1).then(
      () => (end = "answered"),
      () => (end = "given up"),
    );
    await push.pass(10_000);
    for (let turn = 0; turn < 3; turn += 1) await push.pass(1);
    expect(end).toBe("given up");
  });
});

describe("what a hub sends", () => {
  it("goes out at once when it is idle, and together under load", async () => {
    const subscriber = await push.subscribe();
    subscriber.take();
    await push.publish(1, 1);
    expect(subscriber.take()).toEqual([rowsFrame(1, 1)]);
    await push.publishRows([row(2)], 2);
    await push.publishRows([row(3)], 3);
    expect(subscriber.take()).toEqual([rowsFrame(2, 2)]);
    await push.pass(20);
    expect(subscriber.take()).toEqual([rowsFrame(3, 3)]);
    await paced();
    const many = Array.from({ length: 200 }, (_, index) => row(4 + index));
    await push.publishRows(many, 4);
    await push.publishRows([row(204)], 204);
    await push.publishRows([row(205)], 205);
    await push.pass(60);
    expect(subscriber.take()).toEqual([rowsFrame(4, 203)]);
    await push.pass(20);
    expect(subscriber.take()).toEqual([rowsFrame(204, 205)]);
  });

  it("goes to each subject by itself, and on after a relay that could not be reached", async () => {
    const other = "ul_1_1";
    const subscriber = await push.subscribe([
      { subject, since: 0 },
      { subject: other, since: 0 },
    ]);
    subscriber.take();
    push.mishap("deliver", { fate: "lost" });
    await push.publish(1, 1);
    push.forgetMishaps();
    await push.publish(2, 2);
    await push.publish(1, 1, other);
    expect(subscriber.take()).toEqual([rowsFrame(2, 2), rowsFrame(1, 1, other)]);
  });

  it("goes on to a relay that hangs once its time is up, together with what came meanwhile", async () => {
    const subscriber = await push.subscribe();
    subscriber.take();
    push.mishap("Relay deliver", { fate: "hung" });
    await push.publish(1, 1);
    push.forgetMishaps();
    await push.publish(2, 2);
    await push.publish(3, 3);
    expect(subscriber.take()).toEqual([]);
    await push.pass(10_000);
    expect(subscriber.take()).toEqual([rowsFrame(2, 3)]);
  });
});

describe("what a hub keeps", () => {
  it("[P5] is the last changes: a subscriber that missed more is sent to the repair feed", async () => {
    const { maxRows } = windowLimits;
    await push.publish(1, 5);
    await push.publish(6, maxRows + 105);
    const subscriber = await push.subscribe([{ subject, since: 104 }]);
    expect(subscriber.take()[1]).toEqual(repair(105));
  });

  it("[P5] is not older than its age limit", async () => {
    await push.publish(1, 2);
    await push.pass(windowLimits.maxAgeMs - 5_000);
    await push.publish(3, 3);
    const inTime = await push.subscribe([{ subject, since: 0 }]);
    expect(inTime.take()[1]).toEqual(rowsFrame(1, 3));
    await push.pass(10_000);
    await push.publish(4, 4);
    const late = await push.subscribe([{ subject, since: 0 }]);
    expect(late.take()[1]).toEqual(repair(2));
  });

  it("[P5] does not age by a clock that goes back, and does not stay for ever where that was far ahead", async () => {
    await push.publish(1, 1);
    push.shiftClock(-120_000);
    await push.publish(2, 2);
    const whole = await push.subscribe([{ subject, since: 0 }]);
    expect(whole.take()[1]).toEqual(rowsFrame(1, 2));
    push.shiftClock(100 * windowLimits.maxAgeMs);
    await push.publish(3, 3);
    push.shiftClock(-100 * windowLimits.maxAgeMs);
    await push.publish(4, 4);
    const late = await push.subscribe([{ subject, since: 0 }]);
    expect(late.take()[1]).toEqual(repair(3));
  });

  it("[P5] is less than what a subscriber of another history holds", async () => {
    await push.publish(1, 5);
    const subscriber = await push.subscribe([{ subject, since: 6 }]);
    expect(subscriber.take()[1]).toEqual(repair(0));
  });

  it("[P3] outlives its sleep: numbers, window, relays and epoch", async () => {
    await push.publish(1, 5);
    const subscriber = await push.subscribe([{ subject, since: 5 }]);
    const [before] = subscriber.take();
    await paced();
    push.sleep("SportHub");
    expect(await push.publish(6, 6)).toEqual({ have: 6 });
    expect(subscriber.take()).toEqual([rowsFrame(6, 6)]);
    const late = await push.subscribe([{ subject, since: 2 }]);
    const [hello, ...rest] = late.take();
    expect([epochOf(hello), rest]).toEqual([epochOf(before), [rowsFrame(3, 6)]]);
  });

  it("[P5] [P9] is nothing once its storage is lost, which its subscribers learn without asking", async () => {
    await push.publish(1, 5);
    const subscriber = await push.subscribe([{ subject, since: 5 }]);
    const [before] = subscriber.take();
    await paced();
    push.wipe("SportHub");
    await push.pass(130_000);
    const [after] = subscriber.take();
    expect(positions(after)).toEqual({ [subject]: 0 });
    expect(epochOf(after)).not.toBe(epochOf(before));
    await subscriber.send(join(5));
    expect(subscriber.take()).toEqual([repair(0)]);
  });
});
