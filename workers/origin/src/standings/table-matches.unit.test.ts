import { describe, expect, it } from "vitest";
import type { LeagueFormat } from "../../../../shared/timeline/schedule.ts";
import { rulesForCompetition } from "./competition-rules.ts";
import { toLeagueTables } from "./league-table.ts";
import type { SeasonMatch } from "./season-match.ts";
import { splitOf, type SeasonSplit } from "../../../../shared/competitions/season-splits.ts";
import { toTableGames } from "./table-matches.ts";

const participant = (id: string) => ({ id, name: id, code: id, slug: id.toLowerCase() });

let played = 0;
/** "A B 2-1": over. Each a day after the one before it. */
function match(round: string, text: string): SeasonMatch {
  const [home = "", away = "", score = "1-0"] = text.split(" ");
  const [homeGoals = 0, awayGoals = 0] = score.split("-").map(Number);
  played += 1;
  const startSeconds = played * 86_400;
  const ids = { homeId: home, awayId: away };
  return {
    eventId: `${round} ${text}`,
    round,
    group: "",
    startSeconds,
    home: participant(home),
    away: participant(away),
    halfTime: null,
    phase: "over",
    match: { ...ids, score: [homeGoals, awayGoals], startSeconds },
  };
}

/** Everybody at home against everybody, a matchday each. */
const roundRobin = (chapter: string, ids: string): readonly SeasonMatch[] =>
  [...ids].flatMap((home, day) =>
    [...ids].flatMap((away) => (home === away ? [] : match(`${chapter}Matchday ${day + 1}`, `${home} ${away}`))),
  );

const tables = (season: readonly SeasonMatch[], format?: LeagueFormat) =>
  toTableGames(season, format).map(
    ({ group, matches, carried }) => `${group}: ${matches.length}${carried.length === 0 ? "" : ` + ${carried.length}`}`,
  );

describe("a table counts league games only", () => {
  it.each([
    "Finals, Round of 16",
    "Finals, Quarterfinals",
    "Playoffs, Matchday 2",
    "Playoffs, Final",
    "Playoffs, Round 1",
    "Playoffs, Wildcard",
    "Playoffs, Conference Semifinals",
    "Clausura Playoffs, Play-in round 1",
    "Aufstieg",
    "Relegation",
    "Relegation Play-offs",
    "Playout",
    "Third-place match",
    "Match for third place",
    "Spiel um Platz 3",
    "Qualifying, Round 2",
    "2nd Qualifying Round",
    "Preliminary Round",
    "Barrages",
    "Semi-finals 1st leg",
    "Semifinals - Replay",
    "Demi-finales",
    "Achtelfinale",
    "Octavos de final",
    "First Round",
    "Last 32",
    "1/8",
  ])("and not %s", (round) => {
    const league = roundRobin("", "ABCD");
    expect(tables([...league, match(round, "A B"), match(round, "B A")])).toEqual([": 12"]);
  });

  it.each([
    "Regular Season - 1",
    "Regular, Matchday 3",
    "League phase",
    "Hinrunde, Matchday 2",
    "12",
    "4. Spieltag",
    "Round 12",
  ])("such as %s", (round) => {
    expect(tables([...roundRobin("", "ABCD"), match(round, "A B")])).toEqual([": 13"]);
  });
});

