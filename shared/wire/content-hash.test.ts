import { describe, expect, it } from "vitest";
import { contentHash, toFeedKey } from "./content-hash.ts";

describe("contentHash", () => {
  it.each(["", "0", "é", "\u0000", "\ud800", "SA÷1¬~".repeat(1_000)])("[F4] is 32 hex characters for %j", (text) => {
    expect(contentHash(text)).toMatch(/^[0-9a-f]{32}$/);
  });

  it("[F4] stays what it was: a new hash would make every client fetch every feed again", () => {
    expect(contentHash("")).toBe("72a2757a012b40ea4a7c14f315c60840");
    expect(contentHash("SA÷1¬~A1÷¬~")).toBe("7f8f8749357bb24ad6523cedf3a6c3b4");
  });

  it("differs for texts that differ in one unit, in order, or in trailing NULs", () => {
    const texts = ["", "\0", "\0\0", "a", "a\0", "a\0\0", "ab", "ba", "abc", "acb", "abcd", "cdab"];
    const body = "AA÷Ab3dEf7h¬AG÷1¬AH÷0¬~".repeat(40);
    for (let at = 0; at < body.length; at += 1) texts.push(`${body.slice(0, at)}§${body.slice(at + 1)}`);
    for (let number = 0; number < 5_000; number += 1) texts.push(String(number));
    const distinct = new Set(texts);
    expect(new Set([...distinct].map(contentHash)).size).toBe(distinct.size);
  });

  it("spreads a changed unit over each of its four words", () => {
    const before = words("AG÷1¬AH÷0¬~");
    const after = words("AG÷2¬AH÷0¬~");
    expect(before.filter((word, index) => word === after[index])).toEqual([]);
  });
});

describe("toFeedKey", () => {
  it("[C7.06] is {hash} for an empty feed and the content's hash for every other", () => {
    expect(["", "0", "abc"].map(toFeedKey)).toEqual(["{hash}", "{hash}", "{hash}"]);
    expect(toFeedKey("SA÷1¬~")).toBe(contentHash("SA÷1¬~"));
  });
});

const words = (text: string) => contentHash(text).match(/.{8}/g) ?? [];
