import { expect, it } from "vitest";
import { createSemaphore } from "./semaphore.ts";

it("gives out so many permits, and another when one is released", () => {
  const semaphore = createSemaphore(2, () => 0);
  const release = semaphore.acquire();
  expect(semaphore.acquire()).not.toBeNull();
  expect(semaphore.acquire()).toBeNull();
  release?.();
  expect(semaphore.acquire()).not.toBeNull();
  expect(semaphore.acquire()).toBeNull();
});

it("takes a permit back that was held for longer than a request may take, and no other", () => {
  let nowMs = 0;
  const semaphore = createSemaphore(2, () => nowMs);
  semaphore.acquire();
  nowMs = 10_000;
  semaphore.acquire();
  nowMs = 20_000;
  expect(semaphore.acquire()).not.toBeNull();
  expect(semaphore.acquire()).toBeNull();
});
