import { describe, expect, it } from "vitest";
import { createSignatureMemory } from "./signature-memory.ts";

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
