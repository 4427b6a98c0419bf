import { describe, expect, it } from "vitest";
import { decideAppend } from "./append.ts";

const publication = { newest: 10, firstSeq: 11, count: 3, isAsStored: true, wasRefused: false };

describe("a publication", () => {
  it("[P3] is appended where it follows, without what is stored already", () => {
    expect(decideAppend(publication)).toEqual({ kind: "append", skip: 0 });
    expect(decideAppend({ ...publication, firstSeq: 9 })).toEqual({ kind: "append", skip: 2 });
  });

  it("is known when it brings nothing new", () => {
    expect(decideAppend({ ...publication, firstSeq: 8 })).toEqual({ kind: "known" });
  });

  it("begins the window of a hub without one", () => {
    expect(decideAppend({ ...publication, newest: null })).toEqual({ kind: "begin" });
  });

  it("[P3] with a gap before it is refused once, so that a silent gap is never stored and nobody waits for ever", () => {
    const gap = { ...publication, firstSeq: 12 };
    expect(decideAppend(gap)).toEqual({ kind: "refuse" });
    expect(decideAppend({ ...gap, wasRefused: true })).toEqual({ kind: "begin" });
  });

  it("[P5] of other rows under stored numbers, or of an earlier end, is another history", () => {
    expect(decideAppend({ ...publication, firstSeq: 10, isAsStored: false })).toEqual({ kind: "restart" });
    expect(decideAppend({ ...publication, firstSeq: 1 })).toEqual({ kind: "restart" });
  });
});
