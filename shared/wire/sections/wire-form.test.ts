import { describe, expect, it } from "vitest";
import type { RowKinds, SectionCodec } from "../section.ts";
import { commentarySection } from "./commentary-section.ts";
import { periodStatisticsSection, playerCountsSection, statisticsSection } from "./statistics-section.ts";
import { headToHeadSection } from "./head-to-head-section.ts";
import { absenceSection, lineUpSection } from "./line-ups-section.ts";
import { matchOddsSection } from "./match-odds-section.ts";
import { gameSection, matchSection } from "./match-section.ts";
import { newsSection, transferSection } from "./news-section.ts";
import { playerStatisticsSection } from "./player-statistics-section.ts";
import { pointHistorySection } from "./point-history-section.ts";
import { reportSection } from "./report-section.ts";
import { resultSection } from "./result-section.ts";
import { scorersSection, standingsSection } from "./standings-section.ts";
import { holesSection, starterSection } from "./starter-section.ts";
import { summarySection } from "./summary-section.ts";

const row = <Kind extends string, F>(kind: Kind, fields: F) => ({ kind, fields });

/** The rows of a body, and the body itself. */
function readAndWrite<K extends RowKinds>(codec: SectionCodec<K>, body: string) {
  const { dropped, ...section } = codec.decode(body);
  return { rows: section.rows, dropped, written: codec.encode(section) };
}

