import { expect, it } from "vitest";
import { countAttempt, toMailbox } from "./attempt-limits.ts";

/** Counters that are kept by name and kind for the whole test. */
function createCounters() {
  const counts = new Map<string, number>();
  const getByName = (name: string) => ({
    add: async (kind: string) => {
      const key = `${name} ${kind}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
      return { count: counts.get(key) ?? 0, leftSeconds: 60 };
    },
  });
  // Only what counting uses of a namespace.
  return { counts, attempts: { getByName } as unknown as AccountEnv["ATTEMPTS"] };
}

async function allowed(tries: number, account: (index: number) => string, address: (index: number) => string | null) {
  const { attempts } = createCounters();
  let passed = 0;
  for (let index = 0; index < tries; index += 1) {
    if ((await countAttempt(attempts, "login", account(index), address(index))).isAllowed) passed += 1;
  }
  return passed;
}

it("[A8.01] allows an account so many sign-ins, from wherever they come", async () => {
  expect(
    await allowed(
      30,
      () => "ana",
      (index) => `203.0.${index}.1`,
    ),
  ).toBe(10);
});

it("[A8.01] allows a client so many, whatever accounts it tries, an IPv6 client in all of its /64", async () => {
  expect(await allowed(60, String, () => "203.0.113.1")).toBe(40);
  expect(await allowed(60, String, (index) => `2001:db8:1:1::${index.toString(16)}`)).toBe(40);
});

it("[A8.01] allows a network so many, whatever clients in it try", async () => {
  expect(await allowed(500, String, (index) => `203.0.113.${index % 256}`)).toBe(400);
  expect(await allowed(500, String, (index) => `2001:db8:1:${index.toString(16)}::1`)).toBe(400);
});

it("counts the account alone where the client is unknown", async () => {
  expect(await allowed(60, String, () => null)).toBe(60);
});

it("keeps no address of mail in the name of a counter", async () => {
  const { attempts, counts } = createCounters();
  await countAttempt(attempts, "login", "tribune:ana@example.com", "203.0.113.1");
  expect([...counts.keys()].join()).not.toContain("ana");
});

it("counts accounts, clients and networks by themselves in few objects, whoever tries whatever address", async () => {
  const { attempts, counts } = createCounters();
  const clientOf = (index: number) => `203.${Math.floor(index / 250)}.${index % 250}.1`;
  for (let index = 0; index < 1_000; index += 1) await countAttempt(attempts, "login", String(index), clientOf(index));
  expect(counts.size).toBe(3_000);
  expect(new Set([...counts.keys()].map((key) => key.split(" ")[0])).size).toBe(16);
});

it("asks for a captcha from the fourth sign-in on, and for the first registration", async () => {
  const { attempts } = createCounters();
  const needs = [];
  for (let index = 0; index < 5; index += 1)
    needs.push((await countAttempt(attempts, "login", "a", null)).needsCaptcha);
  expect(needs).toEqual([false, false, false, true, true]);
});

it("counts mails of one reader together, however the address is written", () => {
  expect(["Ana.Lima+one@Example.com", "ana.lima+two+three@example.com", "ana.lima@example.com"].map(toMailbox)).toEqual(
    Array.from({ length: 3 }, () => "ana.lima@example.com"),
  );
});

it("says for how long an attempt beyond the limit is refused", async () => {
  const { attempts } = createCounters();
  const counted = [];
  for (let index = 0; index < 11; index += 1) counted.push(await countAttempt(attempts, "login", "a", null));
  expect(counted.at(9)).toMatchObject({ isAllowed: true, retryAfterSeconds: 0 });
  expect(counted.at(10)).toMatchObject({ isAllowed: false, retryAfterSeconds: 60 });
});
