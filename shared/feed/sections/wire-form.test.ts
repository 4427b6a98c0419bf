import { describe, expect, it } from "vitest";
import type { RowKinds, SectionCodec } from "../section.ts";
import { commentarySection } from "./commentary.ts";
import { periodStatisticsSection, playerCountsSection } from "./counted-statistics.ts";
import { headToHeadSection } from "./head-to-head.ts";
import { absenceSection, lineUpSection } from "./line-ups.ts";
import { matchOddsSection } from "./match-odds.ts";
import { gameSection, matchSection } from "./match.ts";
import { newsSection, transferSection } from "./news.ts";
import { playerStatisticsSection } from "./player-statistics.ts";
import { pointHistorySection } from "./point-history.ts";
import { reportSection } from "./report.ts";
import { resultSection } from "./result.ts";
import { scorersSection, standingsSection } from "./standings.ts";
import { holesSection, starterSection } from "./starter.ts";
import { statisticsSection } from "./statistics.ts";
import { summarySection } from "./summary.ts";

const row = <Kind extends string, F>(kind: Kind, fields: F) => ({ kind, fields });

/** What a body says, row by row, and the body that says it. */
function readAndWrite<K extends RowKinds>(codec: SectionCodec<K>, body: string) {
  const { dropped, ...section } = codec.decode(body);
  return { rows: section.rows, dropped, written: codec.encode(section) };
}

/** Bodies as public readers of the format know them, written by hand; keys of our own where nobody does. */
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
      "KA÷Overall¬~KB÷Last matches: LENS¬~KC÷1755370800¬KP÷abcd1234¬KF÷Ligue 1¬AC÷3¬KJ÷*Lens¬KK÷Lyon¬KL÷2:1¬KU÷2¬KT÷1¬KS÷home¬WIS÷w¬~";
    const match = {
      startSeconds: 1_755_370_800,
      eventId: "abcd1234",
      leagueName: "Ligue 1",
      status: 3,
      homeMarkedName: "*Lens",
      awayMarkedName: "Lyon",
      score: "2:1",
      homeScore: 2,
      awayScore: 1,
      teamSide: "home",
      teamResult: "w",
    };
    expect(readAndWrite(headToHeadSection, body)).toEqual({
      rows: [row("tab", { label: "Overall" }), row("section", { label: "Last matches: LENS" }), row("match", match)],
      dropped: 0,
      written: body,
    });
  });

  it("df_li_: a section with its first list and side, players, the other side, another list", () => {
    const body =
      "LA÷Formation¬LB÷Starting Lineups¬LC÷1¬~LH÷0¬LD÷4-3-3¬LC÷1¬LP÷p1abcdef¬LI÷Samba B.¬LJ÷30¬LL÷1¬LR÷(G)¬LPR÷7.4¬LPI36÷s.png¬~" +
      "LC÷2¬~LH÷0¬LD÷4-4-2¬LC÷2¬LP÷p2abcdef¬LI÷Lopes A.¬~LB÷Substitutes¬LC÷1¬~LH÷0¬LC÷1¬LP÷p3abcdef¬LI÷Petit M.¬~";
    const first = {
      order: 0,
      formation: "4-3-3",
      side: 1,
      id: "p1abcdef",
      name: "Samba B.",
      shirt: "30",
      line: 1,
      badge: "(G)",
      rating: 7.4,
      portrait36: "s.png",
    };
    expect(readAndWrite(lineUpSection, body)).toEqual({
      rows: [
        row("section", { title: "Formation", list: "Starting Lineups", side: 1 }),
        row("player", first),
        row("side", { side: 2 }),
        row("player", { order: 0, formation: "4-4-2", side: 2, id: "p2abcdef", name: "Lopes A." }),
        row("list", { title: "Substitutes", side: 1 }),
        row("player", { order: 0, side: 1, id: "p3abcdef", name: "Petit M." }),
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

  it("df_mh_: a set and a game of it, point by point", () => {
    const body = "HA÷Set 1¬~HB÷1¬HC÷1¬HE÷0¬HG÷1¬HK÷1¬HL÷15:0, 30:0, 40:0¬HI÷1¬~";
    const game = { number: 1, homeScore: 1, awayScore: 0, server: 1, winner: 1, points: "15:0, 30:0, 40:0" };
    expect(readAndWrite(pointHistorySection, body)).toEqual({
      rows: [row("set", { label: "Set 1" }), row("game", { ...game, homeLead: "1" })],
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

  it("to_: logos, a head, a zone and its legend, a row that ends in its points, its form", () => {
    const body =
      "IPI÷t1¬IPU÷t1.png¬IPI÷t2¬IPU÷t2.png¬~TA÷Ligue 1¬TT÷Overall¬~TZ÷q1¬TZS÷Champions League¬~TV÷q1|Champions League¬~TR÷1¬TU÷q1¬TN÷Lens¬TI÷t1¬TM÷3¬TW÷2¬TDR÷1¬TLR÷0¬TG÷6:2¬TPF÷4¬TP÷7¬~LMS÷1¬LMU÷w¬LME÷abcd1234¬LMT÷Lens 2:1 Lyon¬~";
    const standing = {
      rank: 1,
      zone: "q1",
      team: "Lens",
      teamId: "t1",
      played: 3,
      wins: 2,
      draws: 1,
      losses: 0,
      goals: "6:2",
      difference: 4,
      points: 7,
    };
    expect(readAndWrite(standingsSection, body)).toEqual({
      rows: [
        { ...row("logos", { teamId: "t1", image: "t1.png" }), groups: [{ teamId: "t2", image: "t2.png" }] },
        row("head", { title: "Ligue 1", name: "Overall" }),
        row("zone", { code: "q1", label: "Champions League" }),
        row("legend", { entry: "q1|Champions League" }),
        row("row", standing),
        row("form", { match: "1", result: "w", eventId: "abcd1234", text: "Lens 2:1 Lyon" }),
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
    const body = "DA÷3¬DZ÷3¬DB÷11¬DC÷1755370800¬DE÷3¬DF÷2¬DG÷2¬DH÷2¬REA÷1¬REB÷0¬DI÷-1¬DJ÷H¬AZ÷0¬DX÷ST,LI,HH¬A1÷abc¬~";
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

  it("df_sur_: the parts by the keys of an event's row", () => {
    const body = "BA÷1¬BB÷0¬BC÷1¬BD÷1¬AE÷Lens¬CX÷Lens¬AF÷Lyon¬~";
    const periods = { homePeriod1: 1, awayPeriod1: 0, homePeriod2: 1, awayPeriod2: 1 };
    expect(readAndWrite(resultSection, body)).toEqual({
      rows: [row("result", { ...periods, homeName: "Lens", homeNameShown: "Lens", awayName: "Lyon" })],
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

  it("df_pi_, df_hi_, df_mr_: a starter with what is told of it, a golfer's round, a report", () => {
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
