import { reset } from "cloudflare:test";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { entry } from "../test/entry.ts";
import { askFeed, saturday, setClock } from "../test/harness.ts";

beforeEach(() => setClock(saturday));
afterEach(() => {
  vi.restoreAllMocks();
  return reset();
});

const ask = (path: string) => entry.OriginServices.search(new Request(`https://origin.test${path}`));

/** Records all log lines, to check that a client cannot cause one. */
const listen = () => {
  const logged: unknown[] = [];
  for (const level of ["error", "warn", "log"] as const)
    vi.spyOn(console, level).mockImplementation((...args: unknown[]) => void logged.push(args));
  return logged;
};

describe("nonsense", () => {
  it.each([
    ["only combining marks", "\u0301\u0302\u0303", 400],
    ["only marks of direction", "\u202e\u200f", 400],
    ["U+0000", "\u0000", 400],
    ["U+0000 in a word", "le\u0000ns", 200],
    ["an operator of the full-text search", 'lens" OR "a', 200],
    ["a column of the full-text search", "scope : s1", 200],
    ["NEAR and stars", "NEAR(lens, 2) * ^ + -", 200],
    ["quotes", '""""""', 400],
    ["SQL", "'; DROP TABLE entry; --", 200],
    ["a ligature that unfolds to many letters", "\ufdfa".repeat(80), 200],
    ["many words", "ab ".repeat(26).trim(), 200],
    ["many words that may be mistyped", "lenz ".repeat(15).trim(), 200],
    ["one long word", "a".repeat(80), 200],
    ["too much", "a".repeat(20_000), 400],
    ["emoji", "⚽🏆👩‍👧", 400],
  ])("[S2] [S3] asked of the search is answered, and not logged: %s", async (_, query, status) => {
    const logged = listen();
    const response = await ask(`/api/v2/search/?q=${encodeURIComponent(query)}`);
    await response.text();
    expect([response.status, logged]).toEqual([status, []]);
  });

  it.each(["%", "%E0%A4%A", "%ED%A0%80", "a&lang=%00", "a&sport=-1", "a&limit=9e9", "a&q=b&q=c", "%00%00%00"])(
    "[S3] in a search's address is answered, and not logged: %s",
    async (query) => {
      const logged = listen();
      const responses = [await ask(`/api/v2/search?q=${query}`), await ask(`/api/v2/top-search/?q=${query}`)];
      for (const response of responses) expect([200, 400]).toContain(response.status);
      expect(logged).toEqual([]);
    },
  );

  it.each([
    "f_1_99999_0_fr_1",
    "f_1_0_99_fr_1",
    "f_999_0_0_fr_1",
    "f_1_0_0_xx_1",
    "%00",
    "%E0%A4%A",
    "d_su_%F0%9F%92%A9_fr_1",
    "a".repeat(9_000),
    "constructor",
    "__proto__",
    "df_su_1__proto__",
  ])("[F3] as a feed's name is answered as an empty feed, and not logged: %j", async (name) => {
    const logged = listen();
    expect((await askFeed(name)).body).toBe("0");
    expect(logged).toEqual([]);
  });
});
