import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { updateSubject } from "../../shared/push/subjects.ts";
import { openPush, positions, row, rowsFrame, subject, type CalmPush } from "./calm-push.ts";

let push: CalmPush;
beforeEach(async () => {
  push = await openPush();
});
afterEach(() => push.close());

const join = (since: number) => ({ t: "join", s: subject, since }) as const;
/** As much time as the hub's pace takes under load. */
const paced = () => push.pass(1_000);

describe("the relays of a hub", () => {
  const delivered = () => push.callsOf("Relay", "deliver").length;

  it("are forgotten once they hold nobody, and counted again with the next subscriber", async () => {
    const first = await push.subscribe();
    await first.leave();
    await push.publish(1, 1);
    await push.publish(2, 2);
    expect(delivered()).toBe(1);
    const second = await push.subscribe([{ subject, since: 2 }]);
    await push.publish(3, 3);
    expect(second.take().slice(1)).toEqual([rowsFrame(3, 3)]);
  });

  it("are kept while they cannot be reached", async () => {
    const subscriber = await push.subscribe();
    subscriber.take();
    push.mishap("deliver", { fate: "unanswered" });
    await push.publish(1, 1);
    push.forgetMishaps();
    await push.publish(2, 2);
    expect(subscriber.take()).toEqual([rowsFrame(1, 1), rowsFrame(2, 2)]);
  });

  it("[P1] are kept that called while their answer that they hold nobody was on its way", async () => {
    const first = await push.subscribe();
    await first.leave();
    push.mishap("deliver", { answerDelayMs: 50 });
    await push.publishRows([row(1)]);
    const second = await push.subscribe([{ subject, since: 1 }]);
    await push.pass(100);
    push.forgetMishaps();
    second.take();
    await push.publish(2, 2);
    expect(second.take()).toEqual([rowsFrame(2, 2)]);
    await second.leave();
    await push.publish(3, 3);
    await push.publish(4, 4);
    // It was dropped in the end, when no call crossed its answer.
    expect(delivered()).toBe(3);
  });

  it("[P1] are kept while somebody waits for their answer: a socket that opens, and one that asks for more", async () => {
    push.mishap("resume", { answerDelayMs: 30 });
    const opening = push.subscribe();
    await push.pass(5);
    await push.publish(1, 1);
    push.forgetMishaps();
    const subscriber = await opening;
    expect(subscriber.take().slice(1)).toEqual([rowsFrame(1, 1)]);
    await push.publish(2, 2);
    expect(subscriber.take()).toEqual([rowsFrame(2, 2)]);
  });

  it("tell their sockets at the next sign of life of a change that did not reach them, once", async () => {
    const subscriber = await push.subscribe();
    subscriber.take();
    push.mishap("deliver", { fate: "lost" });
    await push.publish(1, 2);
    await push.pass(70_000);
    expect(subscriber.take().map(positions)).toEqual([{ [subject]: 2 }]);
    push.forgetMishaps();
    await push.pass(130_000);
    expect(subscriber.take()).toEqual([]);
    await subscriber.send(join(0));
    expect(subscriber.take()).toEqual([rowsFrame(1, 2)]);
  });

  it("ask all hubs of their subjects for a sign of life, also where one of them does not answer", async () => {
    const tennis = updateSubject(2);
    const subscriber = await push.subscribe([
      { subject, since: 0 },
      { subject: tennis, since: 0 },
    ]);
    subscriber.take();
    push.mishap("deliver", { fate: "lost" });
    await push.publish(1, 1);
    await push.publishRows([row(1)], 1, tennis, 2);
    push.mishap("heads", { fate: "lost" });
    await push.pass(70_000);
    expect(subscriber.take()).toEqual([]);
    push.forgetMishaps();
    await push.pass(70_000);
    const told = subscriber.take().map(positions);
    expect(told).toContainEqual({ [subject]: 1 });
    expect(told).toContainEqual({ [tennis]: 1 });
    const asked = push.callsOf("SportHub", "heads").slice(-2);
    expect(asked.map(({ name, args }) => [name, args[1]])).toEqual([
      ["sport:1", [subject]],
      ["sport:2", [tennis]],
    ]);
  });

  it("give no sign of life once nobody is left", async () => {
    const subscriber = await push.subscribe();
    await push.pass(70_000);
    const asked = push.callsOf("SportHub", "heads").length;
    expect(asked).toBe(1);
    await subscriber.leave();
    await push.pass(300_000);
    expect(push.callsOf("SportHub", "heads")).toHaveLength(asked);
  });

  it("[P9] pass on the word of a new epoch that was lost with the next change, though they slept", async () => {
    await push.publish(1, 5);
    const subscriber = await push.subscribe([{ subject, since: 5 }]);
    subscriber.take();
    push.mishap("deliver", { fate: "lost" });
    await push.publishRows([row(77)]);
    await paced();
    push.forgetMishaps();
    push.sleep("Relay");
    await push.publish(2, 2);
    const [hello, ...rest] = subscriber.take();
    expect([positions(hello), rest]).toEqual([{ [subject]: 2 }, [rowsFrame(2, 2)]]);
    await push.publish(3, 3);
    expect(subscriber.take()).toEqual([rowsFrame(3, 3)]);
  });

  it("[P9] learn of a new epoch from an answer, too, and tell all their sockets", async () => {
    await push.publish(1, 5);
    const first = await push.subscribe([{ subject, since: 5 }]);
    first.take();
    push.mishap("deliver", { fate: "lost" });
    await push.publishRows([row(77)]);
    await paced();
    push.forgetMishaps();
    push.sleep("Relay");
    await push.subscribe([{ subject, since: 0 }]);
    expect(first.take().map(positions)).toEqual([{ [subject]: 1 }]);
  });
});
