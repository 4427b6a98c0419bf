import { describe, expect, it } from "vitest";
import { eventStatus } from "../../../shared/sports/statuses.ts";
import { foldTimeline } from "../../../shared/timeline/fold.ts";
import { foldDetails } from "../../../workers/origin/src/ledger/match-details.ts";
import { competitionsOf } from "../../../world/catalogue/sports/competitions.ts";
import { toLeague } from "../../../world/catalogue/sports/to-league.ts";
import { parseCricsheet } from "./cricsheet.ts";

type Json = Record<string, unknown>;
const [reds, blues] = ["Reds", "Blues"];
const ball = (total: number, changes: Json = {}): Json => ({
  batter: "A Ames",
  bowler: "B Bell",
  non_striker: "C Cole",
  runs: { batter: total, extras: 0, total },
  ...changes,
});
const wide = ball(0, { runs: { batter: 0, extras: 1, total: 1 }, extras: { wides: 1 } });
const out = (kind: string) => ball(0, { wickets: [{ player_out: "A Ames", kind, fielders: [] }] });
const over = (...deliveries: readonly Json[]): Json => ({ over: 0, deliveries });
const six = [ball(4), ball(0), wide, ball(6), ball(1), out("bowled"), ball(1)];

function aFile(info: Json, ...innings: readonly Json[]): string {
  return JSON.stringify({
    meta: { data_version: "1.1.0" },
    info: {
      balls_per_over: 6,
      dates: ["2023-05-14"],
      event: { name: "Indian Premier League", match_number: 60 },
      match_type: "T20",
      outcome: { winner: reds },
      season: "2007/08",
      teams: [reds, blues],
      ...info,
    },
    innings,
  });
}

function read(info: Json, ...innings: readonly Json[]) {
  const { records, faults } = parseCricsheet(aFile(info, ...innings));
  const [record] = records;
  if (record === undefined) return { faults, record: null, state: null, details: null };
  const schedule = { ...record.event, provider: "ingest", clockRate: 1 } as const;
  return {
    faults,
    record,
    state: foldTimeline(schedule, record.timeline),
    details: foldDetails(schedule, record.timeline),
  };
}

const idOf = (info: Json) => read(info).record?.event.eventId;

