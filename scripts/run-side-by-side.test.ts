import { expect, it } from "vitest";
import { runSideBySide, type Step } from "./run-side-by-side.ts";

const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Steps that end when the test says so, and what has begun and ended so far. */
function setUp(steps: readonly Omit<Step<string>, "run">[], lanes: number) {
  const begun: string[] = [];
  const ended: string[] = [];
  const ends = new Map<string, () => void>();
  const all = runSideBySide(
    steps.map((step) => ({
      ...step,
      run: () =>
        new Promise<string>((resolve) => {
          begun.push(step.name);
          ends.set(step.name, () => resolve(`${step.name} is over`));
        }),
    })),
    lanes,
    (_, result) => ended.push(result),
  );
  return {
    begun,
    ended,
    all,
    async end(name: string) {
      ends.get(name)?.();
      await settle();
    },
  };
}

it("begins so many steps at once, in their order, and the next one when one ends", async () => {
  const run = setUp([{ name: "a" }, { name: "b" }, { name: "c" }], 2);
  expect(run.begun).toEqual(["a", "b"]);
  await run.end("b");
  expect(run.begun).toEqual(["a", "b", "c"]);
  await run.end("a");
  await run.end("c");
  await run.all;
  expect(run.ended).toEqual(["b is over", "a is over", "c is over"]);
});

it("lets others go first where a step has to wait", async () => {
  const run = setUp([{ name: "build" }, { name: "stack", after: ["build"] }, { name: "unit" }], 2);
  expect(run.begun).toEqual(["build", "unit"]);
  await run.end("unit");
  expect(run.begun).toEqual(["build", "unit"]);
  await run.end("build");
  expect(run.begun).toEqual(["build", "unit", "stack"]);
  await run.end("stack");
  await run.all;
});

it("fails where a step waits for one that is not there", async () => {
  await expect(setUp([{ name: "stack", after: ["build"] }], 2).all).rejects.toThrow("stack waits for");
});
