import { describe, expect, it } from "vitest";
import { eventStatus, type StatusId } from "../../../../shared/sports/statuses.ts";
import type { Incident, Pair } from "../../../../shared/timeline/incident.ts";
import type { Schedule } from "../../../../shared/timeline/schedule.ts";
import { parseFeedName } from "../../../../shared/wire/feed-names.ts";
import { readAnalysis } from "../../../../shared/wire/sections/read-analysis.ts";
import { readForecasts } from "../../../../shared/wire/sections/read-forecasts.ts";
import { add, aLeague, aTeam, days, openLedger, posted, saturday, wire } from "../../test/ledger-in-node.ts";
import { answerFeed } from "../feeds/answer-feed.ts";
import type { LedgerContext } from "../ledger/ledger-context.ts";
import { hasForecasts, judgeMatches } from "./judged-match.ts";

const [lens, metz, brest, lyon] = [aTeam("Lens"), aTeam("Metz"), aTeam("Brest"), aTeam("Lyon")];
const teams = [lens, metz, aTeam("Nice"), aTeam("Reims"), brest, lyon];
const stages = ["1Stage00", "1Past000"].map((stageId, at) =>
  aLeague({ stageId, season: ["2028-29", "2027-28"][at] ?? "" }),
);

const resultOf = (score: Pair, status: StatusId = eventStatus.finished): Incident => ({
  kind: "result",
  atSeconds: saturday,
  result: { status, halfTime: null, fullTime: score, extraTime: null, shootOut: null },
});

/** Everybody meets everybody twice, a game a day: fifteen games, then the same ones at the other side's. */
const pairs = [0, 1].flatMap((leg) =>
  teams.flatMap((one, at) => teams.slice(at + 1).map((other) => (leg === 0 ? [one, other] : [other, one]))),
);
const scoreOf = (at: number): Pair => [(at * 7) % 4, (at * 5) % 3];

function open(shown = stages) {
  const ledger = openLedger([wire]);
  shown.forEach(({ stageId }, season) =>
    pairs.forEach(([home, away], at) => {
      const startSeconds = saturday + (at - 40 - season * 365) * days;
      const game = { leagueStageId: stageId, startSeconds, home, away } as Partial<Schedule>;
      add(ledger, posted(`1${season}Game${String(at).padStart(2, "0")}`, game), resultOf(scoreOf(at)));
    }),
  );
  for (const league of shown) ledger.events.putLeague(league);
  return ledger;
}

const feed = (ledger: LedgerContext, name: string): string => {
  const parsed = parseFeedName(name);
  if (parsed === null) throw new Error(`no feed ${name}`);
  return answerFeed(ledger, parsed, {
    clock: ledger.sources.clockAt(saturday),
    projectLanguage: "fr",
    market: null,
  });
};

