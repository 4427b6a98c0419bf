import { describe, expect, it } from "vitest";
import { joinBodies, sportsTogether } from "./fan-out.ts";

const group = (sportId: number) =>
  sportsTogether({ kind: "group-day", sportId, day: 0, tzHour: 0, lang: "fr", projectTypeId: 1 });

describe("a feed of several ledgers", () => {
  it("[F17] is their bodies one after the other, with one signature at the end", () => {
    const joined = joinBodies(["SA÷1¬~ZA÷X¬~A1÷aa¬~", "0", "SA÷2¬~ZA÷Y¬~A1÷bb¬~"]);
    expect(joined).toMatch(/^SA÷1¬~ZA÷X¬~SA÷2¬~ZA÷Y¬~A1÷[0-9a-f]{32}¬~$/);
  });

  it("[F3] is 0 where no ledger has data, and unsigned where no ledger signs", () => {
    expect(joinBodies(["0", "0"])).toBe("0");
    expect(joinBodies(["SA÷1¬~AA÷x¬~", "AA÷y¬~"])).toBe("SA÷1¬~AA÷x¬~AA÷y¬~");
  });

  it("asks a parent and its children for a group, no ledger for a sport without children", () => {
    expect(group(31)).toEqual([31, 32, 33]);
    expect(group(37)).toHaveLength(5);
    expect(group(1)).toEqual([]);
    expect(sportsTogether({ kind: "update", sportId: 1, projectTypeId: 1 })).toBeNull();
  });
});
