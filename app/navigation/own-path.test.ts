import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toOwnPath } from "./own-path.ts";

const origin = "https://tribune.example";

/** Pieces of addresses that lead elsewhere, in the ways that browsers and proxies know. */
const pieces = [
  "/",
  "//",
  "\\",
  "/\\",
  "\t",
  "\n",
  "\r",
  "\0",
  " ",
  "%2f",
  "%2F",
  "%5c",
  "%09",
  "%00",
  ".",
  "..",
  "%2e",
  "@",
  "user:pass@",
  ":",
  "?",
  "#",
  "&",
  ";",
  "[",
  "]",
  "é",
  "\u2028",
  "\u3002",
  "\uff0f",
  "evil.example",
  "tribune.example",
  "https:",
  "http:",
  "javascript:alert(1)",
  "data:text/html,",
  "blob:",
  "football",
  origin,
];
const anyText = fc.oneof(
  fc.array(fc.constantFrom(...pieces), { maxLength: 7 }).map((some) => some.join("")),
  fc.array(fc.constantFrom(...pieces), { maxLength: 6 }).map((some) => `/${some.join("")}`),
  fc.string(),
  fc.webUrl(),
);

describe("an address that a visitor is sent to", () => {
  it("is one of this site, whatever the text", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const path = toOwnPath(text, origin);
        if (path === null) return;
        for (const base of [`${origin}/`, `${origin}/a/b?c`, `${origin}//evil.example/`]) {
          expect(new URL(path, base).origin).toBe(origin);
        }
        // A proxy may decode it once.
        expect(new URL(path.replaceAll(/%(?:2f|5c)/gi, "/"), origin).origin).toBe(origin);
        expect(toOwnPath(path, origin)).toBe(path);
      }),
      { numRuns: 20_000 },
    );
  });

  it.each([
    "//evil.example/",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/.//evil.example",
    "/%2e//evil.example",
    "/a/..//evil.example",
    "/%2fevil.example",
    "/%5Cevil.example",
    "https://evil.example/",
    "https://tribune.example@evil.example/",
    "https://tribune.example.evil.example/",
    "https://user@tribune.example/",
    "http://tribune.example/",
    "https://tribune.example//evil.example/",
    "javascript:alert(1)",
    "blob:https://tribune.example/1",
    "football",
    "",
  ])("%j is none", (text) => expect(toOwnPath(text, origin)).toBeNull());

  it.each(["/", "/tennis?day=1", "/pays/football/france", "/match/1abcdefg/resume#goals", "/recherche?q=a%2Fb"])(
    "%s is one, as a path and as a whole address",
    (path) => {
      expect(toOwnPath(path, origin)).toBe(path);
      expect(toOwnPath(origin + path, origin)).toBe(path);
    },
  );
});
