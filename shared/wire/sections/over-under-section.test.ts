import { expect, it } from "vitest";
import { overUnderSection, readOverUnder } from "./over-under-section.ts";

const row = (team: string, played: number, goals: number, over: string) => ({
  kind: "row" as const,
  fields: { team, teamId: team, path: "", played, goals, over },
});
const lines = { kind: "lines" as const, fields: { lines: "1.5|2.5", usual: "2.5" } };
const head = { kind: "head" as const, fields: { title: "Ligue 1", name: "Plus/Moins" } };
const bodyOf = (...rows: Parameters<typeof overUnderSection.encode>[0]["rows"][number][]) =>
  overUnderSection.encode({ sportId: 0, rows, signature: "" });

it("orders a table by the share of games above its line, level ones by goals", () => {
  const body = bodyOf(lines, head, row("Lens", 4, 9, "3|1"), row("Lyon", 2, 6, "1|1"), row("Metz", 4, 10, "3|1"));
  const { lines: read, usual } = readOverUnder(body);
  expect([usual, read.map(({ line }) => line)]).toEqual([1, [1.5, 2.5]]);
  const of = (at: number) => read[at]?.tables[0]?.rows.map(({ team, over, under }) => [team, over, under]);
  expect(of(0)).toEqual([
    ["Metz", 3, 1],
    ["Lens", 3, 1],
    ["Lyon", 1, 1],
  ]);
  expect(of(1)?.map(([team]) => team)).toEqual(["Lyon", "Metz", "Lens"]);
});

it("names the tables where there are several, and has none of an empty body", () => {
  const second = { kind: "head" as const, fields: { title: "Groupe B", name: "Plus/Moins" } };
  const read = readOverUnder(bodyOf(lines, head, row("Lens", 1, 3, "1|1"), second, row("Lyon", 1, 0, "0|0")));
  expect(read.lines[0]?.tables.map(({ title }) => title)).toEqual(["Ligue 1", "Groupe B"]);
  expect(readOverUnder(bodyOf(lines, { ...head })).lines).toEqual([]);
  expect(readOverUnder("0")).toEqual({ lines: [], usual: 0 });
});
