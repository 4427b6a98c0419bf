import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseServerFrame } from "../../../shared/push/server-frame.ts";
import { helloText, markText, repairText, rowsText } from "./frame-text.ts";
import { toShort } from "./sending.ts";

const subject = fc.constantFrom("u_1_1", "uo_42_0_fr", "games_pt-br_g_1_Ab3dE6gH", "lsid_aB1_my-part", "sys");
const rows = fc.array(
  fc.oneof(
    fc.tuple(fc.constantFrom("AA", "TNO", "a", "1"), fc.string({ unit: "grapheme" })).map((cell) => cell.join("÷")),
    fc.string({ unit: "binary-ascii" }),
  ),
  { minLength: 1, maxLength: 3 },
);

describe("the short form", () => {
  it("[P27] is read as the frame that it stands for, whatever the rows hold", () => {
    fc.assert(
      fc.property(subject, fc.nat(), rows, (of, n, texts) => {
        const text = rowsText(
          of,
          n,
          texts.map((row) => `${row}¬~`),
        );
        expect(parseServerFrame(toShort(text))).toEqual(parseServerFrame(text));
      }),
    );
  });

  it("[P27] is of rows alone, and on one line", () => {
    for (const text of [helloText({}, 0, 0), markText("a"), repairText("u_1_1", 3), "pong"]) {
      expect(toShort(text)).toBe(text);
    }
    expect(toShort(rowsText("u_1_1", 36, ["AA÷x¬~"]))).toBe("u_1_1:10AA÷x");
    for (const row of ["AA÷\n¬~", "AA÷\u2028¬~", "aa÷x¬~", "AA÷x~"]) {
      expect(toShort(rowsText("u_1_1", 1, [row]))).toMatch(/^\{/);
    }
  });
});
