import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openPush, row, rowsFrame, subject, wideRow, type CalmPush } from "./calm-push.ts";

let push: CalmPush;
beforeEach(async () => {
  push = await openPush();
});
afterEach(() => push.close());

const join = (since: number) => ({ t: "join", s: subject, since }) as const;
const open = async (continent: string) => {
  const subscriber = await push.subscribe([{ subject, since: 0 }], { continent });
  subscriber.take();
  return subscriber;
};
/** Sends newcomers to relays of these numbers until each has one. */
async function openAtRelays(shards: readonly number[]) {
  push.mishap("Directory places", { answer: { rooms: shards.map((shard) => ({ shard, sockets: 0 })), returnMs: 0 } });
  const opened = new Map<string, Awaited<ReturnType<typeof open>>>();
  while (opened.size < shards.length) {
    const subscriber = await open("EU");
    opened.set(push.callsOf("Relay", "fetch").at(-1)?.name ?? "", subscriber);
  }
  return opened;
}
/** Publishes a change every 40 ms, so that none waits for the hub's pace. */
async function change(first: number, last: number) {
  for (let seq = first; seq <= last; seq += 1) {
    await push.publishRows([row(seq)], seq);
    await push.pass(30);
  }
}
const each = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => rowsFrame(first + index, first + index));
const textOf = (frames: readonly { readonly t: string }[]) =>
  frames.map((frame) => ("r" in frame ? String(frame.r) : `a ${frame.t}`)).join("");
const far = { delayMs: 150, answerDelayMs: 150 };

describe("a region that is far from its hub", () => {
  it("[P26] delays no other one: those get each change at once, and it gets all of them in fewer frames", async () => {
    const near = await open("EU");
    const away = await open("AS");
    push.mishap("sport:1:apac:0 deliver", far);
    for (let seq = 1; seq <= 20; seq += 1) {
      await push.publishRows([row(seq)], seq);
      expect(near.take()).toEqual(each(seq, seq));
      await push.pass(30);
    }
    await push.pass(1_000);
    const heard = away.take();
    expect(textOf(heard)).toBe(textOf(each(1, 20)));
    expect(heard.length).toBeLessThanOrEqual(4);
    expect(near.take()).toEqual([]);
  });

  it("[P26] gets what gathered as soon as it has answered, not after a pause for its way", async () => {
    const away = await open("AS");
    push.mishap("sport:1:apac:0 deliver", far);
    await change(1, 3);
    // Sent at 0, here at 150, answered at 300, here at 450.
    await push.pass(450 - 120 + 10);
    expect(away.take()).toEqual([rowsFrame(1, 1), rowsFrame(2, 3)]);
  });

  it("shares the texts of gathered frames with others as far away", async () => {
    await open("AS");
    await open("OC");
    for (const region of ["apac", "oc"]) push.mishap(`sport:1:${region}:0 deliver`, far);
    await change(1, 12);
    await push.pass(1_000);
    const delivered = push.callsOf("Relay", "deliver").slice(2);
    const [one = [], other = []] = ["apac", "oc"].map((region) =>
      delivered.filter(({ name }) => name.includes(region)).flatMap(({ args: [frames] }) => frames),
    );
    expect(one).toHaveLength(2);
    one.forEach((frame, index) => expect(frame).toBe(other[index]));
  });

  it("[P13] [P26] is told its position where more waits than a frame holds, and its subscribers ask for the rest", async () => {
    const near = await open("EU");
    const away = await open("AS");
    push.mishap("sport:1:apac:0 deliver", { delayMs: 2_000, answerDelayMs: 2_000 });
    for (let seq = 1; seq <= 61; seq += 20) {
      await push.publishRows(
        Array.from({ length: 20 }, (_, index) => wideRow(seq + index)),
        seq,
      );
      await push.pass(300);
    }
    expect(near.take().filter(({ t }) => t === "rows")).toHaveLength(4);
    await push.pass(10_000);
    expect(away.take()).toMatchObject([
      { t: "rows", n: 1 },
      { t: "hello", have: { [subject]: { n: 80 } } },
    ]);
    await away.send(join(20));
    expect(away.take()).toMatchObject([
      { t: "rows", n: 21 },
      { t: "hello", have: { [subject]: { n: 80 } } },
    ]);
  });

  it("[P9] hears of a new epoch, and of no rows of the one before", async () => {
    const away = await open("AS");
    push.mishap("sport:1:apac:0 deliver", far);
    await change(1, 3);
    await push.publishRows([row(77)]);
    await push.pass(2_000);
    expect(away.take()).toMatchObject([
      { t: "rows", n: 1 },
      { t: "hello", have: { [subject]: { n: 1 } } },
      { t: "hello", have: { [subject]: { n: 1 } } },
    ]);
  });
});

describe("a child that hangs or fails", () => {
  it("[P26] delays nobody, at a hub", async () => {
    const near = await open("EU");
    await open("AS");
    push.mishap("sport:1:apac:0 deliver", { fate: "hung" });
    await change(1, 10);
    expect(near.take()).toEqual(each(1, 10));
  });

  it("[P26] delays nobody, at a branch, also where it is a branch itself", async () => {
    const subscribers = await openAtRelays([1, 2, 3, 40]);
    push.mishap("sport:1:weur:3 deliver", { fate: "hung" });
    push.mishap("sport:1:weur/0 deliver", far);
    await change(1, 10);
    const at = (shard: number) => subscribers.get(`sport:1:weur:${shard}`)?.take() ?? [];
    for (const shard of [1, 2]) expect(at(shard)).toEqual(each(1, 10));
    push.forgetMishaps();
    await push.pass(10_000);
    expect(textOf(at(40))).toBe(textOf(each(1, 10)));
    // The first frame to relay 3 was lost; the next one shows its subscribers that a change is missing.
    expect(at(3)).toEqual([rowsFrame(2, 10)]);
    await subscribers.get("sport:1:weur:3")?.send(join(0));
    expect(textOf(at(3))).toBe(textOf(each(1, 10)));
  });
});
