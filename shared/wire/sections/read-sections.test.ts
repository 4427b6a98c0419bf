import { describe, expect, it } from "vitest";
import { signatureOf } from "../section-signature.ts";
import { readCommentary } from "./commentary-section.ts";
import { readHeadToHead } from "./read-head-to-head.ts";
import { readLineUps } from "./read-line-ups.ts";
import { readMatch } from "./read-match.ts";
import { readPlayerStatistics } from "./player-statistics-section.ts";
import { readReport } from "./report-section.ts";
import { readStatistics } from "./statistics-section.ts";
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
      expect(sections(between)?.map(({ matches }) => matches[0]?.result)).toEqual(["W", "LO", null]);
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
    { minute: "45+1'", type: "goal", text: "Goal!", isImportant: true, isBetting: false },
    { minute: "12:30", type: "", text: "A throw.", isImportant: false, isBetting: false },
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
