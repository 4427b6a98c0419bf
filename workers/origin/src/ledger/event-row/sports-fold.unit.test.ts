import { describe, expect, it } from "vitest";
import { sportIds } from "../../../../../shared/sports/sport-ids.ts";
import { eventStatus, type StatusId } from "../../../../../shared/sports/statuses.ts";
import { foldTimeline } from "../../../../../shared/timeline/fold.ts";
import type { Incident, Side } from "../../../../../shared/timeline/incident.ts";
import { aSchedule } from "../../../../../shared/timeline/schedule.fixture.ts";
import { changingFieldsOf } from "../../feeds/lists/repair-body.ts";
import { toEventFields } from "./to-event-fields.ts";

const enter = (entered: StatusId): Incident => ({ kind: "status", atSeconds: 100, status: entered });
const points = (side: Side, value: number): Incident => ({ kind: "points", atSeconds: 100, side, value });
const periodWon = (side: Side): Incident => ({ kind: "period-won", atSeconds: 100, side });
const facts = (of: Extract<Incident, { kind: "facts" }>["facts"]): Incident => ({
  kind: "facts",
  atSeconds: 100,
  facts: of,
});

const play = (sportId: number, ...incidents: Incident[]) => foldTimeline(aSchedule({ sportId }), incidents);
const rowOf = (sportId: number, ...incidents: Incident[]) => toEventFields(play(sportId, ...incidents), "");

