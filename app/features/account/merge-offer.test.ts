import { expect, it, vi } from "vitest";
import { createMergeOffer } from "./merge-offer.ts";

it("[A4.03] keeps all games where no window asks, and where one is closed without an answer", async () => {
  const offer = createMergeOffer();
  expect(await offer.ask()).toBe(true);
  const close = offer.observe(() => {});
  const kept = offer.ask();
  close();
  expect(await kept).toBe(true);
  expect(offer.get()).toBeNull();
});

it("[A4.03] a window is told of the question, answers it, and is told that it is over", async () => {
  const offer = createMergeOffer();
  const tell = vi.fn<() => void>();
  offer.observe(tell);
  const asked = offer.asked();
  const kept = offer.ask();
  await asked;
  expect(tell).toHaveBeenCalledTimes(1);
  offer.get()?.(false);
  expect(await kept).toBe(false);
  expect(tell).toHaveBeenCalledTimes(2);
});
