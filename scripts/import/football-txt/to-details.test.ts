import { describe, expect, it } from "vitest";
import { parseFootballTxt } from "./football-txt.ts";
import { toDetails } from "./to-details.ts";

const lines = [
  "= World Cup 2022",
  "Sun Dec 18 18:00 UTC+3 @ Great Stadium, Lusail, Att: 88966",
  "  Reds v Blues  0-0 (0-0)",
  "",
  "Reds: Zoe ZINK - Ann AMES [c], Bea BELL - Cat COLE (66' Dee DAY (87' Fay FOX))",
  "Blues: Yan YORK [c] - B C, D E, F G, H I - J K, L M, N O - P Q, R S, Eve EDEN [Y 9'] [Y/R 88']",
  "",
  "Refs: Una UHL (GER), Val VOSS (XYZ)",
];
const [match] = parseFootballTxt(lines.join("\n")).matches;
const details = match === undefined ? null : toDetails(match);

describe("the match details of a Football.TXT file in full", () => {
  it("is where it was, before how many, and who led it", () => {
    expect(details?.information).toEqual({
      venue: "Great Stadium",
      town: "Lusail",
      attendance: 88_966,
      referees: [
        { name: "Una Uhl", countryKey: "DE", role: "referee" },
        { name: "Val Voss (XYZ)", role: "assistant" },
      ],
    });
  });

  it("is who replaced whom, also of substitutes, who make the bench", () => {
    expect(details?.substitutions).toEqual([
      { side: 1, minute: "66", off: "Cat COLE", on: "Dee DAY" },
      { side: 1, minute: "87", off: "Dee DAY", on: "Fay FOX" },
    ]);
    expect(details?.lineUps[0]).toMatchObject({ formation: "", bench: ["Dee DAY", "Fay FOX"] });
  });

  it("is a formation where the lines make one, and a second yellow as such", () => {
    expect(details?.lineUps[1]?.formation).toBe("4-3-3");
    expect(details?.cards.map(({ side, colour, minute }) => [side, colour, minute])).toEqual([
      [2, "yellow", "9"],
      [2, "second-yellow", "88"],
    ]);
  });
});
