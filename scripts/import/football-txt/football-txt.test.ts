import { describe, expect, it } from "vitest";
import { eventStatus } from "../../../shared/sports/statuses.ts";
import { toIsoDay } from "../../../shared/basics/day.ts";
import { parseFootballTxt } from "./football-txt.ts";

const parse = (...lines: readonly string[]) => parseFootballTxt(lines.join("\n"));
const summary = (...lines: readonly string[]) =>
  parse(...lines).matches.map(({ round, day, minuteOfDay, home, away, result }) =>
    [round, toIsoDay(day), minuteOfDay, home, away, result?.fullTime?.join("-") ?? null].join(" | "),
  );

describe("Football.TXT", () => {
  it("is read alike in its three dialects", () => {
    const newest = [
      "= Test League 2025/26",
      "▪ Matchday 1",
      "  Fri Aug 15 2025",
      "    20:45  FC A  v B 04   1-0 (0-0)",
    ];
    const middle = [
      "= Test League 2025/26",
      "» Matchday 1",
      "  Fri Aug/15 2025",
      "    20.45  FC A  v B 04   1-0 (0-0)",
    ];
    const oldest = ["= Test League 2025/26", "Matchday 1", "[Fri Aug/15]", "  20.45  FC A   1-0 (0-0)  B 04"];
    expect(summary(...newest)).toEqual(["1 | 2025-08-15 | 1245 | FC A | B 04 | 1-0"]);
    expect(summary(...middle)).toEqual(summary(...newest));
    expect(summary(...oldest)).toEqual(summary(...newest));
  });

  it("takes an empty time for that of the line above, but not across a date", () => {
    expect(
      summary(
        "= L 2025/26",
        "▪ Matchday 1",
        "  Sat Aug 16 2025",
        "    17:15  A  v B",
        "           C  v D",
        "  Sun Aug 17",
        "           E  v F",
      ),
    ).toEqual(["1 | 2025-08-16 | 1035 | A | B | ", "1 | 2025-08-16 | 1035 | C | D | ", "1 | 2025-08-17 |  | E | F | "]);
  });

  it("rolls the year over where the file does not name it, and back for a game that was moved", () => {
    const days = parse(
      "= L 2025/26",
      "▪ 20. Round",
      "  Sun Dec 28 2025",
      "    14:00  A  v B  1-0",
      "  Sat Jan 3",
      "    14:00  C  v D  1-0",
      "▪ 21. Round",
      "  Tue Dec 30",
      "    14:00  E  v F  1-0",
      "▪ 20. Round",
      "  Sun Dec 28",
      "    14:00  G  v H  1-0",
    ).matches.map((match) => toIsoDay(match.day));
    expect(days).toEqual(["2025-12-28", "2026-01-03", "2025-12-30", "2025-12-28"]);
  });

  it("reads CRLF, tabs, and names with digits, dots, apostrophes, ampersands and countries", () => {
    const text =
      "= L 2025/26\r\n▪ Matchday 1\r\n  Fri Aug 15 2025\r\n    20:45  1. FC Köln v Brighton & Hove Albion FC\t2-1\r\n           US Raon-l'Etape   v FC Twente '65 (NED)  0-0\r\n";
    expect(parseFootballTxt(text).matches.map(({ home, away, result }) => [home, away, result?.fullTime])).toEqual([
      ["1. FC Köln", "Brighton & Hove Albion FC", [2, 1]],
      ["US Raon-l'Etape", "FC Twente '65 (NED)", [0, 0]],
    ]);
  });

  it("names a broken line by its number, skips it and takes the rest", () => {
    const { matches, faults } = parse(
      "= L 2025/26",
      "▪ Matchday 1",
      "  Fri Aug 15 2025",
      "    20:45  A  v B  1-",
      "    26:45  A  v C  1-0",
      "    20:45  A  v D  1-0 (2-0)",
      "    20:45  A  v E  2:0",
      "    what is this",
      "    20:45  A  v G  1-0",
      "    20:45  A  v H  1-0 (1-0",
      "    20:45  A  v I  1-0  [sunk]",
    );
    expect(matches.map((match) => match.away)).toEqual(["D", "G"]);
    expect(faults.map(({ position }) => position)).toEqual([4, 5, 6, 7, 8, 10, 11].map((line) => `line ${line}`));
  });

  it.each([
    ["1-0 (2-0)", { status: 3, halfTime: null, fullTime: [1, 0] }, "half-time score 2-0 is above"],
    ["1-1 a.e.t. (2-1, 1-0)", { status: 3, fullTime: [2, 1], extraTime: null }, "extra-time score 1-1 is below"],
    ["4-4 pen. 2-2 a.e.t. (1-1)", { status: 10, extraTime: [2, 2], shootOut: null }, "shoot-out 4-4 is level"],
  ])("keeps a match without the part that cannot be, and names the part: %s", (score, result, words) => {
    const { matches, faults } = parse("= L 2025/26", "  Fri Aug 15 2025", `    20:45  A  v B  ${score}`);
    expect(matches[0]?.result).toMatchObject(result);
    const kind = "parts of a result contradict each other";
    expect(faults).toEqual([
      { position: "line 3", reason: expect.stringContaining(`A - B: dropped: the ${words}`), kind },
    ]);
  });

  it.each([
    ["suspended", 36],
    ["Canceled", 5],
    ["AWD", 54],
  ])("knows the word %s", (word, status) => {
    const { matches, faults } = parse("= L 2025/26", "  Fri Aug 15 2025", `    20:45  A  v B  1-0 [${word}]`);
    expect([matches[0]?.result?.status, faults]).toEqual([status, []]);
  });

  it("skips the games below a date that cannot be", () => {
    const { matches, faults } = parse(
      "= L 2025/26",
      "  Fri Aug 15 2025",
      "    20:45  A  v B",
      "  Sat Feb 30",
      "    20:45  C  v D",
      "  Wed Aug 17",
      "    20:45  E  v F",
      "  Sun Aug 17",
      "    20:45  G  v H",
    );
    expect(matches.map((match) => match.home)).toEqual(["A", "G"]);
    expect(faults.map(({ position }) => position)).toEqual(["line 4", "line 5", "line 6", "line 7"]);
  });

  it("refuses a weekday that would put a game a year away", () => {
    const { matches, faults } = parse(
      "= L 2025/26",
      "  Sun Dec 28 2025",
      "  A  v B  1-0",
      "  Tue Dec 29",
      "  C  v D  1-0",
    );
    expect([matches.length, faults[0]?.position]).toEqual([1, "line 4"]);
  });

  it("skips sides of which it says nothing, walkovers, and what is listed twice", () => {
    const { matches, faults } = parse(
      "= L 2025/26",
      "▪ Round of 16",
      "  Fri Aug 15 2025",
      "    20:45  A  v B",
      "           A  v B",
      "           N.N.  v N.N.",
      "           W73  v W75",
      "           C  v D  [bye]",
    );
    expect(matches.map((match) => match.home)).toEqual(["A", "W73"]);
    expect(faults.map(({ kind }) => kind)).toEqual(["listed twice", "sides not known yet", "not played by both"]);
  });

  it("counts the meetings of two sides in the order of the file", () => {
    const { matches } = parse(
      "= L 2025/26",
      "▪ 1. Round",
      "  Fri Aug 15 2025",
      "  A  v B  1-0",
      "▪ 30. Round",
      "  Sat May 16 2026",
      "  A  v B  2-0",
    );
    expect(matches.map((match) => match.occurrence)).toEqual([0, 1]);
  });

  it("distinguishes awarded and called-off games from played ones", () => {
    const { matches } = parse(
      "= L 2025/26",
      "  Fri Aug 15 2025",
      "  A  v B  0-3    [awarded]",
      "  C  v D   [cancelled]",
      "  E  v F   [postponed]",
    );
    expect(matches.map(({ result }) => result?.status)).toEqual([
      eventStatus.awarded,
      eventStatus.cancelled,
      eventStatus.postponed,
    ]);
  });

  it("reads a cup's numbered games with offset, ground, goals and remarks, and leaves its calendar of rounds", () => {
    const { matches, faults } = parse(
      "= World Cup 2026     # in three countries",
      "Group A | Mexico   South Africa",
      "▪ Matchday 1 | Thu Jun 11",
      "▪ Round of 32",
      "▪ Final | Sun Jul 19",
      "Sun Jun 28 ",
      "  (73) 12:00 UTC-7  South Africa 0-1 (0-0) Canada   @ Los Angeles (Inglewood)   ## 2A v 2B",
      "                      (Stephan Eustáquio 90+2')",
    );
    expect(faults).toEqual([]);
    expect(matches).toMatchObject([
      {
        round: "Round of 32",
        number: 73,
        minuteOfDay: 720,
        utcOffsetMinutes: -420,
        home: "South Africa",
        away: "Canada",
        ground: "Los Angeles (Inglewood)",
        goals: [{ side: 2, scorer: "Stephan Eustáquio", minute: "90+2", kind: "goal" }],
      },
    ]);
  });

  it("loses no game to a bracket that stays open", () => {
    const { matches } = parse("= L 2025/26", "  Fri Aug 15 2025", "  A  v B  1-0", "    (Ann 3'", "  C  v D  1-0");
    expect(matches.map((match) => match.home)).toEqual(["A", "C"]);
  });

  it("takes the game, but not its goals, when those are not the result", () => {
    const { matches, faults } = parse("= L 2025/26", "  Fri Aug 15 2025", "  A  v B  2-1", "    (Ann 3'; Bob 4')");
    expect(matches.map(({ goals, result }) => [goals, result?.fullTime])).toEqual([[undefined, [2, 1]]]);
    expect(faults).toEqual([
      { position: "line 4", reason: "A - B: the goals (1-1) are not the result 2-1", kind: "goals are not the result" },
    ]);
  });
});

