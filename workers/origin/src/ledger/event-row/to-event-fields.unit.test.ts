import { describe, expect, it } from "vitest";
import { sportIds } from "../../../../../shared/sports/sport-ids.ts";
import { eventStatus } from "../../../../../shared/sports/statuses.ts";
import { foldTimeline } from "../../../../../shared/timeline/fold.ts";
import type { Incident, Result } from "../../../../../shared/timeline/incident.ts";
import { toPlainScore } from "../../../../../app/features/match-row/result.ts";
import { sports } from "../../../../../shared/sports/catalogue.ts";
import { encodeEvent } from "../../../../../shared/wire/event-row.ts";
import { createWorld } from "../../../../../world/world.ts";
import { veilRow } from "../../../../../app/feeds/veiled-events.ts";
import { aSchedule } from "../../../../../shared/timeline/schedule.fixture.ts";
import { toEventFields } from "./to-event-fields.ts";

const enters = (id: number): Incident => ({ kind: "status", atSeconds: 1000, status: id });
const fieldsAfter = (...incidents: Incident[]) => toEventFields(foldTimeline(aSchedule(), incidents), "");
const fieldsOf = (changes: Partial<Result>) =>
  fieldsAfter({
    kind: "result",
    atSeconds: 1000,
    result: {
      status: eventStatus.finished,
      halfTime: null,
      fullTime: [1, 1],
      extraTime: null,
      shootOut: null,
      ...changes,
    },
  });

