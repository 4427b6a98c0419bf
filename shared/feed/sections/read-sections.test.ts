import { describe, expect, it } from "vitest";
import { signatureOf } from "../section-signature.ts";
import { readCommentary } from "./read-commentary.ts";
import { readHeadToHead } from "./read-head-to-head.ts";
import { readLineUps } from "./read-line-ups.ts";
import { readMatch } from "./read-match.ts";
import { readPlayerStatistics } from "./read-player-statistics.ts";
import { readStandings } from "./read-standings.ts";
import { readMatchOdds } from "./read-match-odds.ts";
import { readReport } from "./read-report.ts";
import { readPoints } from "./read-points.ts";
import { readStatistics } from "./read-statistics.ts";
import { readSummary } from "./read-summary.ts";

const hash = "0123456789abcdef0123456789abcdef";

it("[C9.02] finds a section's signature in a row of its own and in the last cell of the last row", () => {
  expect(signatureOf(`AC÷1st Half¬~A1÷${hash}¬~`)).toBe(hash);
  expect(signatureOf(`MIT÷REF¬MIV÷Noir A.¬A1÷${hash}¬~`)).toBe(hash);
  expect(signatureOf("0")).toBe("");
});

it("reads which tabs a match has", () => {
  expect(readMatch("DA÷2¬DX÷ST,LI,HH¬A1÷¬~")).toEqual({ tabs: ["ST", "LI", "HH"], series: [] });
  expect(readMatch("0")).toEqual({ tabs: [], series: [] });
  const game = { startSeconds: 5, homeId: "H", isOver: false, score: null };
  expect(readMatch("DA÷2¬TSR÷a:5:H:3:2:1|b:5:H:1|c:x:H:1||d¬A1÷¬~").series).toEqual([
    { ...game, eventId: "a", isOver: true, score: [2, 1] },
    { ...game, eventId: "b" },
  ]);
});

it("reads a report: its headline, and the paragraphs in their order", () => {
  expect(readReport("TMT÷Lens gagne¬~TMX÷Un¬~TMX÷Deux¬A1÷x¬~")).toEqual({
    headline: "Lens gagne",
    paragraphs: ["Un", "Deux"],
  });
  expect(readReport("0")).toEqual({ headline: "", paragraphs: [] });
});

