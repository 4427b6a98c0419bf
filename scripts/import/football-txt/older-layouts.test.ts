import { describe, expect, it } from "vitest";
import { eventStatus } from "../../../shared/sports/statuses.ts";
import { toIsoDay } from "../../../shared/basics/day.ts";
import { parseFootballTxt } from "./football-txt.ts";

const parse = (...lines: readonly string[]) => parseFootballTxt(lines.join("\n"));
const summary = (...lines: readonly string[]) => {
  const { matches, faults } = parse(...lines);
  expect(faults.filter(({ kind }) => kind !== "parts of a result contradict each other")).toEqual([]);
  return matches.map(({ round, day, minuteOfDay, home, away, ground, result }) => {
    const { fullTime = null, extraTime = null, shootOut = null } = result ?? {};
    const scores = [fullTime, extraTime, shootOut].map((score) => score?.join("-") ?? "");
    return [round, toIsoDay(day), minuteOfDay ?? "", home, away, ground ?? "", ...scores].join("|");
  });
};

describe("a Football.TXT file of an older layout", () => {
  it("may write dates in figures", () => {
    expect(
      summary("= L 2015/16", "1. Runde", "[Fr. 02.10.]", "  18.30  A  2-1 (1-0)  B", "03.10.2015", "  C  v D 04  0-0"),
    ).toEqual(["1|2015-10-02|1110|A|B||2-1||", "1|2015-10-03||C|D 04||0-0||"]);
  });

  it("may begin in the second year of its season, with dates that name no weekday", () => {
    expect(
      summary("= L 2019/20", "[Mar 7]", "  A 1-0 B", "[Jul 4]", "  B 1-1 A", "= L 2021", "8 March", "  C 2-0 D"),
    ).toEqual(["|2020-03-07||A|B||1-0||", "|2020-07-04||B|A||1-1||", "|2021-03-08||C|D||2-0||"]);
    expect(summary("= L 2019/20", "07.03.", "  A 1-0 B")).toEqual(["|2020-03-07||A|B||1-0||"]);
    expect(summary("= L 2019/20", "[Jul 27]", "  A 1-0 B")).toEqual(["|2019-07-27||A|B||1-0||"]);
    expect(summary("= L 2020", "[Mar 7]", "  A 1-0 B")).toEqual(["|2020-03-07||A|B||1-0||"]);
  });

  it("may have the date on each match's line, with its number and ground", () => {
    expect(
      summary(
        "= World Cup 1954",
        "Group 1:",
        "(3)  16 June    Brazil       5-0   Mexico    @ Charmilles Stadium, Geneva",
        "(10) 19 June    Brazil     1-1 a.e.t. 1-1  Yugoslavia  @ Lausanne",
        "23 June  17:00  West Germany  7-2  Turkey     @ Hardturm Stadium, Zürich",
      ),
    ).toEqual([
      "Group 1|1954-06-16||Brazil|Mexico|Charmilles Stadium, Geneva|5-0||",
      "Group 1|1954-06-19||Brazil|Yugoslavia|Lausanne|1-1|1-1|",
      "Group 1|1954-06-23|1020|West Germany|Turkey|Hardturm Stadium, Zürich|7-2||",
    ]);
  });

  it("may have the ground before the match, and extra time behind it", () => {
    expect(
      summary(
        "= Euro 1996    # in England",
        "▪ Group A",
        "June 8   @ London            England          1-1 Switzerland",
        "▪ Quarter-finals",
        "June 22 @ London",
        "  England          0-0 Spain           (aet, 4-2 pen)",
        "▪ Final",
        "June 30 @ London",
        "  Germany          2-1 Czech Republic   (aet/gg)",
      ),
    ).toEqual([
      "Group A|1996-06-08||England|Switzerland|London|1-1||",
      "Quarter-finals|1996-06-22||England|Spain|London|0-0|0-0|4-2",
      "Final|1996-06-30||Germany|Czech Republic|London|2-1||",
    ]);
  });

  it("may name the chapter of a season, to which rounds belong", () => {
    const lines = [
      "= L 2015",
      "== Regular Season",
      "Matchday 1",
      "Fri Oct 2",
      "  A v B  1-0",
      "== Playoffs",
      "  C v D  1-0",
    ];
    expect(summary(...lines, "Final", "  A v C  1-0").map((line) => line.split("|")[0])).toEqual([
      "Regular Season, Matchday 1",
      "Playoffs",
      "Playoffs, Final",
    ]);
  });

  it.each([
    ["A v B  [awarded 3-0; originally 0-2, A used a player]", eventStatus.awarded, [3, 0]],
    ["A v B  1-2 [awarded match to B by undue alignment]", eventStatus.awarded, [1, 2]],
    ["A v B  [abandoned at 1-1 in 65' due to rain]", eventStatus.abandoned, [1, 1]],
    ["A v B  2-1 [Rescheduled due to an earthquake]", eventStatus.finished, [2, 1]],
  ])("may say more of a status: %s", (line, status, fullTime) => {
    expect(parse("= L 2015", "Fri Oct 2", `  ${line}`).matches[0]?.result).toMatchObject({ status, fullTime });
  });

  it("may have years in the names of clubs, and a shoot-out that cannot be", () => {
    expect(
      summary("= L 2015", "Fri Oct 2", "  AC Fiorentina (1926-2002) v Bologna (1909)  4-4 pen. 1-1 a.e.t. (1-1, 0-0)"),
    ).toEqual(["|2015-10-02||AC Fiorentina (1926-2002)|Bologna (1909)||1-1|1-1|"]);
  });
});
