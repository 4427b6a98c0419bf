import { describe, expect, it } from "vitest";
import { contentHash } from "../../../../shared/wire/content-hash.ts";
import { decodeRows } from "../../../../shared/wire/codec.ts";
import { toBounded } from "./bounded-body.ts";

const rows = Array.from({ length: 50 }, (_, index) => `AA÷event${index}¬AD÷1¬~`).join("");
const signed = `${rows}A1÷${contentHash(rows)}¬~`;

describe("a body that is too long", () => {
  it("[F25] keeps the whole rows that fit, and is signed again where it was signed", () => {
    const body = toBounded(signed, 500);
    const kept = body.slice(0, body.indexOf("A1÷"));
    expect(body.length).toBeLessThanOrEqual(500);
    expect([decodeRows(body).dropped, rows.startsWith(kept), kept.length > 300]).toEqual([0, true, true]);
    expect(body.slice(kept.length)).toBe(`A1÷${contentHash(kept)}¬~`);
    expect(toBounded(rows, 500)).not.toContain("A1÷");
  });

  it("[F25] stays as it is within the limit, and says nothing where not one row fits", () => {
    expect([toBounded(signed, signed.length), toBounded("0", 10)]).toEqual([signed, "0"]);
    expect(toBounded(`AA÷${"x".repeat(1_000)}¬~`, 500)).toBe("0");
  });
});