describe("the summary (df_sui_)", () => {
  const incident = (cells: string) => readSummary(`AC÷1st Half¬~III÷x1¬IA÷1¬IB÷12'¬${cells}~`).periods[0]?.incidents[0];

  it("names the scorer, who assisted and the score of a goal", () => {
    const body =
      "AC÷1st Half¬IG÷1¬IH÷0¬~III÷x1¬IA÷2¬IB÷45+1'¬IE÷3¬INX÷0¬IOX÷1¬IF÷Han H.¬IM÷p1¬IK÷Goal¬IE÷8¬IF÷Yoon S.¬~";
    expect(readSummary(body).periods).toEqual([
      {
        label: "1st Half",
        score: ["1", "0"],
        tieBreak: null,
        length: "",
        incidents: [
          {
            id: "x1",
            side: 2,
            minute: "45+1'",
            kind: "goal",
            label: "Goal",
            player: "Han H.",
            playerId: "p1",
            other: "Yoon S.",
            score: ["0", "1"],
            reason: "",
          },
        ],
      },
    ]);
  });

  it.each([
    ["IE÷5¬IF÷A¬IE÷10¬INX÷1¬IOX÷0¬IF÷B¬", { kind: "penaltyGoal", player: "B", score: ["1", "0"] }],
    ["IE÷1¬IF÷A¬IE÷2¬IF÷A¬", { kind: "secondYellowCard", player: "A" }],
    ["IE÷1¬IF÷A¬IE÷47¬", { kind: "yellowCard", player: "A" }],
    ["IE÷6¬IF÷Off¬IE÷7¬IF÷On¬", { kind: "substitution", player: "On", other: "Off" }],
    ["IE÷5¬IF÷A¬IE÷11¬IF÷B¬", { kind: "penaltyMissed", player: "B" }],
    ["IE÷4¬INX÷0¬IOX÷1¬IF÷A¬", { kind: "ownGoal", player: "A" }],
    ["IE÷9¬IK÷No goal - offside¬IL÷offside¬", { kind: "review", label: "No goal - offside", reason: "offside" }],
    ["IE÷3¬INX÷1¬IOX÷0¬IE÷11¬", { kind: "review" }],
    ["IE÷206¬IK÷Try¬IF÷A¬IU÷¬ICT÷¬", { kind: "play", label: "Try", player: "A", reason: "" }],
    ["IE÷3¬INX÷1¬IOX÷0¬IF÷¬IU÷¬ICT÷¬IK÷Goal¬", { kind: "goal", player: "", label: "Goal" }],
  ])("takes %s for what weighs most in it", (cells, expected) => {
    expect(incident(cells)).toMatchObject(expected);
  });

  it("has a set's tie-break, and the facts and stations behind the periods", () => {
    const body =
      "AC÷Set 1¬IG÷7¬IH÷6¬IG÷7¬IH÷3¬~MIT÷REF¬MIV÷Noir A.¬MIT÷RCO¬MIV÷73¬MIT÷VEN¬MIV÷Arena¬MIT÷TIF¬MIV÷roof: closed¬~" +
      "TVT÷One, Two¬TVB÷¬~";
    const { periods, facts, otherFacts, stations } = readSummary(body);
    expect(periods[0]).toMatchObject({ score: ["7", "6"], tieBreak: ["7", "3"] });
    expect(facts).toEqual([
      { name: "referee", value: "Noir A." },
      { name: "venue", value: "Arena" },
    ]);
    expect(otherFacts).toEqual(["roof: closed"]);
    expect(stations).toEqual(["One", "Two"]);
  });
});

describe("the statistics (df_st_)", () => {
  it("stand by period and group", () => {
    const [match, half] = readStatistics(
      "SE÷Match¬~SF÷Passes¬~SD÷342¬SG÷Passes¬SH÷85% (271/319)¬SI÷79% (190/240)¬~SE÷1st Half¬~SF÷Shots¬~SG÷Shots¬SH÷3¬SI÷1¬~",
    );
    expect(match?.groups[0]).toEqual({
      label: "Passes",
      figures: [{ label: "Passes", home: "85% (271/319)", away: "79% (190/240)" }],
    });
    expect(half?.groups[0]?.figures[0]?.home).toBe("3");
  });

  it("are one group of one period in older bodies, and nothing where there is no figure", () => {
    expect(readStatistics("SG÷Shots¬SH÷3¬SI÷1¬~")).toEqual([
      { label: "", groups: [{ label: "", figures: [{ label: "Shots", home: "3", away: "1" }] }] },
    ]);
    expect(readStatistics("SE÷Match¬~SF÷Shots¬~")).toEqual([]);
  });
});