describe("a season's tables", () => {
  it("are one for each group, named or not", () => {
    expect(
      tables([...roundRobin("Group A, ", "ABC"), ...roundRobin("Group B, ", "DEF"), match("Final", "A D")]),
    ).toEqual(["A: 6", "B: 6"]);
    expect(tables([...roundRobin("Group, ", "DEF"), ...roundRobin("Group, ", "ABC")])).toEqual(["1: 6", "2: 6"]);
    expect(tables(roundRobin("Eastern Conference, ", "ABC"))).toEqual(["Eastern Conference: 6"]);
  });

  it("are one for each half of a year that has its own champion", () => {
    expect(tables([...roundRobin("Apertura, ", "ABC"), ...roundRobin("Clausura, ", "ABC")])).toEqual([
      "Apertura: 6",
      "Clausura: 6",
    ]);
  });

  it("are those of the parts into which it is divided, which bring their points, and the table before", () => {
    const season = [
      ...roundRobin("", "ABCDEFGH"),
      ...roundRobin("Championship, ", "ABCD"),
      ...roundRobin("Relegation, ", "EFGH"),
    ];
    expect(tables(season)).toEqual(["Championship: 12 + 56", "Relegation: 12 + 56", ": 56"]);
    expect(tables([...roundRobin("", "ABCDEFGH"), ...roundRobin("Playoffs, ", "ABCD")])[0]).toBe("Playoffs: 12 + 56");
  });

  it("are those of the parts that a file of football.json names by its stages", () => {
    const season = [
      ...roundRobin("", "ABCDEFGH"),
      ...roundRobin("Finaldurchgang - Meister, ", "ABCD"),
      ...roundRobin("Finaldurchgang - Qualifikation, ", "EFGH"),
      match("Europa League Play-off, Halbfinale", "E F"),
    ];
    expect(tables(season)).toEqual([
      "Finaldurchgang, Meister: 12 + 56",
      "Finaldurchgang, Qualifikation: 12 + 56",
      ": 56",
    ]);
    expect(tables([...roundRobin("Group A, ", "ABC"), ...roundRobin("Group B, ", "DEF")])).toEqual(["A: 6", "B: 6"]);
  });

  it("are none for a cup", () => {
    expect(tables([match("1", "A B"), match("Final", "A C")], "knock-out")).toEqual([]);
  });

  it("are found by who meets whom where a tournament's rounds have no names", () => {
    const group = (ids: string) => roundRobin("", ids).filter(({ home, away }) => home.id < away.id);
    const games = [
      ...group("ABCD"),
      ...group("EFGH"),
      match("", "A E"),
      match("", "B F"),
      match("", "A B"),
      match("", "E F"),
    ];
    expect(
      tables(
        games.map((game) => ({ ...game, round: "" })),
        "groups",
      ),
    ).toEqual(["1: 6", "2: 6"]);
    expect(tables([match("", "A B"), match("", "C D"), match("", "A C")], "groups")).toEqual([]);
  });
});

it("takes half of the points into a championship round in Belgium and Austria, rounded each in its own way", () => {
  const season = [
    match("1", "A B"),
    match("2", "A C 1-1"),
    match("3", "A D 1-1"),
    ...roundRobin("Championship, ", "ABCD"),
  ];
  const points = (competition: string, games = season) =>
    toLeagueTables(games, rulesForCompetition(1, competition, "2025-26"), {
      scope: "overall",
      isLive: false,
      lastMatches: null,
    })
      .filter(({ isCarriedOn }) => isCarriedOn)
      .flatMap(({ rows }) => rows.map(({ participantId, points: has }) => `${participantId}${has}`))
      .toSorted()
      .join(" ");
  expect(points("BE/jupiler-pro-league")).toBe("A12 B9 C10 D10");
  expect(points("AT/bundesliga")).toBe("A11 B9 C9 D9");
  expect(points("CH/super-league")).toBe("A14 B9 C10 D10");
  const relegation = season.map((game) => ({ ...game, round: game.round.replace("Championship", "Relegation") }));
  expect(points("BE/jupiler-pro-league", relegation), "all of them against relegation").toBe("A14 B9 C10 D10");
});