/** Bodies as public clients of the format know them, written by hand; keys of our own where no client knows one. */
describe("the wire form of a section", () => {
  it("df_sui_: a period with its score, a goal with who assisted, a referee", () => {
    const body =
      "AC÷1st Half¬IG÷1¬IH÷0¬~III÷x1¬IA÷1¬IB÷45+1'¬IE÷3¬INX÷1¬IOX÷0¬IF÷Durand L.¬IE÷8¬IF÷Petit M.¬~MIT÷REF¬MIV÷Noir A.¬~";
    expect(readAndWrite(summarySection, body)).toEqual({
      rows: [
        { ...row("period", { label: "1st Half" }), groups: [{ home: "1", away: "0" }] },
        {
          ...row("incident", { id: "x1", side: 1, minute: "45+1'" }),
          groups: [
            { type: 3, homeScore: "1", awayScore: "0", playerName: "Durand L." },
            { type: 8, playerName: "Petit M." },
          ],
        },
        { ...row("information", { name: "REF", value: "Noir A." }), groups: [] },
      ],
      dropped: 0,
      written: body,
    });
  });

  it("df_st_: a period, a group, a figure as printed", () => {
    const body = "SE÷Match¬~SF÷Passes¬~SD÷342¬SG÷Passes¬SH÷85% (271/319)¬SI÷79% (190/240)¬~";
    expect(readAndWrite(statisticsSection, body)).toEqual({
      rows: [
        row("period", { label: "Match" }),
        row("group", { label: "Passes" }),
        row("figure", { id: 342, label: "Passes", home: "85% (271/319)", away: "79% (190/240)" }),
      ],
      dropped: 0,
      written: body,
    });
  });

  it("df_hh_: a tab, a team's section, a past match", () => {
    const body =
      "KA÷Overall¬IS÷¬~KB÷Last matches: Lens¬~KC÷1755370800¬KP÷abcd1234¬KF÷Ligue 1¬AC÷3¬KJ÷*Lens¬FJ÷¬KK÷Lyon¬FL÷¬KL÷2:1¬KU÷2¬KT÷1¬WIS÷w¬KS÷home¬~";
    const match = {
      startSeconds: 1_755_370_800,
      eventId: "abcd1234",
      leagueName: "Ligue 1",
      status: 3,
      homeMarkedName: "*Lens",
      homeSecondName: null,
      awayMarkedName: "Lyon",
      awaySecondName: null,
      score: "2:1",
      homeScore: 2,
      awayScore: 1,
      teamSide: "home",
      teamResult: "w",
    };
    expect(readAndWrite(headToHeadSection, body)).toEqual({
      rows: [
        row("tab", { label: "Overall", detail: null }),
        row("section", { label: "Last matches: Lens" }),
        row("match", match),
      ],
      dropped: 0,
      written: body,
    });
  });

  it("df_li_: a section with its first list, players behind their side, another list", () => {
    const body =
      "LA÷Formation¬LB÷Starting Lineups¬LGT÷1¬LC÷1¬~LD÷1-4-3-3¬LH÷0¬LP÷p1abcdef¬LI÷Samba B.¬LR÷(G)¬LPX÷s.png¬LJ÷30¬LL÷1¬LPR÷7.4¬~" +
      "LC÷2¬~LD÷1-4-4-2¬LH÷0¬LP÷p2abcdef¬LI÷Lopes A.¬~LB÷Coaches¬LGT÷4¬LC÷1¬~LH÷1¬LP÷p3abcdef¬LI÷Petit M.¬LJ÷¬~";
    const first = {
      formation: "1-4-3-3",
      order: 0,
      id: "p1abcdef",
      name: "Samba B.",
      badge: "(G)",
      portrait108: "s.png",
      shirt: "30",
      line: 1,
      rating: 7.4,
    };
    expect(readAndWrite(lineUpSection, body)).toEqual({
      rows: [
        row("section", { title: "Formation", list: "Starting Lineups", kind: 1, side: 1 }),
        row("firstPlayer", first),
        row("side", { side: 2 }),
        row("firstPlayer", { formation: "1-4-4-2", order: 0, id: "p2abcdef", name: "Lopes A." }),
        row("list", { title: "Coaches", kind: 4, side: 1 }),
        row("player", { order: 1, id: "p3abcdef", name: "Petit M.", shirt: null }),
      ],
      dropped: 0,
      written: body,
    });
  });

  it("df_scr_: who cannot play, and why", () => {
    const body = "SPT÷2¬SPN÷Caqueret M.¬SPI÷p2abcdef¬SPG÷France¬SPE÷Injury¬SPD÷out¬~";
    const absence = {
      side: 2,
      name: "Caqueret M.",
      playerId: "p2abcdef",
      nation: "France",
      reason: "Injury",
      availability: "out",
    };
    expect(readAndWrite(absenceSection, body)).toEqual({ rows: [row("absence", absence)], dropped: 0, written: body });
  });

  it("df_psn_: a table's columns and a player's values in their order", () => {
    const body =
      "PA÷Outfield¬~TT÷Top stats¬~PF÷G¬PG÷Goals¬PH÷int¬~PF÷A¬PG÷Assists¬PH÷int¬~PJ÷Durand L.¬PN÷Lens¬PC÷2|-¬~";
    expect(readAndWrite(playerStatisticsSection, body)).toEqual({
      rows: [
        row("section", { title: "Outfield" }),
        row("table", { title: "Top stats" }),
        row("column", { code: "G", label: "Goals", type: "int" }),
        row("column", { code: "A", label: "Assists", type: "int" }),
        row("player", { name: "Durand L.", team: "Lens", values: ["2", "-"] }),
      ],
      dropped: 0,
      written: body,
    });
  });

  it("df_lc_: a comment with its minute", () => {
    const body = "MB÷45+1'¬MK÷¬MC÷goal¬MD÷What a strike!¬MF÷1¬~MB÷44'¬MD÷Corner.¬~";
    expect(readAndWrite(commentarySection, body)).toEqual({
      rows: [
        row("comment", { minute: "45+1'", clock: null, type: "goal", text: "What a strike!", important: 1 }),
        row("comment", { minute: "44'", text: "Corner." }),
      ],
      dropped: 0,
      written: body,
    });
  });

  it("df_mh_: the head of a set, a break, a tie-break with its head and a point of it", () => {
    const body =
      "HA÷Set 1¬HB÷Point by point - Set 1¬~HC÷1¬HE÷0¬HG÷2¬HH÷2¬HK÷1¬HL÷15:0, 30:0, 40:0 |B1|¬~" +
      "HC÷7¬HD÷9¬HE÷6¬HF÷7¬HK÷1¬~HB÷Tiebreak - Set 1¬~HC÷6¬HE÷3¬HG÷1¬HK÷1¬HM÷2,1¬~";
    const game = { homeScore: 1, awayScore: 0, server: 2, broken: 2, winner: 1, points: "15:0, 30:0, 40:0 |B1|" };
    expect(readAndWrite(pointHistorySection, body)).toEqual({
      rows: [
        row("period", { label: "Set 1", title: "Point by point - Set 1" }),
        row("game", game),
        row("game", { homeScore: 7, homeTieBreak: 9, awayScore: 6, awayTieBreak: 7, winner: 1 }),
        row("tieBreak", { title: "Tiebreak - Set 1" }),
        row("game", { homeScore: 6, awayScore: 3, server: 1, winner: 1, chance: "2,1" }),
      ],
      dropped: 0,
      written: body,
    });
  });

  it("df_od_: a market, a period, a line, a bookmaker's prices", () => {
    const body =
      "OA÷1X2¬OAU÷1x2-odds¬OAI÷1¬~OB÷Full Time¬OBU÷full-time¬OBI÷2¬~OCT÷goals¬OC÷2.5¬~OE÷16¬OD÷Bookmaker¬XA÷1.50[u]1.55¬XB÷3.90[d]3.80¬XC÷6.00¬OG÷1¬~";
    const prices = { first: "1.50[u]1.55", second: "3.90[d]3.80", third: "6.00" };
    expect(readAndWrite(matchOddsSection, body)).toEqual({
      rows: [
        row("market", { name: "1X2", slug: "1x2-odds", id: "1" }),
        row("period", { name: "Full Time", slug: "full-time", id: "2" }),
        row("line", { type: "goals", value: "2.5" }),
        row("bookmaker", { bookmakerId: 16, name: "Bookmaker", ...prices, valid: 1 }),
      ],
      dropped: 0,
      written: body,
    });
  });

  it("to_: logos, a zone, heads, a row that ends in its points, its form with real lines, the legend", () => {
    const body =
      "IPI÷t1¬IPU÷t1.png¬IPI÷t2¬IPU÷t2.png¬~TZ÷q1¬TZS÷Champions League¬~TA÷Ligue 1¬TT÷Overall¬~TB÷¬TC÷#|Team¬~ETI÷¬~" +
      "TR÷1¬TU÷q1¬TN÷Lens¬TI÷t1¬TM÷3¬TW÷2¬TDR÷1¬TL÷0¬TLR÷0¬TPF÷4¬TG÷6:2¬TP÷7¬~" +
      "LMS÷?¬LMU÷upcoming¬LME÷abcd1234¬LMC÷1795878000¬LMH÷Lens¬LMA÷Lyon¬LMT÷Next match:\nLens - Lyon\n1795878000¬~" +
      "TV÷q1|Champions League|004682¬TV÷r1|Relegation|bd0000¬~";
    const standing = {
      rank: 1,
      zone: "q1",
      team: "Lens",
      teamId: "t1",
      played: 3,
      wins: 2,
      draws: 1,
      losses: 0,
      regularLosses: 0,
      difference: 4,
      goals: "6:2",
      points: 7,
    };
    const next = { eventId: "abcd1234", startSeconds: 1_795_878_000, homeName: "Lens", awayName: "Lyon" };
    expect(readAndWrite(standingsSection, body)).toEqual({
      rows: [
        { ...row("logos", { teamId: "t1", image: "t1.png" }), groups: [{ teamId: "t2", image: "t2.png" }] },
        row("zone", { code: "q1", label: "Champions League" }),
        row("head", { title: "Ligue 1", name: "Overall" }),
        row("columns", { group: null, columns: "#|Team" }),
        row("event", { eventId: null }),
        row("row", standing),
        row("form", { match: "?", result: "upcoming", ...next, text: ["Next match:", "Lens - Lyon", "1795878000"] }),
        {
          ...row("legend", { entry: "q1|Champions League|004682" }),
          groups: [{ entry: "r1|Relegation|bd0000" }],
        },
      ],
      dropped: 0,
      written: body,
    });
  });

  it("tt_: who scored most", () => {
    const body = "UA÷1¬UF÷Durand L.¬UU÷Lens¬UJ÷9¬UK÷3¬UCN÷France¬UPN÷forward¬~";
    const scorer = { player: "Durand L.", team: "Lens", goals: 9, assists: 3, nation: "France", position: "forward" };
    expect(readAndWrite(scorersSection, body)).toEqual({
      rows: [row("scorer", { rank: 1, ...scorer })],
      dropped: 0,
      written: body,
    });
  });

  it("dc_: one row, the signature inside it", () => {
    const body = "DA÷3¬DZ÷3¬DB÷11¬DC÷1755370800¬DE÷3¬DF÷2¬DG÷2¬DH÷2¬REA÷1¬REB÷0¬DI÷-1¬DX÷ST,LI,HH¬DJ÷H¬AZ÷0¬A1÷abc¬~";
    const match = {
      statusType: 3,
      statusTypeShown: 3,
      status: 11,
      startSeconds: 1_755_370_800,
      homeScore: 3,
      awayScore: 2,
      homeFullTime: 2,
      awayFullTime: 2,
      homeExtraTime: 1,
      awayExtraTime: 0,
      minute: -1,
      winner: "H",
      winnerFullTime: 0,
      tabs: ["ST", "LI", "HH"],
      signature: "abc",
    };
    expect(readAndWrite(matchSection, body)).toEqual({ rows: [row("match", match)], dropped: 0, written: body });
  });

  it("g_: the hashes of what of a game has changed", () => {
    const body = "CA÷h1¬CD÷h2¬CE÷h3¬A1÷abc¬~";
    const game = { scoreHash: "h1", incidentsHash: "h2", statisticsHash: "h3", signature: "abc" };
    expect(readAndWrite(gameSection, body)).toEqual({ rows: [row("game", game)], dropped: 0, written: body });
  });

  it("df_sur_: the status with the first part, the others by the keys of an event's row", () => {
    const body = "AC÷3¬BA÷7¬DA÷7¬BB÷6¬DB÷4¬RC÷0:59¬AE÷Lens¬CX÷Lens¬AF÷Lyon¬~BC÷1¬BD÷1¬~RB÷2:35¬~PSPH÷1¬PSPA÷¬TA÷TF1¬~";
    const first = { status: 3, home: 7, homeTieBreak: 7, away: 6, awayTieBreak: 4, length: "0:59" };
    expect(readAndWrite(resultSection, body)).toEqual({
      rows: [
        row("period1", { ...first, homeName: "Lens", homeNameShown: "Lens", awayName: "Lyon" }),
        row("period2", { home: 1, away: 1 }),
        row("duration", { length: "2:35" }),
        row("seeds", { homeSeed: "1", awaySeed: null, channels: "TF1" }),
      ],
      dropped: 0,
      written: body,
    });
  });

  it("df_stn_, df_stp_: a statistic by parts, a player's counts", () => {
    const ofPeriods = "TSI÷34¬TSL÷Total shots¬TSP÷1st Half¬TSH÷4¬TSA÷2¬TSP÷2nd Half¬TSH÷3¬TSA÷5¬~";
    expect(readAndWrite(periodStatisticsSection, ofPeriods)).toEqual({
      rows: [
        {
          ...row("statistic", { id: 34, label: "Total shots" }),
          groups: [
            { part: "1st Half", home: "4", away: "2" },
            { part: "2nd Half", home: "3", away: "5" },
          ],
        },
      ],
      dropped: 0,
      written: ofPeriods,
    });
    const ofPlayer = "TPI÷p1abcdef¬TPN÷Durand L.¬TPS÷1¬TPT÷Lens¬TPC÷1¬TPL÷Goals¬TPV÷2¬~";
    expect(readAndWrite(playerCountsSection, ofPlayer)).toEqual({
      rows: [
        {
          ...row("player", { id: "p1abcdef", name: "Durand L.", side: 1, team: "Lens" }),
          groups: [{ id: 1, label: "Goals", value: 2 }],
        },
      ],
      dropped: 0,
      written: ofPlayer,
    });
  });

  it("df_pi_, df_hi_, df_mr_: a starter with its facts, a golfer's round, a report", () => {
    const starter = "TID÷p1abcdef¬TIN÷Martin J.¬TIC÷France¬TIL÷Open¬~TFN÷rank¬TFL÷Position¬TFV÷3¬~";
    expect(readAndWrite(starterSection, starter)).toEqual({
      rows: [
        row("starter", { id: "p1abcdef", name: "Martin J.", country: "France", league: "Open" }),
        row("fact", { name: "rank", label: "Position", value: "3" }),
      ],
      dropped: 0,
      written: starter,
    });
    const holes = "THR÷Round 1¬THT÷-2¬THP÷9¬~THN÷4¬THS÷-1¬~THN÷9¬THS÷-2¬~";
    expect(readAndWrite(holesSection, holes)).toEqual({
      rows: [
        row("round", { label: "Round 1", toPar: -2, holesPlayed: 9 }),
        row("holes", { through: 4, toPar: -1 }),
        row("holes", { through: 9, toPar: -2 }),
      ],
      dropped: 0,
      written: holes,
    });
    const report = "TMT÷Lens win¬~TMX÷It was close.¬~";
    expect(readAndWrite(reportSection, report)).toEqual({
      rows: [row("headline", { text: "Lens win" }), row("paragraph", { text: "It was close." })],
      dropped: 0,
      written: report,
    });
  });

  it("nl_: an article", () => {
    const body = "TNI÷a1¬TNT÷Lens wins¬TNX÷Late goal.¬TNU÷/news/a1/¬TNS÷Agency¬TNP÷1755380000¬~";
    const article = { title: "Lens wins", lead: "Late goal.", url: "/news/a1/", source: "Agency" };
    expect(readAndWrite(newsSection, body)).toEqual({
      rows: [row("article", { id: "a1", ...article, publishedSeconds: 1_755_380_000 })],
      dropped: 0,
      written: body,
    });
  });

  it("tetr_: a transfer", () => {
    const body = "TXI÷t1¬TXP÷p1¬TXN÷Durand L.¬TXF÷Lyon¬TXT÷Lens¬TXY÷loan¬TXE÷€1m¬TXD÷1755302400¬~";
    const transfer = {
      playerId: "p1",
      player: "Durand L.",
      fromTeam: "Lyon",
      toTeam: "Lens",
      type: "loan",
      fee: "€1m",
    };
    expect(readAndWrite(transferSection, body)).toEqual({
      rows: [row("transfer", { id: "t1", ...transfer, daySeconds: 1_755_302_400 })],
      dropped: 0,
      written: body,
    });
  });
});