const fullMatch = [
  "= World Cup 2022",
  "▪ Final",
  "Sun Dec 18 18:00 UTC+3 @ Great Stadium, Lusail, Att: 88966",
  "  Reds v Blues  3-2 a.e.t.",
  "     (Ann AMES 23'(p), 108', Bea BELL 45+2';",
  "      Eve EDEN 80' (pen.), Ann AMES 81'(og))",
  "",
  "Reds: Zoe ZINK - Ann AMES [c] [R 90+2'], Bea BELL -",
  "      Cat COLE [Y 23'] (66' Dee DAY [Y 70'] (87' Fay FOX)), Gia GRAY-HILL",
  "Blues: Yan YORK [c] - Eve EDEN [Y/R 88']",
  "    Yellow: Yan YORK 14'",
  "",
  "Refs: Una UHL (GER), Val VOSS (AUT)",
];

describe("a Football.TXT file in full", () => {
  it("holds time and ground, referees, attendance and line-ups by line", () => {
    const { matches, faults } = parse(...fullMatch);
    expect(faults).toEqual([]);
    expect(matches[0]).toMatchObject({
      round: "Final",
      minuteOfDay: 1080,
      utcOffsetMinutes: 180,
      ground: "Great Stadium, Lusail",
      attendance: 88966,
      referees: ["Una UHL (GER)", "Val VOSS (AUT)"],
    });
    const lines = matches[0]?.lineUps.map((lineUp) => lineUp.lines.map((line) => line.map((player) => player.name)));
    expect(lines).toEqual([
      [["Zoe ZINK"], ["Ann AMES", "Bea BELL"], ["Cat COLE", "Gia GRAY-HILL"]],
      [["Yan YORK"], ["Eve EDEN"]],
    ]);
  });

  it("holds cards and substitutions, also of substitutes", () => {
    const match = parse(...fullMatch).matches[0];
    expect(match?.lineUps[0]?.lines[2]?.[0]).toEqual({
      name: "Cat COLE",
      isCaptain: false,
      replacedBy: {
        minute: "66",
        player: {
          name: "Dee DAY",
          isCaptain: false,
          replacedBy: { minute: "87", player: { name: "Fay FOX", isCaptain: false, replacedBy: null } },
        },
      },
    });
    expect(match?.lineUps.map(({ cards }) => cards)).toEqual([
      [
        { player: "Ann AMES", colour: "red", minute: "90+2" },
        { player: "Cat COLE", colour: "yellow", minute: "23" },
        { player: "Dee DAY", colour: "yellow", minute: "70" },
      ],
      [
        { player: "Eve EDEN", colour: "yellow-red", minute: "88" },
        { player: "Yan YORK", colour: "yellow", minute: "14" },
      ],
    ]);
  });

  it("knows the scores that it does not print from its goals", () => {
    expect(parse(...fullMatch).matches[0]?.result).toEqual({
      status: eventStatus.afterExtraTime,
      halfTime: [2, 0],
      fullTime: [2, 2],
      extraTime: [3, 2],
      shootOut: null,
    });
  });

  it("takes the score of the end where the one before extra time is unknown", () => {
    const { matches, faults } = parse("= L 2022", "Sun Dec 18 2022", "  A v B  3-2 a.e.t.");
    expect(faults).toEqual([]);
    expect(matches[0]?.result).toMatchObject({ status: eventStatus.afterExtraTime, fullTime: [3, 2], extraTime: null });
  });

  it("names a line-up that breaks off, and one of a side that does not play", () => {
    const { matches, faults } = parse(
      "= L 2022",
      "Sun Dec 18 2022",
      "  A v B  0-0",
      "",
      "A: Ann - (",
      "",
      "C: Ann - Bea",
    );
    expect(matches).toHaveLength(1);
    expect(faults.map(({ position }) => position)).toEqual(["line 5", "line 7"]);
  });
});