describe("an event's row", () => {
  it("names both sides by id, name, code and slug", () => {
    expect(fieldsAfter()).toMatchObject({
      id: "1Event00",
      homeParticipantId: "1Lens000",
      homeName: "Lens",
      homeFullName: "Lens",
      homeNameShown: "Lens",
      homeCode: "LEN",
      homeSlug: "lens",
      awayParticipantId: "1Lyon000",
      awayName: "Lyon",
      awayFullName: "Lyon",
      awayCode: "LYO",
      awaySlug: "lyon",
    });
  });

  it("has the excitement of a game whose course is known, and no cell for another", () => {
    const kickOff: Incident = { kind: "status", atSeconds: 0, status: eventStatus.firstHalf };
    const over: Incident = { kind: "status", atSeconds: 6400, status: eventStatus.finished };
    expect(fieldsAfter(kickOff, over).excitement).toBeGreaterThan(0);
    expect(fieldsAfter(over)).not.toHaveProperty("excitement");
  });

  it("[C9.05] keeps its excitement and no score where its result is hidden, in 200 games of all sports", () => {
    const world = createWorld("excitement");
    const day = 20_787;
    const shown = sports.flatMap(({ id }) =>
      world.fixtures(id, day, day).map(({ schedule }) => {
        const { past } = world.positionAt(schedule, (day + 2) * 86_400);
        return toEventFields(foldTimeline(schedule, past), "");
      }),
    );
    const marked = shown.filter(({ excitement }) => excitement !== undefined);
    expect(marked.length).toBeGreaterThanOrEqual(200);
    const scored = /¬(?:A[CGHSTUZ]|B[A-V]|D[A-J]|RP[AB]|W[AB]|AJ|AK)÷/;
    for (const fields of marked) {
      const row = `${encodeEvent(fields)}¬`;
      expect(row).toMatch(scored);
      const hidden = veilRow(row, (day + 2) * 86_400);
      expect(hidden).toContain(`¬TEX÷${fields.excitement}¬`);
      expect(hidden).not.toMatch(scored);
    }
  });

  it("[C3.01] ends on another day only where the schedule says so, and never before it starts", () => {
    const endOf = (changes: Parameters<typeof aSchedule>[0]) =>
      toEventFields(foldTimeline(aSchedule(changes), []), "").endSeconds;
    expect(endOf({ startSeconds: 1000 })).toBe(1000);
    expect(endOf({ startSeconds: 1000, endSeconds: 300_000 })).toBe(300_000);
    expect(endOf({ startSeconds: 400_000, endSeconds: 300_000 })).toBe(400_000);
  });

  it("[C3.01] says who goes on where one game decides it, and not where two do, or a league's", () => {
    const after = (round: string, seriesId?: string) => {
      const schedule = aSchedule({ round, ...(seriesId === undefined ? {} : { seriesId }) });
      const result: Result = {
        status: eventStatus.finished,
        halfTime: null,
        fullTime: [0, 1],
        extraTime: null,
        shootOut: null,
      };
      const { homeAdvanced, awayAdvanced } = toEventFields(
        foldTimeline(schedule, [{ kind: "result", atSeconds: 1000, result }]),
        "",
      );
      return [homeAdvanced, awayAdvanced];
    };
    expect(after("1/4")).toEqual([undefined, 1]);
    expect(after("final")).toEqual([undefined, 1]);
    expect(after("1/4", "1Series0")).toEqual([undefined, undefined]);
    expect(after("12")).toEqual([undefined, undefined]);
  });

  it("adds up extra innings for which the row has no place", () => {
    const periods = [...Array.from({ length: 9 }, () => [0, 0] as const), [1, 1], [0, 0], [2, 3]] as const;
    const correction: Incident = { kind: "correction", atSeconds: 1000, score: [3, 4], periods };
    const state = foldTimeline(aSchedule({ sportId: sportIds.baseball }), [correction]);
    const { homePeriod10, awayPeriod10, homePeriod11 } = toEventFields(state, "");
    expect([homePeriod10, awayPeriod10, homePeriod11]).toEqual([3, 4, undefined]);
  });

  it("has no score, no winner and no stage start before the game", () => {
    const fields = fieldsAfter();
    expect(fields).toMatchObject({ statusType: 1, status: eventStatus.scheduled, minute: -1 });
    for (const name of ["homeScore", "awayScore", "winner", "statusStartSeconds", "live"])
      expect(fields).not.toHaveProperty(name);
  });

  it("leaves the minute to the client while football runs, and says -1 in the break", () => {
    expect(fieldsAfter(enters(eventStatus.firstHalf))).toMatchObject({
      minute: null,
      live: "y",
      statusStartSeconds: 1000,
    });
    for (const half of [eventStatus.firstExtraTime, eventStatus.secondExtraTime])
      expect(fieldsAfter(enters(eventStatus.firstHalf), enters(half))).toMatchObject({ minute: null });
    expect(fieldsAfter(enters(eventStatus.firstHalf), enters(eventStatus.halfTime))).toMatchObject({
      minute: -1,
      live: "y",
    });
  });

  it.each([eventStatus.postponed, eventStatus.cancelled])(
    "has no score cells in stage %i, whatever was played",
    (id) => {
      const played = foldTimeline(aSchedule(), [enters(eventStatus.firstHalf)]);
      const fields = toEventFields({ ...played, status: id }, "");
      expect(fields).toMatchObject({ statusType: 3, status: id });
      expect(Object.keys(fields).filter((name) => /Score|Period\d|winner/.test(name))).toEqual([]);
    },
  );

  it("[C3.02] names the winner 1 or 2 and a draw 0", () => {
    expect(fieldsOf({ fullTime: [2, 1] })).toMatchObject({ winner: 1, winnerFullTime: 1 });
    expect(fieldsOf({ fullTime: [0, 1] })).toMatchObject({ winner: 2, winnerFullTime: 2 });
    expect(fieldsOf({})).toMatchObject({ winner: 0, winnerFullTime: 0 });
  });

  it("adds a goal for a won shoot-out, from which the plain score can be had back", () => {
    const fields = fieldsOf({ status: eventStatus.afterPenalties, extraTime: [2, 2], shootOut: [3, 4] });
    expect(fields).toMatchObject({
      homeScore: 2,
      awayScore: 3,
      homeShootOut: 3,
      awayShootOut: 4,
      winner: 2,
      winnerFullTime: 0,
    });
    expect(toPlainScore(fields)).toEqual([2, 2]);
  });

  it("shows the running score plainly while the shoot-out lasts", () => {
    const fields = fieldsAfter(enters(eventStatus.firstHalf), enters(eventStatus.penalties), {
      kind: "shoot-out",
      atSeconds: 1,
      side: 1,
      scored: true,
    });
    expect(fields).toMatchObject({ homeScore: 0, awayScore: 0, homeShootOut: 1 });
    expect(toPlainScore(fields)).toEqual([0, 0]);
  });

  it("[F31] carries the score of regular time beside every score, another one only when the game went on after it", () => {
    const plain = fieldsOf({ halfTime: [0, 0] });
    expect([plain.homeFullTime, plain.awayFullTime]).toEqual([plain.homeScore, plain.awayScore]);
    expect(fieldsAfter()).not.toHaveProperty("homeFullTime");
    expect(fieldsOf({ status: eventStatus.afterExtraTime, extraTime: [2, 1] })).toMatchObject({
      homeFullTime: 1,
      awayFullTime: 1,
    });
  });

  it("has red cards from the first on, and an unknown time or another clock only where it is so", () => {
    expect(fieldsAfter(enters(eventStatus.firstHalf))).not.toHaveProperty("homeRedCards");
    expect(
      fieldsAfter(enters(eventStatus.firstHalf), { kind: "card", atSeconds: 1, side: 1, colour: "red", minute: "3" }),
    ).toMatchObject({ homeRedCards: 1 });
    expect(toEventFields(foldTimeline(aSchedule({ clockRate: 60, timeKnown: false }), []), "")).toMatchObject({
      clockRate: 60,
      timeKnown: 0,
    });
    expect(fieldsAfter()).not.toHaveProperty("clockRate");
    expect(fieldsAfter()).not.toHaveProperty("timeKnown");
  });
});