describe("a Cricsheet match", () => {
  it("comes ball by ball to its score, by innings, with overs, wickets and who won", () => {
    const { state, record, faults } = read(
      {},
      { team: blues, overs: [over(...six)] },
      { team: reds, overs: [over(ball(6), ball(6), ball(2))] },
    );
    expect(faults).toEqual([]);
    expect(state).toMatchObject({
      status: eventStatus.finished,
      score: [14, 13],
      periods: [
        [0, 13],
        [14, 0],
      ],
      facts: { awayOvers: "1", awayWickets: 1, homeOvers: "0.3", homeRunRate: 28, winner: 1, serve: null },
    });
    expect(record?.league).toMatchObject({ season: "2007-08", countryKey: "IN", timeZone: "Asia/Kolkata" });
  });

  it("is bowled at a fixed pace, with ids of its own for every ball", () => {
    const { record } = read({}, { team: blues, overs: [over(...six)] });
    const points = record?.timeline.filter(({ kind }) => kind === "points") ?? [];
    expect(points.map(({ atSeconds }) => atSeconds - (record?.event.startSeconds ?? 0))).toEqual([
      35, 105, 140, 175, 245,
    ]);
    const ids = record?.timeline.map(({ id }) => id) ?? [];
    expect([new Set(ids).size, ids.includes(undefined)]).toEqual([ids.length, false]);
  });

  it("names the eleven in the order in which they batted, then who did not", () => {
    const players = { [reds]: ["E Early"], [blues]: ["A Ames", "B Bold", "C Cole", "D Dale"] };
    const second = ball(1, { batter: "D Dale", non_striker: "C Cole" });
    const { details } = read({ players }, { team: blues, overs: [over(ball(1), second)] });
    expect(details?.lineUps[1]?.starters.map(({ name }) => name)).toEqual(["A Ames", "C Cole", "D Dale", "B Bold"]);
  });

  it("counts boundaries for the batter, wickets for the bowler, and no wicket for a batter who retires hurt", () => {
    const { details, state } = read({}, { team: blues, overs: [over(...six, out("retired hurt"), out("run out"))] });
    const counted = (details?.figures ?? [])
      .filter(({ period }) => period === 0)
      .map(({ type, home, away }) => [type, home, away]);
    expect(counted).toEqual([
      [54, "0", "1"],
      [55, "0", "1"],
      [56, "2", "0"],
      [57, "0", "1"],
    ]);
    expect(state?.facts).toMatchObject({ awayWickets: 2 });
  });

  it("leaves super overs out of the score, which they decide, and keeps each by itself", () => {
    const { state } = read(
      { outcome: { result: "tie", eliminator: blues } },
      { team: blues, overs: [over(ball(4))] },
      { team: reds, overs: [over(ball(4))] },
      { team: reds, overs: [over(ball(1))], super_over: true },
      { team: blues, overs: [over(ball(1))], super_over: true },
      { team: blues, overs: [over(ball(6))], super_over: true },
      { team: reds, overs: [over(ball(2))], super_over: true },
    );
    expect(state).toMatchObject({
      status: eventStatus.afterExtraInnings,
      score: [4, 4],
      periods: [
        [0, 4],
        [4, 0],
        [1, 1],
        [2, 6],
      ],
      facts: { winner: 2, homeOvers: "0.1", awayOvers: "0.1" },
    });
  });

  it.each([
    [
      "a winner by the rain rule",
      { winner: blues, method: "D/L" },
      { status: eventStatus.finished, notice: "D/L", facts: { winner: 2 } },
    ],
    ["no result", { result: "no result" }, { status: eventStatus.abandoned }],
    ["a draw", { result: "draw" }, { status: eventStatus.finished, facts: { winner: 0 } }],
    ["an award", { winner: reds, method: "Awarded" }, { status: eventStatus.awarded, facts: { winner: 1 } }],
  ])("ends with %s", (_, outcome, expected) => {
    expect(read({ outcome }, { team: blues, overs: [over(ball(4))] }).state).toMatchObject(expected);
  });

  it("writes each innings of a game over days: declared, all out with a batter absent, forfeited", () => {
    const nine = Array.from({ length: 9 }, () => out("bowled"));
    const { state, record } = read(
      { match_type: "Test", outcome: { winner: reds } },
      { team: reds, declared: true, overs: [over(ball(6), out("caught"))] },
      { team: blues, absent_hurt: ["Z Zed"], overs: [over(ball(2), ...nine)] },
      { team: reds, forfeited: true },
      { team: blues, overs: [over(ball(1))] },
    );
    expect(state?.facts).toMatchObject({ homeInnings: "6/1d & f", awayInnings: "2 & 1/0", homeOvers: "0.2" });
    expect(state).toMatchObject({ score: [6, 3], status: eventStatus.finished });
    expect(
      record?.timeline.some((incident) => incident.kind === "status" && incident.status === eventStatus.inning3),
    ).toBe(false);
    expect(record?.timeline).toContainEqual(expect.objectContaining({ text: "Reds forfeited their innings" }));
    expect(read({}, { team: reds, overs: [over(ball(6))] }).state?.facts).not.toHaveProperty("homeInnings");
  });

  it("says the target and the overs that rain changed, and no other target", () => {
    const target = { runs: 40, overs: 4.3 };
    const chased = [
      { team: blues, overs: [over(ball(4))] },
      { team: reds, overs: [over(ball(6))], target },
    ];
    expect(read({ outcome: { winner: reds, method: "D/L" } }, ...chased).state?.facts).toMatchObject({
      targetRuns: 40,
      targetOvers: "4.3",
    });
    expect(read({}, ...chased).state?.facts).not.toHaveProperty("targetRuns");
  });

  it("meets the league of the built-in world", () => {
    const world = competitionsOf(13).find(({ name }) => name === "Indian Premier League");
    const { record } = read({ season: "2023" });
    expect(world === undefined ? null : toLeague(world, "2023").stageId).toBe(record?.league.stageId);
  });

  it("is the same match whichever side is first, and another one in another round", () => {
    expect(idOf({ teams: [blues, reds] })).toBe(idOf({}));
    expect(idOf({ event: { name: "Indian Premier League", status: "Final" } })).not.toBe(idOf({}));
  });

  it.each([
    ["no JSON", "{", "file"],
    ["no match", "{}", "info"],
    ["a day that is none", aFile({ dates: ["2023-02-30"] }), "info"],
    ["one side only", aFile({ teams: [reds, reds] }), "info"],
    ["strangers at bat", aFile({}, { team: "Greens", overs: [] }), "info"],
    [
      "runs that are not a number",
      aFile({}, { team: reds, overs: [over(ball(1, { runs: { batter: "x" } }))] }),
      "innings.0.overs.0",
    ],
  ])("names what is wrong by its place: %s", (_, text, position) => {
    const { records, faults } = parseCricsheet(text);
    expect(records).toEqual([]);
    expect(faults[0]?.position).toContain(position);
  });
});
