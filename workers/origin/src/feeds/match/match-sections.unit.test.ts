import { describe, expect, it } from "vitest";
import { sideName } from "../../../../../shared/places/side-country.ts";
import { languages } from "../../../../../shared/texts/languages.ts";
import { contentHash } from "../../../../../shared/wire/content-hash.ts";
import { absenceSection, lineUpSection } from "../../../../../shared/wire/sections/line-ups-section.ts";
import {
  playerCountsSection,
  periodStatisticsSection,
  statisticsSection,
} from "../../../../../shared/wire/sections/statistics-section.ts";
import { playerStatisticsSection } from "../../../../../shared/wire/sections/player-statistics-section.ts";
import { reportSection } from "../../../../../shared/wire/sections/report-section.ts";
import { resultSection } from "../../../../../shared/wire/sections/result-section.ts";
import { holesSection, starterSection } from "../../../../../shared/wire/sections/starter-section.ts";
import { sportIds } from "../../../../../shared/sports/sport-ids.ts";
import { eventStatus } from "../../../../../shared/sports/statuses.ts";
import { statisticTypes } from "../../../../../shared/sports/statistic-types.ts";
import { absenceBody, lineUpBody } from "./line-up-body.ts";
import { aMatch, aPlayer, enter, facts, fullTimeline, points } from "./match-context.fixture.ts";
import { playersBody, playersBySideBody } from "./player-statistics-body.ts";
import { reportBody } from "./report/report-body.ts";
import { holesBody, starterBody } from "./starter-body.ts";
import { periodStatisticsBody, playerCountsBody } from "./statistics/period-statistics.ts";
import { statisticGroups } from "./statistics/statistic-groups.ts";
import { statisticsBody } from "./statistics/statistics-body.ts";
import { resultBody } from "./summary/result-body.ts";

describe("the statistics of a match", () => {
  it("are listed by part and group, each with its id and label", () => {
    const { rows } = statisticsSection.decode(statisticsBody(aMatch(fullTimeline)));
    expect(rows.slice(0, 3)).toEqual([
      { kind: "period", fields: { label: "Match" } },
      { kind: "group", fields: { label: "Top stats" } },
      { kind: "figure", fields: { id: 12, label: "Ball possession", home: "55%", away: "45%" } },
    ]);
    const parts = rows.flatMap((row) => (row.kind === "period" ? [row.fields.label] : []));
    expect(parts).toEqual(["Match", "1st Half", "2nd Half"]);
  });

  it("have every statistic in exactly one group", () => {
    const grouped = Object.values(statisticGroups).flat();
    expect(grouped.toSorted()).toEqual(Object.keys(statisticTypes).toSorted());
  });

  it("are listed part by part, and player by player", () => {
    const byPeriod = periodStatisticsSection.decode(periodStatisticsBody(aMatch(fullTimeline))).rows;
    const shots = byPeriod.find(({ fields }) => fields.id === statisticTypes.shots);
    expect(shots?.groups).toEqual([{ part: "1st Half", home: "1", away: "1" }]);
    const players = playerCountsSection.decode(playerCountsBody(aMatch(fullTimeline))).rows;
    const scorer = players.find(({ fields }) => fields.name === "Ho Back");
    expect(scorer).toMatchObject({
      fields: { side: 1, team: "Lens" },
      groups: [{ label: "Goals", value: 1 }, {}, {}, {}],
    });
    expect(players.some(({ fields }) => fields.name === "Aw Keeper")).toBe(false);
  });
});