describe("the line-ups (df_li_)", () => {
  const side = (own: string) =>
    `${own}LH÷0¬LP÷k${own.length}¬LI÷Keeper¬LJ÷1¬LR÷(G)¬~LH÷1¬LP÷c¬LI÷Captain¬LJ÷5¬LR÷(C)¬LPR÷7.4¬~`;

  it("[C1.08] know the side by the row before, with keeper, captain and rating", () => {
    const { away } = readLineUps("LA÷F¬LB÷S¬LGT÷1¬LC÷1¬~LH÷0¬LP÷a¬LI÷A¬~LC÷2¬~LH÷0¬LP÷b¬LI÷B¬~");
    expect(away.starters).toMatchObject([{ id: "b", name: "B" }]);
    const { home } = readLineUps(`LA÷F¬LB÷S¬LC÷1¬~${side("")}`);
    expect(home.starters).toMatchObject([
      { name: "Keeper", isGoalkeeper: true, isCaptain: false, rating: null },
      { name: "Captain", isCaptain: true, rating: 7.4, shirt: "5" },
    ]);
  });

  it.each([
    ["1", [1]],
    ["1-1", [1]],
    ["4-3-3", []],
    ["1-x", []],
  ])("have a formation only where it places all who start (%s)", (text, expected) => {
    expect(readLineUps(`LA÷F¬LB÷S¬LC÷1¬~${side(`LD÷${text}¬`)}`).home.formation).toEqual(expected);
  });

  it("have coaches by the kind of their list, though titles are words of a language", () => {
    const { home, away } = readLineUps(
      "LA÷F¬LB÷Titulaires¬LGT÷1¬LC÷1¬~LH÷0¬LP÷a¬LI÷A¬LJ÷1¬~LB÷Entraîneurs¬LGT÷4¬LC÷1¬~LH÷0¬LP÷t¬LI÷Trainer¬~LC÷2¬~LH÷0¬LP÷u¬LI÷Other¬~",
    );
    expect([home.bench, home.coaches[0]?.name, away.coaches[0]?.name]).toEqual([[], "Trainer", "Other"]);
    const bench = readLineUps(
      "LA÷F¬LB÷S¬LC÷1¬~LH÷0¬LP÷a¬LI÷A¬LJ÷1¬~LB÷B¬LC÷1¬~LH÷0¬LP÷b¬LI÷B¬LJ÷12¬LII÷a¬LIT÷46'¬LIN÷A¬~",
    );
    expect(bench.home.bench).toMatchObject([{ name: "B", substitution: { name: "A", minute: "46'" } }]);
  });
});

describe("past matches (df_hh_)", () => {
  const row = (home: string, away: string, over = "") =>
    `KC÷1755370800¬KP÷e${home}${away}¬KJ÷${home}¬KK÷${away}¬FH÷${home}¬FK÷${away}¬UQ÷${home}¬UO÷${away}¬KL÷2:1¬KU÷2¬KT÷1¬${over}~`;

  it("belong to the home side, the away side or both, whether or not rows between both name a result", () => {
    const sections = (between: string) =>
      readHeadToHead(
        `KA÷All¬IS÷¬~KB÷Last matches: H¬~${row("H", "X", "KS÷home¬WIS÷w¬")}KB÷Last matches: A¬~${row("Y", "A", "KS÷away¬WIS÷lo¬")}KB÷Head-to-head matches¬~${between}`,
        "H",
        "A",
      )[0]?.sections;
    for (const between of [row("H", "A"), row("H", "A", "KS÷home¬WIS÷w¬")]) {
      expect(sections(between)?.map(({ of }) => of)).toEqual(["home", "away", null]);
      expect(sections(between)?.map(({ matches }) => matches[0]?.result)).toEqual([
        { letter: "w", isLate: false },
        { letter: "l", isLate: true },
        null,
      ]);
    }
  });

  it("name the team in the title where every row holds both", () => {
    const [tab] = readHeadToHead(`KA÷All¬~KB÷Last matches: A¬~${row("H", "A", "WIS÷l¬")}`, "H", "A");
    expect(tab?.sections[0]?.of).toBe("away");
  });

  it("show the score without the goal of a shoot-out, and nothing for a walkover", () => {
    const [tab] = readHeadToHead(
      `KA÷All¬~KB÷Both¬~${row("H", "A", "RPA÷4¬RPB÷3¬")}KC÷1¬KP÷w¬KJ÷*H¬KK÷A¬UQ÷H¬UO÷A¬KL÷-¬KU÷¬KT÷¬~`,
      "H",
      "A",
    );
    expect(tab?.sections[0]?.matches).toMatchObject([
      { score: [1, 1], shootOut: [4, 3], winner: 1 },
      { score: null, shootOut: null, winner: 1, homeName: "H" },
    ]);
  });
});