describe("a timeline of any sport", () => {
  it("adds points to the running part and to the score", () => {
    const state = play(
      sportIds.basketball,
      enter(eventStatus.quarter1),
      points(1, 3),
      enter(eventStatus.quarter2),
      points(2, 2),
    );
    expect([state.periods, state.score]).toEqual([
      [
        [3, 0],
        [0, 2],
      ],
      [3, 2],
    ]);
  });

  it("counts sets, not their points, where the score is sets", () => {
    const state = play(sportIds.volleyball, enter(eventStatus.set1), points(1, 1), points(1, 1), periodWon(1));
    expect([state.periods, state.score]).toEqual([[[2, 0]], [1, 0]]);
  });

  it("keeps a tie-break in the set that it decides", () => {
    expect(
      play(sportIds.tennis, enter(eventStatus.set1), enter(eventStatus.tieBreak1), enter(eventStatus.set2)).periods,
    ).toHaveLength(2);
  });

  it.each([
    [sportIds.basketball, 5],
    [sportIds.hockey, 4],
    [sportIds.handball, 3],
    [sportIds.baseball, 10],
  ])("[C4.36] sport %i goes on in part %i, and only then names the score of regular time", (sportId, period) => {
    const extra = sportId === sportIds.baseball ? eventStatus.extraInnings : eventStatus.extraTime;
    const regular = [enter(eventStatus.firstHalf), points(1, 1), points(2, 1)];
    expect(play(sportId, ...regular, enter(extra)).periods).toHaveLength(period);
    expect(rowOf(sportId, ...regular, enter(extra), points(2, 1))).toMatchObject({ homeFullTime: 1, awayFullTime: 1 });
  });

  it("[F31] names the score itself as that of regular time after four quarters, and after five sets", () => {
    const quarters = [eventStatus.quarter1, eventStatus.quarter2, eventStatus.quarter3, eventStatus.quarter4].map(
      enter,
    );
    const game = rowOf(sportIds.basketball, ...quarters, points(1, 3), enter(eventStatus.finished));
    expect([game.homeFullTime, game.awayFullTime]).toEqual([game.homeScore, game.awayScore]);
    const sets = [eventStatus.set1, eventStatus.set2, eventStatus.set3, eventStatus.set4, eventStatus.set5].map(enter);
    const match = rowOf(sportIds.volleyball, ...sets, enter(eventStatus.finished));
    expect([match.homeFullTime, match.awayFullTime]).toEqual([match.homeScore, match.awayScore]);
  });

  it("sends every part under its own key", () => {
    const innings = [eventStatus.inning1, eventStatus.inning2, eventStatus.inning9, eventStatus.extraInnings].map(
      enter,
    );
    expect(rowOf(sportIds.baseball, ...innings, points(1, 4))).toMatchObject({ homePeriod1: 0, homePeriod10: 4 });
  });

  it("passes facts on as the row's own cells, the last word first", () => {
    const row = rowOf(
      sportIds.tennis,
      enter(eventStatus.set1),
      facts({ homeGamePoints: "40", serve: 1 }),
      facts({ serve: 2 }),
    );
    expect(row).toMatchObject({ homeGamePoints: "40", serve: 2 });
  });

  it("name the server of a running tennis match in the cell that clients read for it, and else the home side", () => {
    const shown = (sportId: number, ...incidents: Parameters<typeof rowOf>[1][]) => {
      const { homeNameShown, homeName, awayName } = rowOf(sportId, ...incidents);
      return homeNameShown === awayName ? "away" : homeNameShown === homeName ? "home" : homeNameShown;
    };
    const served = (serve: 1 | 2) => [enter(eventStatus.set1), facts({ serve })];
    expect([1, 2].map((serve) => shown(sportIds.tennis, ...served(serve as 1 | 2)))).toEqual(["home", "away"]);
    expect(shown(sportIds.tennis, ...served(2), enter(eventStatus.finished))).toBe("home");
    expect(shown(sportIds.volleyball, ...served(2))).toBe("home");
    expect(changingFieldsOf(sportIds.tennis)).toContain("homeNameShown");
    expect(changingFieldsOf(sportIds.volleyball)).not.toContain("homeNameShown");
  });

  it("takes the winner from the facts where the score does not show one", () => {
    const given = [enter(eventStatus.set1), periodWon(1), facts({ winner: 2 }), enter(eventStatus.retired)];
    expect(rowOf(sportIds.tennis, ...given)).toMatchObject({ homeScore: 1, awayScore: 0, winner: 2 });
    expect(rowOf(sportIds.mma, facts({ winner: 1, finishMethod: "KO" }), enter(eventStatus.finished))).toMatchObject({
      winner: 1,
      finishMethod: "KO",
    });
  });

  it("sets a score right at once", () => {
    const correction: Incident = { kind: "correction", atSeconds: 200, score: [2, 0], periods: [[2, 0]] };
    const state = play(sportIds.basketball, enter(eventStatus.quarter1), points(1, 3), correction);
    expect([state.score, state.periods]).toEqual([[2, 0], [[2, 0]]]);
  });

  it("gives the source's minute while play goes on, none in a break, and leaves football's to the client", () => {
    const minute = facts({ minute: 7 });
    expect(rowOf(sportIds.basketball, enter(eventStatus.quarter1), minute).minute).toBe(7);
    expect(rowOf(sportIds.basketball, enter(eventStatus.quarter1), minute, enter(eventStatus.halfTime)).minute).toBe(
      -1,
    );
    expect(rowOf(sportIds.soccer, enter(eventStatus.firstHalf)).minute).toBeNull();
    // A clock that the source has stopped, because it knows no minute.
    expect(rowOf(sportIds.soccer, enter(eventStatus.firstHalf), facts({ minute: -1 })).minute).toBe(-1);
    expect(rowOf(sportIds.soccer, enter(eventStatus.firstHalf), minute).minute).toBeNull();
    expect(rowOf(sportIds["aussie-rules"], enter(eventStatus.quarter3)).minute).toBeNull();
    expect(rowOf(sportIds.tennis, enter(eventStatus.set1)).minute).toBe(-1);
  });

  it("has one participant and no score for a starter of a field", () => {
    const schedule = aSchedule({ sportId: sportIds.cycling, away: null });
    const row = toEventFields(foldTimeline(schedule, [enter(eventStatus.race), facts({ rank: 3, gap: "+12" })]), "");
    expect(row).toMatchObject({ homeName: "Lens", rank: 3, gap: "+12" });
    expect(Object.keys(row).filter((name) => name.startsWith("away") || name.endsWith("Score"))).toEqual([]);
  });
});