describe("the players of a match", () => {
  it("are in lists by side: starters with formation, bench, coaches", () => {
    const { rows } = lineUpSection.decode(lineUpBody(aMatch(fullTimeline)));
    expect(rows[0]).toEqual({
      kind: "section",
      fields: { title: "Formation", list: "Starting Lineups", kind: 1, side: 1 },
    });
    expect(rows[1]).toMatchObject({
      kind: "firstPlayer",
      fields: {
        order: 0,
        formation: "1-4-3-3",
        shirt: "1",
        badge: "(G)",
        role: "Goalkeeper",
        nationality: "France",
      },
    });
    expect(rows[2]).toMatchObject({
      fields: { badge: "(C)", substitutionName: "Ho Bench", substitutionMinute: "46'" },
    });
    expect(rows[3]).toEqual({ kind: "side", fields: { side: 2 } });
    const lists = rows.flatMap((row) => (row.kind === "list" ? [row.fields.title] : []));
    expect(lists).toEqual(["Substitutes", "Coaches"]);
  });

  it("[C1.08] have a rating in sports 1, 3 and 4 and in no other", () => {
    const rated = [1, 2, 3, 4, 5, 7, 8, 12].filter((sportId) =>
      lineUpBody(aMatch(fullTimeline, { sportId })).includes("LPR÷7.4¬"),
    );
    expect(rated).toEqual([1, 3, 4]);
  });

  it("are missed with a reason", () => {
    const [first] = absenceSection.decode(absenceBody(aMatch(fullTimeline))).rows;
    expect(first?.fields).toMatchObject({ side: 1, name: "Ho Absent", reason: "Knee", availability: "Will not play" });
  });

  it("have the source's figures, one value for each column, without the list's own mark", () => {
    const { rows } = playerStatisticsSection.decode(playersBody(aMatch(fullTimeline)));
    const columns = rows.flatMap((row) => (row.kind === "column" ? [row.fields] : []));
    expect(columns).toEqual([
      { code: "Player", label: "Player", type: "text" },
      { code: "RTG", label: "Rating", type: "decimal" },
      { code: "S", label: "Total shots", type: "int" },
      { code: "own", label: "own", type: "text" },
    ]);
    expect(rows.at(-1)?.fields).toMatchObject({ name: "Ho Back", values: ["7.4", "3", "a/b"] });
  });

  it("have points and runs before what else is counted", () => {
    const rows = [{ player: aPlayer("Petit"), values: { "total-shots": "9", own: "1", points: "27", rating: "8.1" } }];
    const match = aMatch([enter(eventStatus.quarter1), { kind: "player-statistics", side: 1, rows }], {
      sportId: sportIds.basketball,
    });
    const columns = playerStatisticsSection
      .decode(playersBody(match))
      .rows.flatMap((row) => (row.kind === "column" ? [row.fields.label] : []));
    expect(columns.slice(0, 2)).toEqual(["Player", "Points"]);
    expect(columns).toContain("Rating");
  });

  it("of basketball have the columns of a box score in the order in which clients read them", () => {
    const values = {
      rating: "8.1",
      steals: "1",
      minutes: "28:38",
      points: "17",
      twoPointers: "4",
      twoPointAttempts: "9",
      threePointers: "2",
      threePointAttempts: "5",
      freeThrows: "3",
      freeThrowAttempts: "3",
      offensiveRebounds: "2",
      fouls: "4",
    };
    const rows = [{ player: aPlayer("Petit"), values }];
    const incidents = [enter(eventStatus.quarter1), { kind: "player-statistics", side: 1, rows } as const];
    const body = playersBody(aMatch(incidents, { sportId: sportIds.basketball }));
    const decoded = playerStatisticsSection.decode(body).rows;
    const codes = decoded.flatMap((row) => (row.kind === "column" ? [row.fields.code] : []));
    expect(codes.join(" ")).toBe("Player PTS REB AST MIN FGM FGA 2PM 2PA 3PM 3PA FTM FTA OR PF ST RTG");
    const player = decoded.find((row) => row.kind === "player");
    expect(player?.fields).toMatchObject({ values: "17 - - 28:38 6 14 4 9 2 5 3 3 2 4 1 8.1".split(" ") });
  });

  it("have tries and goals before fouls, where they are counted from the incidents too", () => {
    const player = aPlayer("Petit");
    const incidents = [
      enter(eventStatus.firstHalf),
      { kind: "play", side: 1, play: "foul", minute: "1", player } as const,
      { kind: "points", side: 1, value: 5, how: "try", minute: "2", player } as const,
    ];
    const body = playersBody(aMatch(incidents, { sportId: sportIds["rugby-union"] }));
    const columns = playerStatisticsSection
      .decode(body)
      .rows.flatMap((row) => (row.kind === "column" ? row.fields.label : []));
    expect(columns).toEqual(["Player", "Tries", "Fouls"]);
  });

  it("have counted figures where the source has none, and a table for each side", () => {
    const timeline = fullTimeline.filter(({ kind }) => kind !== "player-statistics");
    const { rows } = playerStatisticsSection.decode(playersBySideBody(aMatch(timeline)));
    expect(rows.flatMap((row) => (row.kind === "section" ? [row.fields.title] : []))).toEqual(["Lens", "Lyon"]);
    expect(playersBody(aMatch(timeline))).toContain("PG÷Goals¬");
  });
});

describe("a starter's feeds", () => {
  const round = [
    facts({ golfHolesPlayed: 4, golfParToday: -1, rank: 5 }),
    facts({ golfHolesPlayed: 9, golfParToday: -2 }),
  ];
  const golf = aMatch(
    [enter(eventStatus.round1), ...round, enter(eventStatus.afterRound1), enter(eventStatus.round2)],
    {
      sportId: sportIds.golf,
      away: null,
    },
  );

  it("say who starts and what is known of the starter", () => {
    const { rows } = starterSection.decode(starterBody(golf));
    expect(rows[0]?.fields).toMatchObject({ name: "Lens" });
    expect(rows.slice(1).map(({ fields }) => [fields.name, "value" in fields ? fields.value : ""])).toEqual([
      ["status", "Round 2"],
      ["rank", "5"],
      ["golfParToday", "-2"],
      ["golfHolesPlayed", "9"],
    ]);
    expect(starterBody(aMatch(fullTimeline))).toBe("0");
  });

  it("list a golfer's round hole by hole as far as it was reported", () => {
    const { rows } = holesSection.decode(holesBody(golf));
    expect(rows).toEqual([
      { kind: "round", fields: { label: "Round 1", toPar: -2, holesPlayed: 9 } },
      { kind: "holes", fields: { through: 4, toPar: -1 } },
      { kind: "holes", fields: { through: 9, toPar: -2 } },
    ]);
  });
});

