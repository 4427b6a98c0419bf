import { describe, expect, it } from "vitest";
import { readPoints } from "./point-history-section.ts";

describe("point by point (df_mh_)", () => {
  it("has the games of each set with server, break, points and balls, a tie-break's points below its game", () => {
    const body =
      "HA÷Set 1¬HB÷Point by point - Set 1¬~HC÷1¬HE÷0¬HG÷2¬HH÷2¬HK÷1¬HL÷15:0, 30:0, 40:0 |B1| |B3|¬~" +
      "HC÷7¬HD÷9¬HE÷6¬HF÷7¬HK÷1¬~HB÷Tiebreak - Set 1¬~HC÷6¬HE÷3¬HG÷2¬HH÷2¬HK÷1¬HM÷2,1¬~HA÷Set 2¬~HC÷0¬HE÷0¬HG÷1¬HL÷15:0¬~A1÷x¬~";
    const [first, second] = readPoints(body);
    expect(first?.rows[0]).toEqual({
      number: 1,
      score: [1, 0],
      server: 2,
      winner: 1,
      isBreak: true,
      steps: [
        { score: "15:0", balls: [] },
        { score: "30:0", balls: [] },
        { score: "40:0", balls: ["break", "match"] },
      ],
      tieBreak: null,
      tieBreakPoints: [],
      lead: null,
    });
    expect(first?.rows[1]).toMatchObject({ number: 2, score: [7, 6], tieBreak: [9, 7], isBreak: false });
    expect(first?.rows[1]?.tieBreakPoints).toMatchObject([
      { score: [6, 3], server: 2, isBreak: true, steps: [{ score: "", balls: ["set"] }] },
    ]);
    // The next set's games are no points of the tie-break before it.
    expect(second).toMatchObject({ label: "Set 2", rows: [{ server: 1, winner: null, steps: [{ score: "15:0" }] }] });
  });

  it("has who leads by how much where each point is a row", () => {
    const [quarter] = readPoints("HA÷Q1¬~HC÷3¬HE÷0¬HK÷1¬HI÷3¬~HC÷3¬HE÷2¬HK÷2¬HI÷1-¬~HC÷3¬HE÷4¬HK÷2¬HJ÷1¬~");
    expect(quarter?.rows.map(({ lead, winner }) => [winner, lead])).toEqual([
      [1, { side: 1, by: "3" }],
      [2, { side: 1, by: "1" }],
      [2, { side: 2, by: "1" }],
    ]);
    expect(readPoints("0")).toEqual([]);
  });
});
