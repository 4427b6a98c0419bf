import { describe, expect, it } from "vitest";
import { readStandings } from "./read-standings.ts";

describe("the standings (df_to_)", () => {
  const row = (id: string, cells: string) => `TR÷1¬TU÷r1¬TN÷${id}¬TI÷${id}¬TM÷2¬TW÷1¬${cells}TP÷3¬~`;

  it("[C2.08] have the columns that somebody has something in, under the feed's heads", () => {
    const plain = readStandings(`TA÷L¬~TB÷¬TC÷#|T|P|W|D|L|G|+/-|Pts¬~${row("A", "TDR÷0¬TL÷1¬TPF÷-2¬TG÷1:3¬")}`);
    expect(plain.columns.map(({ column, head }) => `${column} ${head}`)).toEqual([
      "played P",
      "wins W",
      "draws D",
      "losses L",
      "goals G",
      "difference +/-",
      "points Pts",
    ]);
    expect(plain.tables[0]?.rows[0]?.cells).toEqual(["2", "1", "0", "1", "1:3", "\u22122", "3"]);
    const deducted = readStandings(`TA÷L¬~${row("A", "TDR÷0¬TL÷1¬TG÷1:3¬").replace("TP÷3", "TP÷-5")}`);
    expect(deducted.tables[0]?.rows[0]?.cells.at(-1)).toBe("\u22125");
    const late = readStandings(`TA÷L¬~${row("A", "TWO÷1¬TDR÷0¬TL÷1¬TPC÷.500¬")}`);
    const byPercentage = ["played", "wins", "losses", "goals", "difference", "percentage"];
    expect(late.columns.map(({ column }) => column)).toEqual(byPercentage);
  });

  it("have wins and losses in regular time beside those after it, so that a row adds up to its games", () => {
    const results = "TWR÷3¬TWO÷2¬TWP÷1¬TDR÷0¬TL÷4¬TLR÷2¬TLO÷1¬TLP÷1¬";
    const { columns, tables } = readStandings(`TA÷L¬~TR÷1¬TU÷r1¬TN÷A¬TI÷A¬TM÷10¬TW÷6¬${results}TP÷18¬~`);
    const cells = tables[0]?.rows[0]?.cells ?? [];
    const row = Object.fromEntries(columns.map(({ column }, index) => [column, Number(cells[index])]));
    expect(row).toMatchObject({ wins: 3, overtimeWins: 2, penaltyWins: 1 });
    expect(row).toMatchObject({ losses: 2, overtimeLosses: 1, penaltyLosses: 1 });
  });

  it("know a row's zone by the legend, and its form from the oldest game to the newest", () => {
    const form = (result: string, id: string) => `LMS÷x¬LMU÷${result}¬LME÷${id}¬LMT÷1:0 (A - B)\n21.11.2026¬~`;
    const { tables, zones } = readStandings(
      `TA÷L - A¬~${row("A", "")}${form("upcoming", "e3")}${form("wo", "e2")}${form("l", "e1")}TA÷L - B¬~${row("B", "TRE÷e9¬TRS÷0:1¬TRC÷-2¬")}TV÷q1|Up|004682¬TV÷r1|Down¬~`,
    );
    expect(zones.map(({ code, colour }) => [code, colour])).toEqual([
      ["q1", "#004682"],
      ["r1", "#7a8a83"],
    ]);
    expect(tables.map(({ title }) => title)).toEqual(["L - A", "L - B"]);
    expect(tables[0]?.rows[0]).toMatchObject({ zone: { label: "Down" }, running: null });
    expect(tables[0]?.rows[0]?.form.map(({ eventId, form: each, text }) => [eventId, each, text])).toEqual([
      ["e1", "L", "1:0 (A - B), 21.11.2026"],
      ["e2", "WO", "1:0 (A - B), 21.11.2026"],
    ]);
    expect(tables[1]?.rows[0]).toMatchObject({ running: { eventId: "e9", score: "0:1" }, rankChange: -2 });
    expect(readStandings("0").tables).toEqual([]);
  });
});

it("reads how a table breaks ties, and leaves out columns in which nobody has anything", () => {
  const head = "TA÷Formule 1 2026¬TT÷Général¬TTB÷Départage : victoires.¬~TB÷¬TC÷#|Nom|Courses|Victoires|Pts¬~";
  const { teamHead, columns, tables, tieBreak } = readStandings(`${head}TR÷1¬TN÷Norris¬TI÷A¬TM÷3¬TW÷2¬TP÷50¬~`);
  expect([teamHead, tieBreak]).toEqual(["Nom", "Départage : victoires."]);
  expect(columns).toEqual([
    { column: "played", head: "Courses" },
    { column: "wins", head: "Victoires" },
    { column: "points", head: "Pts" },
  ]);
  expect(tables[0]?.rows[0]?.cells).toEqual(["3", "2", "50"]);
});
