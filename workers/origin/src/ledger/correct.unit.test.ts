import { describe, expect, it } from "vitest";
import { eventStatus } from "../../../../shared/sports/statuses.ts";
import { foldTimeline } from "../../../../shared/timeline/fold.ts";
import type { Incident } from "../../../../shared/timeline/incident.ts";
import { aSchedule } from "../../../../shared/timeline/schedule.fixture.ts";
import { foldDetails } from "./match-details.ts";

const mbappe = { id: "1Mbappe0", name: "Kylian Mbappé" };
const dembele = { id: "1Dembele", name: "Ousmane Dembélé" };
const kickOff: Incident = { kind: "status", atSeconds: 0, status: eventStatus.firstHalf };
const goal: Incident = { kind: "goal", atSeconds: 60, id: "g1", side: 1, minute: "2", player: mbappe };
const second: Incident = { kind: "goal", atSeconds: 120, id: "g2", side: 2, minute: "3" };
const corner = (side: 1 | 2, atSeconds: number): Incident => ({
  kind: "play",
  atSeconds,
  side,
  play: "corner",
  minute: "",
});
const takeBack: Incident = { kind: "retracted", atSeconds: 90, incidentId: "g1", reason: "offside" };

describe("corrections of a timeline", () => {
  it("take a goal back, whatever came after it", () => {
    expect(foldTimeline(aSchedule(), [kickOff, goal, second, takeBack]).score).toEqual([0, 1]);
  });

  it("may come before what they correct", () => {
    expect(foldTimeline(aSchedule(), [takeBack, kickOff, goal]).score).toEqual([0, 0]);
  });

  it("give a goal to another player, and to the other side", () => {
    const amended: Incident = {
      kind: "amended",
      atSeconds: 95,
      incidentId: "g1",
      changes: { player: dembele, side: 2 },
    };
    const details = foldDetails(aSchedule(), [kickOff, goal, amended]);
    expect(details.state.score).toEqual([0, 1]);
    expect(details.entries.map(({ incident }) => incident)).toContainEqual({ ...goal, player: dembele, side: 2 });
  });

  it("leave an incident without an id alone", () => {
    const { id: _, ...nameless } = goal;
    expect(foldTimeline(aSchedule(), [kickOff, nameless, takeBack]).score).toEqual([1, 0]);
  });

  it("put a goal that was reported late into the half in which it fell", () => {
    const afterBreak: Incident = { kind: "status", atSeconds: 3600, status: eventStatus.secondHalf };
    expect(foldTimeline(aSchedule(), [kickOff, afterBreak, goal]).periods).toEqual([
      [1, 0],
      [0, 0],
    ]);
  });
});

describe("the match details of a timeline", () => {
  it("lists a goal that was taken back where it fell, with the reason and the score that counts", () => {
    const entries = foldDetails(aSchedule(), [kickOff, goal, second, takeBack]).entries;
    expect(entries.find(({ incident }) => incident.id === "g1")).toMatchObject({ takenBack: "offside", score: [0, 0] });
  });

  it("counts plays by part and for the whole, and prefers a source's own figure to its plays", () => {
    const incidents: Incident[] = [
      kickOff,
      corner(1, 10),
      corner(2, 20),
      { kind: "status", atSeconds: 2700, status: eventStatus.secondHalf },
      corner(1, 2800),
      { kind: "statistics", atSeconds: 5400, period: 0, figures: [{ type: 16, home: "9", away: "4" }] },
    ];
    expect(foldDetails(aSchedule(), incidents).figures).toEqual([
      { period: 0, type: 16, home: "9", away: "4" },
      { period: 1, type: 16, home: "1", away: "1" },
      { period: 2, type: 16, home: "1", away: "0" },
    ]);
  });

  it("counts no shot for a goal that was taken back", () => {
    const [shots] = foldDetails(aSchedule(), [kickOff, goal, second, takeBack]).figures.filter(
      ({ period, type }) => period === 0 && type === 34,
    );
    expect(shots).toMatchObject({ home: "0", away: "1" });
  });
});
