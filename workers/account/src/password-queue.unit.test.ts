import { expect, it } from "vitest";
import { createPasswordQueue } from "./password-queue.ts";

/** A queue whose work ends when the test says so. */
function setUp() {
  const running: (() => void)[] = [];
  const queue = createPasswordQueue(
    () => 0,
    () => Promise.resolve(),
  );
  const started: string[] = [];
  const send = (client: string | null) =>
    queue
      .enter(client, () =>
        queue.compute(() => {
          started.push(String(client));
          return new Promise<void>((resolve) => running.push(resolve));
        }),
      )
      .then(
        () => 200,
        (error: { status: number }) => error.status,
      );
  const endAll = async (answers: readonly Promise<unknown>[]) => {
    const ended: unknown[] = [];
    for (const answer of answers) void answer.then((status) => ended.push(status));
    for (; ended.length < answers.length; await Promise.resolve()) running.shift()?.();
    return Promise.all(answers);
  };
  return { queue, started, send, endAll };
}

it("computes one hash at a time, keeps a short queue, and refuses the rest of 150 clients with 503", async () => {
  const { send, started, endAll } = setUp();
  const answers = Array.from({ length: 150 }, (_, index) => send(`203.0.${index}.1`));
  await Promise.resolve();
  expect(started).toHaveLength(1);
  const statuses = await endAll(answers);
  expect(statuses.filter((status) => status === 200)).toHaveLength(9);
  expect(statuses.filter((status) => status === 503)).toHaveLength(141);
});

it("leaves room for others: of 40 of one client two are computed, and 38 are refused with 429", async () => {
  const { send, endAll } = setUp();
  const greedy = Array.from({ length: 40 }, () => send("203.0.113.1"));
  const statuses = await endAll([...greedy, send("198.51.100.1")]);
  expect(statuses.filter((status) => status === 429)).toHaveLength(38);
  expect(statuses.at(-1)).toBe(200);
  // Finished calls free their places.
  expect(await endAll([send("203.0.113.1")])).toEqual([200]);
});

it("is crowded when three wait, and has room again after work that fails", async () => {
  const { queue, send, endAll } = setUp();
  const failing = queue.enter("a", () => Promise.reject(new Error("no memory"))).catch(() => "failed");
  const answers = ["b", "c"].map(send);
  expect(queue.isCrowded()).toBe(false);
  answers.push(send("d"));
  expect(queue.isCrowded()).toBe(true);
  expect(await endAll([failing, ...answers])).toEqual(["failed", 200, 200, 200]);
  expect(queue.isCrowded()).toBe(false);
});
