import { describe, expect, it } from "vitest";
import { parseCsv, readCsv, type CsvLine } from "./csv.ts";

async function collect(lines: readonly string[]): Promise<readonly CsvLine[]> {
  const rows: CsvLine[] = [];
  for await (const row of readCsv(lines)) rows.push(row);
  return rows;
}

describe("rows of CSV", () => {
  it("are read by their header, quoted commas and quotes included, and know their lines", async () => {
    expect(await collect(["\uFEFFa,b", '1,"x, y"', "", '2,"say ""hi"""', "3,"])).toEqual([
      { line: 2, row: { a: "1", b: "x, y" } },
      { line: 4, row: { a: "2", b: 'say "hi"' } },
      { line: 5, row: { a: "3", b: "" } },
    ]);
  });

  it.each([
    ["a quote that stays open", '2,"x'],
    ["a quote within a cell", '2,x"y'],
    ["too few cells", "2"],
    ["too many cells", "2,x,y"],
  ])("lose no other line to one with %s", async (_, broken) => {
    const rows = await collect(["a,b", "1,x", broken, "3,x", broken, "5,x"]);
    expect(rows.map(({ line, row }) => [line, row?.["a"]])).toEqual([
      [2, "1"],
      [3, undefined],
      [4, "3"],
      [5, undefined],
      [6, "5"],
    ]);
  });

  it("come in order over many blocks", async () => {
    const rows = await collect(["a", ...Array.from({ length: 1_501 }, (_, index) => String(index))]);
    expect(rows.map(({ row }) => Number(row?.["a"]))).toEqual([...Array(1_501).keys()]);
  });

  it("are read from a whole text, those of broken lines left out", () => {
    expect(parseCsv('a,b\r\n1,x\r\n2,"y\r\n3,z\r\n')).toEqual([
      { a: "1", b: "x" },
      { a: "3", b: "z" },
    ]);
  });
});
