import { expect, it } from "vitest";
import { sportIds } from "../../../../../shared/sports/sport-ids.ts";
import { eventStatus } from "../../../../../shared/sports/statuses.ts";
import { initialState } from "../../../../../shared/timeline/fold.ts";
import { toRace } from "./season-races.ts";

const league = { stageId: "S", name: "Super-G - Val d’Isère" } as Parameters<typeof toRace>[0];
const starters = (status: number, facts = {}) =>
  ["A", "B"].map((name) => ({
    ...initialState({
      provider: "test",
      clockRate: 1,
      eventId: name,
      leagueStageId: "S",
      sportId: sportIds.alpine,
      startSeconds: 1000,
      timeKnown: true,
      round: "",
      home: { id: name, name, code: name, slug: name },
      away: null,
    }),
    status,
    facts,
  }));

it("counts no race that was called off or moved, and every one that was run", () => {
  expect([eventStatus.cancelled, eventStatus.postponed].map((status) => toRace(league, starters(status)))).toEqual([
    null,
    null,
  ]);
  expect(toRace(league, starters(eventStatus.finished))).toMatchObject({ phase: "over" });
});

it("knows of a stage how each rider stands in the tour", () => {
  const race = toRace(league, starters(eventStatus.finished, { overallRank: 2, overallTime: "+0:04" }));
  expect(race?.starters[0]?.overall).toEqual({ rank: 2, time: "+0:04" });
});
