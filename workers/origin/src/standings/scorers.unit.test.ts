import { describe, expect, it } from "vitest";
import type { Incident } from "../../../../shared/timeline/incident.ts";
import { toScorers, type ReportedMatch } from "./scorers.ts";

const team = (name: string) => ({ id: name, name, code: name.toUpperCase(), slug: name });
const player = (name: string) => ({ id: name, name });
const match = (incidents: readonly Incident[], away = "metz"): ReportedMatch => ({
  home: team("lens"),
  away: team(away),
  incidents,
});
type Goal = Extract<Incident, { kind: "goal" }>;
const goal = (name: string, changes: Partial<Goal> = {}): Incident => ({
  kind: "goal",
  side: 1,
  minute: "1",
  atSeconds: 0,
  player: player(name),
  ...changes,
});
const lines = (matches: readonly ReportedMatch[]) =>
  toScorers(matches).map(({ rank, player: { name }, team: { name: of }, goals, assists, penalties }) =>
    [rank, name, of, goals, assists, penalties].join(" "),
  );

const line = (name: string, at: number) => ({ ...player(name), line: at });

describe("the top scorers", () => {
  it("are ordered by goals, then assists, then fewer penalties; as many goals share a rank", () => {
    expect(
      lines([
        match([goal("Ada"), goal("Bea", { how: "penalty" }), goal("Cid", { assist: player("Ada") })]),
        match([goal("Dan", { side: 2 }), goal("Eve"), goal("Eve")]),
      ]),
    ).toEqual(["1 Eve lens 2 0 0", "2 Ada lens 1 1 0", "2 Cid lens 1 0 0", "2 Dan metz 1 0 0", "2 Bea lens 1 0 1"]);
  });

  it("have no own goals and no goals of a shoot-out", () => {
    const kick: Incident = { kind: "shoot-out", side: 1, scored: true, atSeconds: 0, player: player("Ada") };
    expect(lines([match([goal("Ada", { how: "own-goal" }), kick])])).toEqual([]);
  });

  it("have their points where a sport counts those", () => {
    const basket: Incident = { kind: "points", side: 1, value: 3, atSeconds: 0, player: player("Ada") };
    expect(lines([match([basket, basket])])).toEqual(["1 Ada lens 6 0 0"]);
  });

  it("are listed with the team that they scored for last, and the line that they began in", () => {
    const starters = [line("Gus", 0), line("Ada", 1), line("Bea", 2), line("Cid", 3)];
    const lineUp: Incident = { kind: "line-up", side: 1, lineUp: { formation: "", starters, bench: [] }, atSeconds: 0 };
    const goals = ["Ada", "Bea", "Cid", "Gus", "Dan"].map((name) => goal(name));
    const scorers = toScorers([match([lineUp, ...goals]), match([goal("Ada", { side: 2 })], "nice")]);
    expect(scorers.map(({ player: { name }, position }) => `${name} ${position}`)).toEqual([
      "Ada defender",
      "Bea midfielder",
      "Cid forward",
      "Dan null",
      "Gus goalkeeper",
    ]);
    expect(scorers[0]?.team.name).toBe("nice");
  });
});