/** The report of a game that ended so. */
const won = (home: number, away: number, sportId: number = sportIds.handball) =>
  reportBody(
    aMatch([enter(eventStatus.firstHalf), points(1, home), points(2, away), enter(eventStatus.finished)], {
      sportId,
    }),
  );

describe("the short forms of a match", () => {
  it("are signed with the hash of what is before the signature", () => {
    for (const answer of [resultBody, reportBody, lineUpBody]) {
      const body = answer(aMatch(fullTimeline));
      const at = body.lastIndexOf("A1÷");
      expect(body.slice(at)).toBe(`A1÷${contentHash(body.slice(0, at))}¬~`);
    }
  });

  it("name the parts by the keys of the list", () => {
    const [first, second] = resultSection.decode(resultBody(aMatch(fullTimeline))).rows;
    expect(first?.fields).toMatchObject({ status: 3, home: 1, away: 1, homeName: "Lens" });
    expect(second).toEqual({ kind: "period2", fields: { home: 1, away: 0 } });
    expect(resultBody(aMatch([]))).toBe("0");
  });

  it("report a match that is over, with scorers, cards, ground and crowd", () => {
    const { rows } = reportSection.decode(reportBody(aMatch(fullTimeline)));
    expect(rows.map(({ kind }) => kind)).toEqual(["headline", "paragraph", "paragraph", "paragraph"]);
    const text = rows.map(({ fields }) => fields.text).join(" ");
    for (const word of ["Lens 2–1 Lyon", "Ho Back (12')", "Aw Back", "Bollaert, Lens", "37,127"]) {
      expect(text).toContain(word);
    }
    expect(text).not.toContain("70'");
  });

  it.each(languages)("report a win of a country's side without a verb or an article in %s", (lang) => {
    const side = (id: string, countryKey: string, name: string) => ({
      id,
      code: countryKey,
      slug: id,
      countryKey,
      name,
    });
    const home = side("aaaaaaaa", "NL", sideName("NL", lang));
    const away = side("bbbbbbbb", "IN", sideName("IN", lang));
    const { rows } = reportSection.decode(reportBody(aMatch(fullTimeline, { lang, home, away })));
    const [headline = "", first = ""] = rows.map(({ fields }) => fields.text);
    expect(headline).toMatch(new RegExp(`^${home.name} 2–1 ${away.name}\u00a0?: `));
    expect(first).toContain(`: ${home.name}`);
    for (const { fields } of rows)
      expect(fields.text).not.toMatch(new RegExp(`\\p{L} (?:${home.name}|${away.name})`, "u"));
  });

  it("report nothing before the end, and the place of a starter after it", () => {
    expect(reportBody(aMatch(fullTimeline.slice(0, -1)))).toBe("0");
    const race = (rank: number) =>
      reportBody(
        aMatch([enter(eventStatus.race), facts({ rank }), enter(eventStatus.finished)], {
          sportId: sportIds["auto-racing"],
          away: null,
          lang: "fr",
        }),
      );
    expect(race(2)).toContain("Place finale : 2.");
    expect([race(1), race(2)].map((report) => report.includes("Victoire pour "))).toEqual([true, false]);
  });

  it("report the parts where scores are many, and say how a bout ended", () => {
    const sets = [
      enter(eventStatus.set1),
      points(1, 1),
      { kind: "period-won", side: 1 } as const,
      enter(eventStatus.finished),
    ];
    expect(reportBody(aMatch(sets, { sportId: sportIds.tennis }))).toContain("Set 1 1–0");
    const innings = [enter(eventStatus.inning1), points(1, 193), enter(eventStatus.inning2), points(2, 138)];
    const cricket = aMatch([...innings, enter(eventStatus.finished)], { sportId: sportIds.cricket });
    expect(reportBody(cricket)).toMatch(/[^–] Lens 193, .*[^–] Lyon 138/);
    const bout = [enter(eventStatus.live), facts({ winner: 2, finishMethod: "TKO" }), enter(eventStatus.finished)];
    expect(reportBody(aMatch(bout, { sportId: sportIds.boxing }))).toContain("(Technical KO)");
  });

  it("report a close win as close and a clear one as clear", () => {
    expect(won(30, 29)).toMatch(/edged|held on|whisker/);
    expect(won(30, 25)).toMatch(/better of|won against|Victory/);
    expect(won(30, 15)).toMatch(/no chance|cruised|clear day/);
    // One try more, and five.
    expect(won(6, 12, sportIds["rugby-league"])).toMatch(/edged|held on|whisker/);
    expect(won(6, 36, sportIds["rugby-league"])).toMatch(/no chance|cruised|clear day/);
  });

  it("keep a provider's text from becoming cells", () => {
    const player = aPlayer("A¬IE÷3¬~B");
    const body = playerCountsBody(
      aMatch([enter(eventStatus.firstHalf), { kind: "play", side: 1, play: "corner", minute: "3", player }]),
    );
    expect(body.split("IE÷")).toHaveLength(1);
    expect(playerCountsSection.decode(body).rows[0]?.fields.name).toBe(player.name);
  });
});