describe("the judged matches of a competition", () => {
  it("have the chances that their own pages show", () => {
    const ledger = open();
    // A cup's game counts for a side's strength, and not for the league.
    const cup = posted("1CupGame", { leagueStageId: "1CupStag", home: lens, away: metz });
    add(ledger, { ...cup, startSeconds: saturday - 30.5 * days }, resultOf([5, 0]));
    const judged = judgeMatches(ledger, stages);
    expect(judged).toHaveLength(2 * pairs.length);
    for (const { eventId, chances } of judged) {
      const { start } = readAnalysis(feed(ledger, `df_ma_1_${eventId}`));
      expect([eventId, start === null]).toEqual([eventId, chances === null]);
      expect(start?.home).toBe(chances === null ? undefined : Math.round(1000 * chances.home) / 1000);
      expect(start?.away).toBe(chances === null ? undefined : Math.round(1000 * chances.away) / 1000);
    }
    // All of the second season, and those of the first one before which both sides had five games.
    expect(judged.filter(({ chances }) => chances !== null).length).toBeGreaterThan(40);
    expect(judged[0]).toMatchObject({ season: "2027-28", chances: null });
  });

  it("are compared with the shares of the games that were over, and with the table before the match", () => {
    const judged = judgeMatches(open(), stages);
    expect(judged[0]?.base).toEqual({ home: 1 / 3, draw: 1 / 3, away: 1 / 3 });
    expect(judged[0]?.order).toEqual(judged[30]?.order);
    const first = judged.slice(0, 9).filter(({ outcome }) => outcome === "home").length;
    expect(judged[9]?.base.home).toBeCloseTo((first + 1) / 12);
    expect(judged.every(({ order }) => order !== null)).toBe(true);
    expect(new Set(judged.map(({ order }) => order?.home)).size).toBeGreaterThan(5);
  });

  it("have no order in a part of the season into which points are carried", () => {
    const ledger = open();
    const four = teams.slice(0, 4).flatMap((home, at) => teams.slice(at + 1, 4).map((away) => ({ home, away })));
    four.forEach((sides, at) => {
      const startSeconds = saturday - (8 - at) * days;
      const round = `Championship Group, Matchday ${at + 1}`;
      add(ledger, posted(`1Part00${at}`, { ...sides, startSeconds, round }), resultOf([1, 0]));
    });
    const isPart = (eventId: string) => eventId.startsWith("1Part");
    const judged = judgeMatches(ledger, stages);
    expect(judged.filter(({ order }) => order === null).map(({ eventId }) => eventId)).toEqual(
      judged.map(({ eventId }) => eventId).filter(isPart),
    );
    expect(judged.filter(({ eventId }) => isPart(eventId))).toHaveLength(6);
  });

  it("leave out what was awarded, broken off or decided after an unknown regular time", () => {
    const ledger = open();
    const statuses = [eventStatus.awarded, eventStatus.abandoned, eventStatus.cancelled, eventStatus.walkover];
    statuses.forEach((status, at) => {
      const game = posted(`1Other0${at}`, { startSeconds: saturday - (at + 2) * days, home: lens, away: metz });
      add(ledger, game, resultOf([3, 0], status));
    });
    add(ledger, posted("1Coming0", { startSeconds: saturday + days, home: lens, away: metz }));
    expect(judgeMatches(ledger, stages)).toHaveLength(2 * pairs.length);
  });
});

describe("the forecasts of a competition", () => {
  it("are counted over all seasons, the newest first, and those that are missing are named", () => {
    const forecasts = readForecasts(feed(open(), "to_1Tourn00_1Stage00_17"));
    const { matches = 0, unknown = 0, bins = [], seasons = [], whole } = forecasts ?? {};
    expect(matches + unknown).toBe(2 * pairs.length);
    expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(3 * matches);
    expect(bins.reduce((sum, { happened }) => sum + happened, 0)).toBe(matches);
    expect(seasons.map(({ season, matches: own }) => [season, own])).toEqual([
      ["2028-29", pairs.length],
      ["2027-28", matches - pairs.length],
    ]);
    expect(whole?.matches).toBe(matches);
  });

  it("change with a corrected result, and are those of one competition", () => {
    const ledger = open();
    ledger.events.putLeague(aLeague({ stageId: "1OthStag", tournamentId: "1OthTour" }));
    const before = feed(ledger, "to_1Tourn00_1Stage00_17");
    expect(feed(ledger, "to_1Tourn00_1Stage00_17")).toBe(before);
    expect(feed(ledger, "to_1OthTour_1OthStag_17")).toBe("0");
    const last = posted("10Game29", { startSeconds: saturday - 11 * days, home: lyon, away: brest });
    add(ledger, last, resultOf([0, 9]));
    expect(feed(ledger, "to_1Tourn00_1Stage00_17")).not.toBe(before);
  });

  it("are announced only where the competition's own games prove enough of them", () => {
    const ledger = open();
    expect(feed(ledger, "to_1Tourn00_1Stage00_18")).not.toBe("0");
    expect([hasForecasts(ledger, stages, 30), hasForecasts(ledger, stages, 31)]).toEqual([true, false]);
    expect(judgeMatches(ledger, stages).filter(({ chances }) => chances !== null).length).toBeGreaterThan(31);
    const short = open(stages.slice(0, 1));
    expect([17, 18].map((tab) => feed(short, `to_1Tourn00_1Stage00_${tab}`))).toEqual(["0", "0"]);
  });
});