it("reads the commentary (df_lc_): important is what says so with 1, and a clock is a minute where there is none", () => {
  expect(
    readCommentary("MB÷45+1'¬MK÷45+1'¬MC÷goal¬MD÷Goal!¬MF÷1¬~MB÷¬MK÷12:30¬MD÷A throw.¬MF÷0¬~MB÷1'¬~A1÷x¬~"),
  ).toEqual([
    { minute: "45+1'", type: "goal", text: "Goal!", isImportant: true },
    { minute: "12:30", type: "", text: "A throw.", isImportant: false },
  ]);
});

it("reads the statistics of players (df_psn_): a dash is no figure, and a player's side is the table that repeats the row", () => {
  const row = (path: string, values: string) => `PJ÷N${path}¬PK÷${path}¬PN÷LEN¬PC÷${values}¬~`;
  const body = `PA÷All¬~TT÷¬~PF÷Player¬PG÷Player¬~PF÷G¬PG÷Goals¬~${row("/a", "-")}${row("/b", "2")}${row("/c", "1")}PA÷Lens¬~${row("/b", "2")}PA÷Lyon¬~${row("/a", "-")}`;
  const { columns, players, teams } = readPlayerStatistics(body);
  expect(columns).toEqual([{ code: "G", label: "Goals" }]);
  expect(teams).toEqual(["Lens", "Lyon"]);
  expect(players.map(({ path, teamIndex, values }) => [path, teamIndex, values])).toEqual([
    ["/a", 1, [null]],
    ["/b", 0, ["2"]],
    ["/c", null, ["1"]],
  ]);
});

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
    const late = readStandings(`TA÷L¬~${row("A", "TWO÷1¬TDR÷0¬TL÷1¬TPC÷.500¬")}`);
    expect(late.columns.map(({ column }) => column)).toEqual([
      "played",
      "wins",
      "overtimeWins",
      "overtimeLosses",
      "losses",
      "goals",
      "difference",
      "percentage",
    ]);
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
    expect(tables[0]?.rows[0]?.form.map(({ eventId, result, text }) => [eventId, result, text])).toEqual([
      ["e1", "l", "1:0 (A - B), 21.11.2026"],
      ["e2", "w", "1:0 (A - B), 21.11.2026"],
    ]);
    expect(tables[1]?.rows[0]).toMatchObject({ running: { eventId: "e9", score: "0:1" }, rankChange: -2 });
    expect(readStandings("0").tables).toEqual([]);
  });
});

