import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { sportIds } from "../../../shared/sports/sport-ids.ts";
import { eventStatus } from "../../../shared/sports/statuses.ts";
import { foldTimeline } from "../../../shared/timeline/fold.ts";
import { eventSchema } from "../../../shared/ingest/event-schema.ts";
import { leagueSchema } from "../../../shared/ingest/league-schema.ts";
import type { ParsedRecords } from "../match-record.ts";
import { toIngestEvent, toIngestLeague } from "../to-batch.ts";
import { leaguesByCode } from "../more-leagues.ts";
import { parseMatchJson } from "./match-json.ts";

type Json = Record<string, unknown>;
const aMatch = (changes: Json = {}): Json => ({
  start: "2025-11-22T20:00:00+01:00",
  home: "Reds",
  away: "Blues",
  ...changes,
});
const aLeague = (changes: Json = {}, ...matches: readonly unknown[]): Json => ({
  sport: "volleyball",
  name: "Pro A",
  country: "FR",
  season: "2025-26",
  matches,
  ...changes,
});
const parse = (...leagues: readonly unknown[]) => parseMatchJson(JSON.stringify({ format: "match-json/1", leagues }));
const report = (match: Json, league: Json = {}) => parse(aLeague(league, aMatch(match)));
const states = ({ records }: ParsedRecords) =>
  records.map(({ event, timeline }) => {
    const closing =
      event.result === null ? [] : [{ kind: "result", atSeconds: 8_000_000_000, result: event.result } as const];
    return foldTimeline({ ...event, provider: "ingest", clockRate: 1 }, [...timeline, ...closing]);
  });
const isTaken = ({ records }: ParsedRecords) =>
  records.every(
    ({ event, league, timeline }) =>
      eventSchema.safeParse({ ...event, timeline }).success && leagueSchema.safeParse(league).success,
  );

const point = (at: number, side: unknown, changes: Json = {}): Json => ({
  at,
  kind: "points",
  side,
  value: 1,
  ...changes,
});
const aSet = [
  { at: 0, kind: "status", status: "set1" },
  point(10, "home", { player: "Ann Ames", how: "ace" }),
  point(20, 2),
];
const theEnd = [
  { at: 30, kind: "period-won", side: "home" },
  { at: 40, kind: "status", status: "finished" },
];

const idsOf = (...matches: readonly Json[]) => parse(aLeague({}, ...matches)).records.map(({ event }) => event.eventId);

