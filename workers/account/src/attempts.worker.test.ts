import { runDurableObjectAlarm } from "cloudflare:test";
import { afterEach, expect, it, vi } from "vitest";
import { accountEnv } from "../test/service.ts";
import { day, hour, minute } from "./clock.ts";

afterEach(() => void vi.useRealTimers());

it("[A8.01] counts what was tried within its time, of each account by itself, and forgets each a day later", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);
  const attempts = accountEnv.ATTEMPTS.getByName("attempts:a");
  const count = async (kind: string) => (await attempts.add(kind, 15 * minute)).count;

  expect([await count("login ana"), await count("login ana"), await count("login ben")]).toEqual([1, 2, 1]);
  later(15 * minute);
  expect(await count("login ana")).toBe(1);
  await attempts.clear("login ana");
  expect(await count("login ana")).toBe(1);
  later(day - hour);
  expect([await count("login ana"), await count("login ben"), await count("login eve")]).toEqual([1, 1, 1]);
  // Each began again within the day: nothing of them is old when the first alarm rings.
  later(hour);
  await runDurableObjectAlarm(attempts);
  const long = 2 * day;
  expect((await attempts.add("login ana", long)).count).toBe(2);
  // The alarm rings again for those that were left.
  later(day);
  expect(await runDurableObjectAlarm(attempts)).toBe(true);
  expect((await attempts.add("login ana", long)).count).toBe(1);
});