describe("the odds (df_od_)", () => {
  it("have a row for each bookmaker below market, period and line, lines from the lowest", () => {
    const body =
      "OA÷1X2¬OAU÷1x2-odds¬~OB÷Match¬~OE÷1¬XA÷1.50[u]1.55¬XB÷3.90[d]3.80¬XC÷6.00¬OG÷1¬~OE÷2¬XA÷1.40¬XB÷4.00¬XC÷7.00¬OG÷0¬~" +
      "OA÷O/U¬OAU÷over-under¬~OB÷Match¬~OCT÷total¬OC÷10.5¬~OE÷1¬XB÷5.00¬XC÷1.10¬OG÷1¬~OCT÷total¬OC÷2.5¬~OE÷1¬OG÷0¬~";
    const [main, totals] = readMatchOdds(body);
    expect(main).toMatchObject({ betType: "HOME_DRAW_AWAY", outcomes: ["1", "X", "2"], label: "1X2" });
    expect(main?.periods).toEqual([
      {
        label: "Match",
        lines: [
          {
            value: "",
            offers: [
              {
                bookmakerId: 1,
                prices: [
                  { price: 1.55, opening: 1.5 },
                  { price: 3.8, opening: 3.9 },
                  { price: 6, opening: null },
                ],
                isSuspended: false,
              },
              {
                bookmakerId: 2,
                prices: [1.4, 4, 7].map((price) => ({ price, opening: null })),
                isSuspended: true,
              },
            ],
          },
        ],
      },
    ]);
    expect(
      totals?.periods[0]?.lines.map(({ value, offers }) => [value, offers[0]?.prices.map(({ price }) => price)]),
    ).toEqual([
      ["2.5", [null, null]],
      ["10.5", [5, 1.1]],
    ]);
  });

  it("have a line for each outcome where those differ from match to match, in the source's order", () => {
    const body =
      "OA÷CS¬OAU÷correct-score¬~OB÷Match¬~OCT÷score¬OC÷2:1¬~OE÷1¬XA÷8.50¬OG÷1¬~OCT÷score¬OC÷0:0¬~OE÷1¬XA÷9.00¬OG÷1¬~";
    const [market] = readMatchOdds(body);
    expect(market?.outcomes).toBeNull();
    expect(market?.periods[0]?.lines.map(({ value, offers }) => [value, offers[0]?.prices])).toEqual([
      ["2:1", [{ price: 8.5, opening: null }]],
      ["0:0", [{ price: 9, opening: null }]],
    ]);
  });

  it("leave out a bet that nobody knows, and heads with nothing below them", () => {
    expect(readMatchOdds("OA÷?¬OAU÷new¬~OB÷Match¬~OE÷1¬XA÷2.00¬~OA÷1X2¬OAU÷1x2-odds¬~OB÷Match¬~")).toEqual([]);
    expect(readMatchOdds("0")).toEqual([]);
  });
});

describe("point by point (df_mh_)", () => {
  it("has the games of each set with server, break, points and balls, a tie-break's points below its game", () => {
    const body =
      "HA÷Set 1¬HB÷Point by point - Set 1¬~HC÷1¬HE÷0¬HG÷2¬HH÷2¬HK÷1¬HL÷15:0, 30:0, 40:0 |B1| |B3|¬~" +
      "HC÷7¬HD÷9¬HE÷6¬HF÷7¬HK÷1¬~HB÷Tiebreak - Set 1¬~HC÷6¬HE÷3¬HG÷2¬HH÷2¬HK÷1¬HM÷2,1¬~HA÷Set 2¬~HC÷0¬HE÷0¬HG÷1¬HL÷15:0¬~A1÷x¬~";
    const [first, second] = readPoints(body);
    expect(first?.rows[0]).toEqual({
      score: [1, 0],
      server: 2,
      winner: 1,
      isBreak: true,
      steps: [
        { score: "15:0", balls: [] },
        { score: "30:0", balls: [] },
        { score: "40:0", balls: ["break", "match"] },
      ],
      tieBreak: null,
      tieBreakPoints: [],
      lead: null,
    });
    expect(first?.rows[1]).toMatchObject({ score: [7, 6], tieBreak: [9, 7], isBreak: false });
    expect(first?.rows[1]?.tieBreakPoints).toMatchObject([
      { score: [6, 3], server: 2, isBreak: true, steps: [{ score: "", balls: ["set"] }] },
    ]);
    // The next set's games are no points of the tie-break before it.
    expect(second).toMatchObject({ label: "Set 2", rows: [{ server: 1, winner: null, steps: [{ score: "15:0" }] }] });
  });

  it("has who leads by how much where each point is a row", () => {
    const [quarter] = readPoints("HA÷Q1¬~HC÷3¬HE÷0¬HK÷1¬HI÷3¬~HC÷3¬HE÷2¬HK÷2¬HI÷1-¬~HC÷3¬HE÷4¬HK÷2¬HJ÷1¬~");
    expect(quarter?.rows.map(({ lead, winner }) => [winner, lead])).toEqual([
      [1, { side: 1, by: "3" }],
      [2, { side: 1, by: "1" }],
      [2, { side: 2, by: "1" }],
    ]);
    expect(readPoints("0")).toEqual([]);
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
