import { afterEach, expect, it, vi } from "vitest";
import { tellServerTime, trueNowMs } from "./true-time.ts";

afterEach(() => {
  vi.useRealTimers();
  tellServerTime(Math.floor(Date.now() / 1000), false);
});

const serverMs = Date.UTC(2026, 10, 29, 12);
const day = 86_400_000;

it.each([-8, 8])("is the server's time in a browser whose clock is %d days wrong, and goes on", (days) => {
  vi.useFakeTimers({ now: serverMs + days * day });
  tellServerTime(serverMs / 1000, false);
  expect(trueNowMs()).toBe(serverMs);
  vi.setSystemTime(serverMs + days * day + 5_000);
  tellServerTime(serverMs / 1000, false);
  expect(trueNowMs()).toBe(serverMs + 5_000);
});

it("is the device's time beside a page that waited in a cache, and beside a kept copy", () => {
  vi.useFakeTimers({ now: serverMs });
  tellServerTime(serverMs / 1000 - 600, false);
  expect(trueNowMs()).toBe(serverMs);
  tellServerTime(serverMs / 1000 - 86_400, true);
  expect(trueNowMs()).toBe(serverMs);
});

it.each([-8, 8])(
  "is the server's time beside a kept copy, too, in a browser whose clock was %d days wrong before",
  (days) => {
    vi.useFakeTimers({ now: serverMs + days * day });
    tellServerTime(serverMs / 1000, false);
    vi.setSystemTime(serverMs + days * day + day);
    tellServerTime(serverMs / 1000 - 600, true);
    expect(trueNowMs()).toBe(serverMs + day);
  },
);

it("is not earlier than a kept copy, beside which a clock that nobody has compared is slow", () => {
  vi.useFakeTimers({ now: serverMs - 8 * day });
  tellServerTime(serverMs / 1000, true);
  expect(trueNowMs()).toBe(serverMs);
});