describe("a match-json file", () => {
  it("takes the letters of a code that a source writes with an apostrophe or a dot", () => {
    const parsed = report({ home: { name: "N'Gaous", code: "N'G" }, away: { name: "St. Pauli", code: "St." } });
    expect(isTaken(parsed)).toBe(true);
    expect(parsed.records.map(({ event: { home, away } }) => [home.code, away?.code])).toEqual([["NG", "ST"]]);
  });

  it("names the team of a deduction by its id", () => {
    const ruling = { points: 10, reason: "Licence" };
    const [record] = report({ home: "Nantes Volley" }, { deductions: [{ team: "Nantes Volley", ...ruling }] }).records;
    expect(record?.league.deductions).toEqual([{ participantId: record?.event.home.id, ...ruling }]);
    expect(report({}, { deductions: [{ team: "Nantes", points: 0.5, reason: "" }] }).faults).not.toEqual([]);
  });

  it("knows a pair in either order, but not two persons or two clubs by another order", () => {
    const sideIn = (sport: string, home: string) => {
      const side = report({ home }, { sport }).records[0]?.event.home;
      return [side?.id, side?.slug];
    };
    const pair = sideIn("tennis", "Adam K. / Weiß T.");
    expect(sideIn("tennis", "Weiß T./Adam K.")).toEqual(pair);
    expect(pair[1]).toBe("adam-k-weiss-t");
    expect(sideIn("tennis", "Weiß T. / Adam L.")).not.toEqual(pair);
    expect(sideIn("handball", "HSG B / A")[1]).toBe("hsg-b-a");
  });

  it("is what its description shows, in every sport that it shows", () => {
    const text = readFileSync(path.resolve(import.meta.dirname, "../../../docs/match-json.md"), "utf8");
    const parsed = parseMatchJson(/```json\n(.*?)```/s.exec(text)?.[1] ?? "");
    expect(parsed.faults).toEqual([]);
    expect(isTaken(parsed)).toBe(true);
    expect(states(parsed)).toMatchObject([
      {
        status: eventStatus.finished,
        score: [2, 1],
        periods: [
          [1, 1],
          [1, 0],
        ],
      },
      {
        status: eventStatus.finished,
        score: [0, 1],
        periods: [
          [0, 1],
          [0, 0],
        ],
      },
      { status: eventStatus.finished, facts: { rank: 1, raceTime: "24:11.3" } },
    ]);
  });

  it("takes names for ids, and seconds since the start or instants for times", () => {
    const parsed = report({ incidents: [...aSet, { ...theEnd[0], at: "2025-11-22T19:00:30Z" }, theEnd[1]] });
    expect(parsed.faults).toEqual([]);
    const [record] = parsed.records;
    const startSeconds = Date.UTC(2025, 10, 22, 19) / 1000;
    expect(record?.timeline.map(({ id, atSeconds }) => [id, atSeconds - startSeconds])).toEqual([
      ["status-1", 0],
      ["points-1-1", 10],
      ["points-2-1", 20],
      ["period-won-1-1", 30],
      ["status-2", 40],
    ]);
    expect(record?.timeline[1]).toMatchObject({ player: { name: "Ann Ames", shortName: "Ames A." }, how: "ace" });
    expect(states(parsed)).toMatchObject([{ status: eventStatus.finished, score: [1, 0], periods: [[1, 1]] }]);
  });

  it.each(Object.entries(sportIds))("knows %s", (sport, sportId) => {
    const parsed = report({ score: { total: [2, 1] } }, { sport });
    expect([parsed.faults, isTaken(parsed)]).toEqual([[], true]);
    expect(parsed.records[0]?.event.sportId).toBe(sportId);
    expect(states(parsed)).toMatchObject([{ status: eventStatus.finished, score: [2, 1] }]);
  });

  it("keeps a score that its incidents do not add up to, drops the scoring incidents, and says so", () => {
    const incidents = [...aSet, ...theEnd, { at: 5, kind: "notice", text: "moved" }];
    const parsed = report({ incidents, score: { total: [3, 0], periods: [[25, 20]] } });
    expect(parsed.faults).toEqual([
      {
        position: "leagues[0].matches[0]",
        reason: "Reds - Blues: the incidents add up to 1-0, the score is 3-0",
        kind: "goals are not the result",
      },
    ]);
    expect(states(parsed)).toMatchObject([
      { score: [3, 0], periods: [[25, 20]], notice: "moved", status: eventStatus.finished },
    ]);
  });

  it("adds nothing to incidents that add up to the score", () => {
    const parsed = report({ incidents: [...aSet, ...theEnd], score: { total: [1, 0], periods: [[1, 1]] } });
    expect([parsed.records[0]?.timeline.length, parsed.faults]).toEqual([5, []]);
  });

  it("gives the player of an own goal to the other side", () => {
    const goals = [
      { at: 60, kind: "goal", side: "home", minute: "1", player: "Eve", how: "own-goal" },
      { at: 90, kind: "goal", side: "away", minute: "2", player: "Eve" },
    ];
    const [own, other] = report({ incidents: goals }, { sport: "soccer" }).records[0]?.timeline ?? [];
    expect(own).toMatchObject({ player: other?.kind === "goal" ? other.player : null });
  });

  it("is the same football match as in other files of that league", () => {
    const ligue1 = leaguesByCode["fr.1"];
    const league = ligue1 === undefined ? null : toIngestLeague(ligue1, "2025-26");
    const match = {
      round: "1",
      day: 20_000,
      minuteOfDay: null,
      home: "Lens",
      away: "Lyon",
      result: null,
      occurrence: 0,
    };
    const other = ligue1 === undefined || league === null ? null : toIngestEvent(match, ligue1, league);
    const parsed = report({ home: "Lens", away: "Lyon" }, { sport: "soccer", name: "Ligue 1" });
    expect(parsed.records[0]?.event.eventId).toBe(other?.eventId);
  });

  it("keeps its ids when a match moves, and has others for other keys and meetings", () => {
    const [id] = idsOf(aMatch());
    expect(idsOf(aMatch({ start: "2025-12-01", round: "3" }))).toEqual([id]);
    expect(
      new Set([id, ...idsOf(aMatch({ key: "a" }), aMatch({ key: "b" })), ...idsOf(aMatch(), aMatch({ round: "2" }))])
        .size,
    ).toBe(4);
  });

  it("keeps the ids of two games of one day when their lines change places", () => {
    const games = ["2025-08-16T23:00:00Z", "2025-08-16T17:00:00Z"].map((start) => aMatch({ start }));
    const idByStart = (matches: readonly Json[]) =>
      new Map(parse(aLeague({}, ...matches)).records.map(({ event }) => [event.startSeconds, event.eventId]));
    expect(idByStart(games.toReversed())).toEqual(new Map([...idByStart(games)].toReversed()));
    expect(idByStart(games).size).toBe(2);
  });

  it("takes noon of the league's zone for a day without a time", () => {
    const { records } = report({ start: "2025-11-22" }, { timeZone: "Europe/Paris" });
    expect(records[0]?.event).toMatchObject({ startSeconds: Date.UTC(2025, 10, 22, 11) / 1000, timeKnown: false });
  });

  it.each<[string, Json, string]>([
    ["a start that is none", { start: "22.11.2025" }, "leagues[0].matches[0].start"],
    ["a day that is none", { start: "2025-02-30" }, "leagues[0].matches[0].start"],
    ["an unknown status", { status: "sunk" }, "leagues[0].matches[0].status"],
    ["an unknown part", { colour: "red" }, "leagues[0].matches[0]"],
    ["an impossible result", { result: { halfTime: [2, 0], fullTime: null } }, "leagues[0].matches[0]"],
    ["a negative score", { score: { total: [-1, 0] } }, "leagues[0].matches[0].score.total[0]"],
  ])("names %s by its place and takes the other matches", (_, changes, position) => {
    const { records, faults } = parse(aLeague({}, aMatch(changes), aMatch({ home: "Greens" })));
    expect(records.map(({ title }) => title)).toEqual(["Greens - Blues"]);
    expect(faults.map((fault) => fault.position)).toEqual([position]);
  });

  it("keeps a score without the parts that cannot be read or do not add up, and names them", () => {
    const basketball = { sport: "basketball" };
    const last = (changes: Json) => {
      const { records, faults } = report(changes, basketball);
      const shown = records.flatMap(({ timeline }) => timeline).find(({ kind }) => kind === "correction");
      return [shown, faults.map(({ position }) => position)];
    };
    const total = [5, 2];
    const without = expect.objectContaining({ score: total, periods: [] });
    expect(
      last({
        score: {
          total,
          periods: [
            [6, 1],
            [-1, 1],
          ],
        },
      }),
    ).toEqual([without, ["leagues[0].matches[0].score.periods"]]);
    expect(
      last({
        score: {
          total,
          periods: [
            [4, 1],
            [2, 1],
          ],
        },
      }),
    ).toEqual([without, ["leagues[0].matches[0]"]]);
    const nulls = report({ result: { fullTime: [1, 1], shootOut: [null, null] } });
    expect([nulls.records.length, nulls.faults]).toEqual([1, []]);
    expect(report({ result: { fullTime: [1, 1], shootOut: [4, "x"] } }).records[0]?.event.result?.shootOut).toBeNull();
  });

  it("keeps a result without the part that cannot be, and names the part", () => {
    const result = { halfTime: [2, 0], fullTime: [1, 0], extraTime: [0, 0], shootOut: [4, 3] };
    const { records, faults } = report({ result });
    expect(records[0]?.event.result).toEqual({
      status: 11,
      halfTime: null,
      fullTime: [1, 0],
      extraTime: null,
      shootOut: [4, 3],
    });
    expect(faults.map(({ kind }) => kind)).toEqual(Array(2).fill("parts of a result contradict each other"));
  });

  it.each<[string, unknown, string]>([
    ["no object", 3, ".kind"],
    ["an unknown kind", { at: 0, kind: "dance" }, ".kind"],
    ["no side", { at: 0, kind: "points", value: 1 }, ".side"],
    ["no time", { kind: "points", side: 1, value: 1 }, ".atSeconds"],
    ["a time that is none", { at: "soon", kind: "points", side: 1, value: 1 }, ".atSeconds"],
    ["an unknown play", point(0, 1, { how: "dunk" }), ".how"],
    [
      "an unknown statistic",
      { at: 0, kind: "statistics", period: 0, figures: [{ type: "luck", home: "1", away: "2" }] },
      ".figures[0].type",
    ],
  ])("names an incident with %s by its place and takes the others", (_, broken, position) => {
    const { records, faults } = report({ incidents: [aSet[0], broken, aSet[1]] });
    expect(records[0]?.timeline.map(({ id }) => id)).toEqual(["status-1", "points-1-1"]);
    expect(faults.map((fault) => fault.position)).toContain(`leagues[0].matches[0].incidents[1]${position}`);
  });

  it.each(["", "{", "[]", "{}", '{"format":"match-json/2","leagues":[]}'])(
    "is none when it is no such file: %j",
    (text) => {
      const { records, faults } = parseMatchJson(text);
      expect(records).toEqual([]);
      expect(faults[0]?.position).toMatch(/^file/);
    },
  );

  it("names a league that is none", () => {
    const leagues = [{ sport: "chess" }, { country: "Atlantis" }, { timeZone: "Moon/Base" }];
    const { faults } = parse(...leagues.map((changes) => aLeague(changes, aMatch({ start: "2025-11-22" }))));
    const positions = ["leagues[0].sport", "leagues[1].country", "leagues[2].timeZone"];
    expect(faults.map(({ position }) => position)).toEqual(positions);
  });
});