describe("a season that is divided, whose source names no parts", () => {
  const sides = [..."ABCDEFGHIJKL"];
  /** Everybody meets everybody so many times; whoever comes first in the alphabet wins at home. */
  const rounds = (ids: readonly string[], times: number) =>
    Array.from({ length: times }, () => ids.flatMap((home, at) => ids.slice(at + 1).map((away) => `${home} ${away}`)))
      .flat()
      .map((text) => match("", text));
  const divided = (competition: string, season: string, games: readonly SeasonMatch[]) =>
    toTableGames(games, "table", splitOf(competition, season)).map(({ group, matches, carried }) => {
      const ids = [...new Set(matches.flatMap(({ home, away }) => [home.id, away.id]))].toSorted().join("");
      return `${group} ${ids}: ${matches.length}${carried.length === 0 ? "" : ` + ${carried.length}`}`;
    });
  const scotland = [...rounds(sides, 3), ...rounds(sides.slice(6), 1), ...rounds(sides.slice(0, 6), 1)];

  it("has the tables of its parts, the upper one first, and the table before", () => {
    const expected = ["championship ABCDEF: 15 + 198", "relegationGroup GHIJKL: 15 + 198", " ABCDEFGHIJKL: 198"];
    expect(divided("SCO/premiership", "2000-01", scotland)).toEqual(expected);
    expect(divided("CH/super-league", "2023-24", scotland)).toEqual(expected);
    expect(divided("CH/super-league", "2022-23", scotland)).toEqual([" ABCDEFGHIJKL: 228"]);
  });

  it("takes the clubs that play no more as what they were at the end", () => {
    const clubs = [..."ABCDEFGHIJKLMNOPQR"];
    const belgium = [...rounds(clubs, 2), ...rounds(clubs.slice(4, 8), 2), ...rounds(clubs.slice(0, 4), 2)];
    expect(divided("BE/jupiler-pro-league", "2020-21", belgium)).toEqual([
      "championship ABCD: 12 + 306",
      "europeanPlayOffs EFGH: 12 + 306",
      " ABCDEFGHIJKLMNOPQR: 306",
    ]);
  });

  it("begins at zero in the Belgian groups for Europe of 2009 to 2018, with guests from the second league", () => {
    const clubs = [..."ABCDEFGHIJKLMNOP"];
    const before = rounds(clubs, 2);
    const title = rounds(clubs.slice(0, 6), 2);
    const groups = (first: string, second: string) => [...rounds([...first], 2), ...rounds([...second], 2)];
    const last = [...groups("GHIJ", "KLMN"), ...rounds(["O", "P"], 3)];
    const expected = [
      "championship ABCDEF: 30 + 240",
      "europeanPlayOffs A GHIJ: 12",
      "europeanPlayOffs B KLMN: 12",
      "relegationGroup OP: 3",
      " ABCDEFGHIJKLMNOP: 240",
    ];
    expect(divided("BE/jupiler-pro-league", "2012-13", [...before, ...title, ...last])).toEqual(expected);
    const withGuests = [...before, ...title, ...groups("GHIJKX", "LMNOYZ")];
    expect(divided("BE/jupiler-pro-league", "2017-18", withGuests)).toEqual([
      "championship ABCDEF: 30 + 240",
      "europeanPlayOffs A GHIJKX: 30",
      "europeanPlayOffs B LMNOYZ: 30",
      " ABCDEFGHIJKLMNOP: 240",
    ]);
    expect(divided("BE/jupiler-pro-league", "2017-18", before)).toEqual([" ABCDEFGHIJKLMNOP: 240"]);
    expect(
      toTableGames(
        [
          ...before,
          ...title.map((game) => ({ ...game, round: "Playoffs I, 1" })),
          ...rounds([..."GHIJ"], 1).map((game) => ({ ...game, round: "Playoffs II, 1" })),
        ],
        "table",
        splitOf("BE/jupiler-pro-league", "2012-13"),
      ).map(({ group, carried }) => `${group} ${carried.length}`),
    ).toEqual(["Playoffs I 240", "Playoffs Ii 0", " 0"]);
  });

  it("has a table for each group whose first clubs go on into a knock-out", () => {
    const [east, west] = [[..."ABCDEFGH"], [..."IJKLMNOP"]];
    const china = [...rounds(west, 2), ...rounds(east, 2), match("", "A I"), match("", "I A"), match("", "B J")];
    expect(divided("CN/super-league", "2020", china)).toEqual(["1 IJKLMNOP: 56", "2 ABCDEFGH: 56"]);
  });

  it("has a table for each half with a champion of its own", () => {
    const clubs = [..."ABCDEFGHIJKLMNOPQR"];
    expect(divided("MX/liga-mx", "2015-16", rounds(clubs, 2))).toEqual([
      "Apertura ABCDEFGHIJKLMNOPQR: 153",
      "Clausura ABCDEFGHIJKLMNOPQR: 153",
    ]);
  });

  it("has one table before the split, where a game was put off beyond it, and where the source names the parts", () => {
    expect(divided("SCO/premiership", "2019-20", rounds(sides, 2))).toEqual([" ABCDEFGHIJKL: 132"]);
    const after = (played + 1) * 86_400;
    const putOff = (text: string) => {
      const at = scotland.findIndex(({ eventId }) => eventId.endsWith(text));
      return scotland.map((game, index) => (index === at ? { ...game, startSeconds: after } : game));
    };
    // Both of one part, and one of each.
    for (const text of ["A C", "A L"]) {
      expect(divided("SCO/premiership", "2000-01", putOff(text))).toEqual([" ABCDEFGHIJKL: 228"]);
    }
    const named = scotland.map((game, index) => ({ ...game, round: index < 198 ? "1" : "Top Six Title, 1" }));
    expect(divided("SCO/premiership", "2000-01", named)).toHaveLength(2);
  });

  it("divides the table of each part with its carried points", () => {
    const split: SeasonSplit | null = splitOf("AT/bundesliga", "2018-19");
    expect(split?.source).toContain("Meisterschaftsregeln");
    const austria = [...rounds(sides, 2), ...rounds(sides.slice(0, 6), 2), ...rounds(sides.slice(6), 2)];
    const whole = { scope: "overall", isLive: false, lastMatches: null } as const;
    const [top] = toLeagueTables(austria, rulesForCompetition(1, "AT/bundesliga", "2018-19"), whole);
    // 66 points before are halved, and 30 follow.
    expect(top?.rows[0]).toMatchObject({ participantId: "A", points: 63, played: 32 });
  });
});
