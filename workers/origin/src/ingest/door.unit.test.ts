import { describe, expect, it } from "vitest";
import { createRefusalLog, createSignatureMemory } from "./door.ts";

const fault = { header: "x-tribune-signature", reason: "is not the signature of this request" };

describe("the log of refused signatures", () => {
  it("has a line with the claimed name, the header that is to blame and the request's id", () => {
    const lines: string[] = [];
    createRefusalLog((line) => lines.push(line))("id-1", `acme\n${"x".repeat(100)}`, fault, 0);
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
      { event: "ingest refused", requestId: "id-1", claimed: `acme\n${"x".repeat(35)}`, ...fault },
    ]);
    expect(lines[0]).not.toContain("\n");
  });

  it("has a limited number of lines a minute, and says in the next minute's first line how many were left out", () => {
    const lines: string[] = [];
    const log = createRefusalLog((line) => lines.push(line));
    for (let asked = 0; asked < 1000; asked += 1) log("id", null, fault, 0);
    expect(lines).toHaveLength(20);
    log("id", null, fault, 60_000);
    expect(JSON.parse(lines[20] ?? "")).toMatchObject({ leftOut: 980 });
    log("id", null, fault, 120_000);
    expect(JSON.parse(lines[21] ?? "")).not.toHaveProperty("leftOut");
  });
});

describe("what an isolate remembers of signatures", () => {
  it("is which ledger accepted them, of the last ones", () => {
    const memory = createSignatureMemory(2);
    for (const [index, signature] of ["a", "b", "c"].entries()) memory.accept(signature, index);
    expect(["a", "b", "c"].map(memory.sportOf)).toEqual([null, 1, 2]);
  });

  it("lets one request of a signature be read at a time", () => {
    const memory = createSignatureMemory(2);
    expect([memory.open("a"), memory.open("a"), memory.open("b")]).toEqual([true, false, true]);
    memory.close("a");
    expect(memory.open("a")).toBe(true);
  });
});
