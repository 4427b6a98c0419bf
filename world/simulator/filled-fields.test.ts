import { describe, expect, it } from "vitest";
import { parseIsoDay } from "../../shared/basics/day.ts";
import { sportIds, type SportName } from "../../shared/sports/sport-ids.ts";
import { eventStatus, statusNames, type StatusName } from "../../shared/sports/statuses.ts";
import { duelFacts, starterFacts } from "../../shared/timeline/facts.ts";
import type { Incident } from "../../shared/timeline/incident.ts";
import { plays, type PlayName } from "../../shared/timeline/plays.ts";
import { fixturesOfSport, simulate } from "./world-of-sport.ts";

type Seen = { readonly sport: SportName; readonly incident: Incident };

/** What happens in a sport on some days from one on. */
function played(sport: SportName, from: string, days: number): readonly Seen[] {
  const first = parseIsoDay(from) ?? 0;
  return Array.from({ length: days }, (_, index) => first + index).flatMap((day) =>
    fixturesOfSport("tribune", sportIds[sport], day).flatMap(({ schedule }) =>
      simulate("tribune", schedule).map((incident) => ({ sport, incident })),
    ),
  );
}

const others = (Object.keys(sportIds) as readonly SportName[]).filter((sport) => sport !== "soccer");
/** A week of every sport, a Saturday of football and the second legs of a cup, a tour, and a tournament in five sets. */
const fixtures = [
  ...others.flatMap((sport) => played(sport, "2026-11-24", 7)),
  ...played("soccer", "2026-11-21", 1),
  ...played("soccer", "2026-12-01", 1),
  ...played("cycling", "2026-12-07", 6),
  ...played("tennis", "2027-01-19", 4),
];

const ofKind = <K extends Incident["kind"]>(kind: K) =>
  fixtures.flatMap(({ incident }) => (incident.kind === kind ? [incident as Extract<Incident, { kind: K }>] : []));
const without = <T>(all: readonly T[], some: ReadonlySet<T>) => all.filter((each) => !some.has(each));

/** The ledger computes three of these from the others. `sourceType` describes a real source, which a simulated game does not have. */
const ofLedger = new Set(["liveCentre", "comments", "periodUpdatedSeconds", "sourceType"]);
/** Counted in the figures of a match; no line of the commentary is about one. */
const counted: ReadonlySet<PlayName> = new Set(["throw-in", "unforced-error", "strike", "kill", "tower", "objective"]);
const ends: readonly StatusName[] = [
  "postponed",
  "cancelled",
  "awarded",
  "interrupted",
  "abandoned",
  "delayed",
  "walkover",
  "retired",
  "afterExtraTime",
  "afterPenalties",
  "afterExtraInnings",
];
/** What a page shows and these fixtures need not have: a ledger writes it, a reporter, or a federation. */
const ofOthers: ReadonlySet<Incident["kind"]> = new Set(["scheduled", "moved", "comment"]);
const kinds = [
  ...(["goal", "card", "added-time", "shoot-out", "result", "points", "period-won", "review"] as const),
  ...(["substitution", "missed-penalty", "play", "line-up", "statistics", "player-statistics"] as const),
  ...(["comment", "broadcast", "information", "notice", "correction", "retracted", "amended"] as const),
  ...(["status", "facts", "moved", "scheduled"] as const),
] satisfies readonly Incident["kind"][];

describe("the built-in world", () => {
  it("fills every fact that the row of an event can show", () => {
    const filled = new Set<string>(
      ofKind("facts").flatMap(({ facts }) =>
        Object.keys(facts).filter((name) => facts[name as keyof typeof facts] !== null),
      ),
    );
    expect(without<string>([...duelFacts, ...starterFacts], filled).filter((name) => !ofLedger.has(name))).toEqual([]);
  });

  it("has games with every kind of end, and every kind of incident", () => {
    const reached = new Set([
      ...ofKind("status").map(({ status }) => status),
      ...ofKind("result").map(({ result }) => result.status),
    ]);
    expect(ends.filter((name) => !reached.has(eventStatus[name]))).toEqual([]);
    const seen = new Set(fixtures.map(({ incident }) => incident.kind));
    expect(without(kinds, seen).filter((kind) => !ofOthers.has(kind))).toEqual([]);
    expect(statusNames).toEqual(expect.arrayContaining([...ends]));
  });

  it("has no reporters: the commentary of its games follows from what happens in them", () => {
    expect(ofKind("comment")).toEqual([]);
  });

  it("shows every action of a game", () => {
    const seen = new Set<PlayName>([
      ...ofKind("play").map(({ play }) => play),
      ...ofKind("points").flatMap(({ how }) => how ?? []),
    ]);
    expect(without(Object.keys(plays) as readonly PlayName[], seen).filter((play) => !counted.has(play))).toEqual([]);
  });

  it("ends level games of cricket by super overs, and shortens others for rain", () => {
    const ofCricket = fixtures.filter(({ sport }) => sport === "cricket").map(({ incident }) => incident);
    const superOvers = ofCricket.flatMap((incident) => (incident.kind === "correction" ? [incident] : []));
    for (const { score, periods } of superOvers) {
      expect(score[0]).toBe(score[1]);
      const [home, away] = periods.at(-1) ?? [0, 0];
      expect(home).not.toBe(away);
    }
    const targets = ofCricket.flatMap((incident) =>
      incident.kind === "facts" && incident.facts.targetRuns !== undefined ? [incident.facts.targetRuns] : [],
    );
    expect([superOvers.length, targets.length].every((count) => count > 0)).toBe(true);
  });
});
