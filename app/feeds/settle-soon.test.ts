import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createEnding } from "../gateway/page-ending.ts";
import { settleSoon } from "./settle-soon.server.ts";

const never = new Promise<string>(() => {});
const streamed = { ending: createEnding() };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const after = (ms: number, value: string) =>
  new Promise<string>((resolve) => {
    setTimeout(() => resolve(value), ms);
  });

it("gives values where all of them come within 200 ms", async () => {
  const settled = settleSoon(streamed, { table: after(199, "1."), draw: Promise.resolve("final") });
  await vi.advanceTimersByTimeAsync(199);
  expect(await settled).toEqual({ table: "1.", draw: "final" });
  expect(vi.getTimerCount()).toBe(0);
});

it("gives promises where one takes longer", async () => {
  const loading = { table: never, draw: Promise.resolve("final") };
  const settled = settleSoon(streamed, loading);
  await vi.advanceTimersByTimeAsync(200);
  expect(await settled).toBe(loading);
});

it("waits for everything where the document is sent in one piece", async () => {
  const settled = settleSoon({ ending: null }, { table: after(5_000, "1.") });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await settled).toEqual({ table: "1." });
});

it("fails with what fails soon", async () => {
  const settled = settleSoon(streamed, { table: never, draw: Promise.reject(new Error("no draw")) });
  await expect(settled).rejects.toThrow("no draw");
});
