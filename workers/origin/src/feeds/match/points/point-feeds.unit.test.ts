import { describe, expect, it } from "vitest";
import { pointHistorySection } from "../../../../../../shared/wire/sections/point-history-section.ts";
import { decodeTree } from "../../../../../../shared/wire/tree.ts";
import { sportIds } from "../../../../../../shared/sports/sport-ids.ts";
import { eventStatus } from "../../../../../../shared/sports/statuses.ts";
import { aMatch, aTennisMatch, enter, facts, fullTimeline, points, tennisTimeline } from "../match-context.fixture.ts";
import { currentGameBody, historyTreeBody, pointHistoryBody, runningPeriodBody } from "./point-feeds.ts";

const at = (home: string, away: string) => facts({ homeGamePoints: home, awayGamePoints: away });

describe("point by point", () => {
  it("has each game with who served, who won, its points and the break balls", () => {
    const { rows } = pointHistorySection.decode(pointHistoryBody(aTennisMatch()));
    expect(rows).toEqual([
      { kind: "period", fields: { label: "Set 1", title: "Point by point - Set 1" } },
      {
        kind: "game",
        fields: {
          homeScore: 0,
          awayScore: 1,
          server: 1,
          broken: 1,
          winner: 2,
          points: "0:15, 0:30, 0:40 |B1|",
        },
      },
      { kind: "game", fields: { homeScore: 0, awayScore: 1, server: 2, points: "15:0" } },
    ]);
  });

  it("counts the receiver's advantage as a break ball, and the server's as none", () => {
    const deuce = [enter(eventStatus.set1), facts({ serve: 1, homeGamePoints: "0", awayGamePoints: "0" })];
    const body = pointHistoryBody(aTennisMatch([...deuce, at("40", "40"), at("A", "40"), at("40", "A")]));
    expect(body).toContain("HL÷40:40, A:40, 40:A |B1|¬");
  });

  it("marks set and match balls, and lists a tie-break point by point after its game", () => {
    const set = [
      enter(eventStatus.set1),
      ...Array.from({ length: 12 }, (_, index) => points(index % 2 === 0 ? 1 : 2, 1)),
    ];
    const tieBreak = [
      enter(eventStatus.tieBreak1),
      facts({ serve: 1, homeTieBreak1: 0, awayTieBreak1: 0, homeGamePoints: "0", awayGamePoints: "0" }),
      ...[1, 2, 3, 4, 5, 6, 7].map((home) =>
        facts({ homeTieBreak1: home, awayTieBreak1: 0, homeGamePoints: String(home) }),
      ),
      points(1, 1),
      { kind: "period-won", side: 1 } as const,
    ];
    const second = [
      enter(eventStatus.set2),
      ...Array.from({ length: 5 }, () => points(1, 1)),
      facts({ serve: 2, homeGamePoints: "0", awayGamePoints: "0" }),
      at("40", "15"),
    ];
    const body = pointHistoryBody(aTennisMatch([...set, ...tieBreak, ...second]));
    expect(body).toContain("HC÷7¬HD÷7¬HE÷6¬HF÷0¬HK÷1¬~HB÷Tiebreak - Set 1¬~HC÷1¬HE÷0¬HG÷1¬HK÷1¬~");
    expect(body).toContain("~HC÷6¬HE÷0¬HG÷1¬HK÷1¬HM÷2,1¬~");
    expect(body).toContain("HG÷2¬HL÷40:15 |B1| |B3|¬");
  });

  it("shows the running game as a tree of scores, the latest pair last", () => {
    const { roots } = decodeTree(currentGameBody(aTennisMatch()));
    const row = roots[0]?.children[0]?.children.at(-1);
    expect(row?.children.map(({ properties }) => properties)).toEqual([
      [
        ["PT", "1"],
        ["VA", "15"],
      ],
      [
        ["PT", "2"],
        ["VA", "0"],
      ],
    ]);
  });

  it("marks a break ball in the tree, and shows 0:0 between two games", () => {
    const broken = currentGameBody(aTennisMatch(tennisTimeline.slice(0, 5)));
    expect(broken).toMatch(/PV÷40¬TE÷SC¬TS÷TXS¬PT÷VA¬PV÷BB¬TE÷TXS¬TE÷RWP¬/);
    const between = decodeTree(currentGameBody(aTennisMatch(tennisTimeline.slice(0, 7)))).roots;
    expect(JSON.stringify(between).match(/\["VA","0"\]/g)).toHaveLength(2);
  });

  it("has no running game once the match is over, and no running part", () => {
    const over = aTennisMatch([...tennisTimeline, enter(eventStatus.finished)]);
    expect([currentGameBody(over), runningPeriodBody(over)]).toEqual(["0", "0"]);
    expect(historyTreeBody(over)).toMatch(/^TS÷GR¬PT÷TI¬PV÷Set 1¬/);
  });

  it("has a row for each score of a sport without games, with the score and the lead after it", () => {
    const match = aMatch([enter(eventStatus.quarter1), points(1, 3), points(2, 2)], { sportId: sportIds.basketball });
    const { rows } = pointHistorySection.decode(pointHistoryBody(match));
    expect(rows.slice(1).map(({ fields }) => fields)).toEqual([
      { homeScore: 3, awayScore: 0, winner: 1, homeLead: "3" },
      { homeScore: 3, awayScore: 2, winner: 2, homeLead: "1-" },
    ]);
    expect(pointHistoryBody(aMatch(fullTimeline))).toBe("0");
    const goals = [enter(eventStatus.period1), points(1, 1)];
    expect(pointHistoryBody(aMatch(goals, { sportId: sportIds.hockey }))).toBe("0");
  });

  it("closes a frame with its winner and begins the next", () => {
    const frames = [
      enter(eventStatus.live),
      facts({ frameCount: 1, homeGamePoints: "60", awayGamePoints: "12" }),
      { kind: "period-won", side: 1 } as const,
      facts({ homeGamePoints: null, awayGamePoints: null }),
      facts({ frameCount: 2, homeGamePoints: "0", awayGamePoints: "7" }),
    ];
    const { rows } = pointHistorySection.decode(pointHistoryBody(aMatch(frames, { sportId: sportIds.snooker })));
    expect(rows.flatMap((row) => (row.kind === "period" ? [row.fields.label] : []))).toEqual(["Frame 1", "Frame 2"]);
    expect(rows[1]?.fields).toMatchObject({ winner: 1, homeScore: 1, awayScore: 0, points: "60:12" });
  });
});
