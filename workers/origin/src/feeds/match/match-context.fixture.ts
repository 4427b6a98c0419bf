import { eventStatus, type StatusId } from "../../../../../shared/sports/statuses.ts";
import { sportIds } from "../../../../../shared/sports/sport-ids.ts";
import type { Facts } from "../../../../../shared/timeline/facts.ts";
import type { Incident, Side } from "../../../../../shared/timeline/incident.ts";
import type { LineUp, Player } from "../../../../../shared/timeline/player.ts";
import type { Schedule } from "../../../../../shared/timeline/schedule.ts";
import { aSchedule } from "../../../../../shared/timeline/schedule.fixture.ts";
import { foldDetails } from "../../ledger/match-details.ts";
import type { Clock } from "../../ledger/sources.ts";
import type { MatchContext } from "./match-question.ts";

type Bare = Incident extends infer I ? (I extends unknown ? Omit<I, "atSeconds"> : never) : never;

/** The feeds' view of a match whose incidents are a minute apart. */
export function aMatch(
  incidents: readonly Bare[],
  { lang = "en", ...schedule }: Partial<Schedule> & { readonly lang?: MatchContext["lang"] } = {},
): MatchContext {
  const reported = incidents.map((incident, index) => ({ ...incident, atSeconds: 1_000_000 + index * 60 }) as Incident);
  return { details: foldDetails(aSchedule(schedule), reported), league: null, lang };
}

/** A clock that stands still, to the second whatever is asked. */
export const clockAt = (seconds: number): Clock => ({ at: () => seconds, exactSeconds: seconds });

export const aPlayer = (name: string, changes: Partial<Player> = {}): Player => ({
  id: `1p${name
    .toLowerCase()
    .replace(/[^a-z]/g, "")
    .padEnd(6, "0")
    .slice(0, 6)}`,
  name,
  ...changes,
});

export const enter = (entered: StatusId): Bare => ({ kind: "status", status: entered });
export const goal = (side: Side, minute: string, more: Partial<Extract<Incident, { kind: "goal" }>> = {}): Bare => ({
  kind: "goal",
  side,
  minute,
  ...more,
});
export const points = (side: Side, value: number): Bare => ({ kind: "points", side, value });
export const facts = (of: Facts): Bare => ({ kind: "facts", facts: of });

const aLineUp = (prefix: string): LineUp => ({
  formation: "4-3-3",
  starters: [
    { ...aPlayer(`${prefix} Keeper`), shirt: "1", line: 0, role: "goalkeeper", countryKey: "FR" },
    { ...aPlayer(`${prefix} Back`), shirt: "4", line: 1, captain: true },
  ],
  bench: [{ ...aPlayer(`${prefix} Bench`), shirt: "12" }],
  coach: aPlayer(`${prefix} Coach`),
  absences: [{ player: aPlayer(`${prefix} Absent`), reason: "Knee", availability: "out" }],
});

/** A football game with everything that a source may report. */
export const fullTimeline: readonly Bare[] = [
  { kind: "line-up", side: 1, lineUp: aLineUp("Ho") },
  { kind: "line-up", side: 2, lineUp: aLineUp("Aw") },
  {
    kind: "information",
    information: {
      venue: "Bollaert",
      town: "Lens",
      capacity: 38_223,
      attendance: 37_127,
      referees: [{ name: "Noir A.", countryKey: "FR" }],
      facts: { Weather: "Rain" },
    },
  },
  {
    kind: "broadcast",
    channels: [
      { type: 1, id: 7, name: "Canal", countryKeys: [] },
      { type: 2, id: 1, name: "Betclic", url: "https://www.betclic.fr/live", countryKeys: [] },
    ],
  },
  enter(eventStatus.firstHalf),
  goal(1, "12", { player: aPlayer("Ho Back", { shortName: "Back H." }), assist: aPlayer("Ho Bench"), id: "g1" }),
  { kind: "card", side: 2, colour: "yellow", minute: "30", player: aPlayer("Aw Back") },
  goal(2, "45+1", { how: "penalty", player: aPlayer("Aw Back") }),
  { kind: "play", side: 1, play: "corner", minute: "45+2", player: aPlayer("Ho Back") },
  enter(eventStatus.halfTime),
  enter(eventStatus.secondHalf),
  { kind: "substitution", side: 1, minute: "46", off: aPlayer("Ho Back"), on: aPlayer("Ho Bench") },
  goal(1, "60", { how: "own-goal", player: aPlayer("Aw Keeper") }),
  goal(2, "70", { player: aPlayer("Aw Back"), id: "g4" }),
  { kind: "retracted", incidentId: "g4", reason: "offside" },
  { kind: "missed-penalty", side: 2, minute: "75", player: aPlayer("Aw Back") },
  { kind: "review", side: 1, minute: "76", outcome: "stands" },
  { kind: "card", side: 2, colour: "second-yellow", minute: "80", player: aPlayer("Aw Back") },
  { kind: "comment", minute: "85", lang: "en", text: "The away fans ~ sing ÷ on.", isImportant: true },
  { kind: "comment", minute: "85", lang: "fr", text: "Le parcage chante." },
  {
    kind: "player-statistics",
    side: 1,
    rows: [{ player: aPlayer("Ho Back"), values: { rating: "7.4", shots: "3", own: "a|b" } }],
  },
  { kind: "statistics", period: 0, figures: [{ type: 12, home: "55%", away: "45%" }] },
  enter(eventStatus.finished),
];

/** One game of tennis that the receiver wins, and what begins after it. */
export const tennisTimeline: readonly Bare[] = [
  enter(eventStatus.set1),
  facts({ serve: 1, homeGamePoints: "0", awayGamePoints: "0" }),
  facts({ homeGamePoints: "0", awayGamePoints: "15" }),
  facts({ homeGamePoints: "0", awayGamePoints: "30" }),
  facts({ homeGamePoints: "0", awayGamePoints: "40" }),
  facts({ homeGamePoints: null, awayGamePoints: null }),
  points(2, 1),
  facts({ serve: 2, homeGamePoints: "0", awayGamePoints: "0" }),
  facts({ homeGamePoints: "15", awayGamePoints: "0" }),
];

export const aTennisMatch = (incidents = tennisTimeline): MatchContext =>
  aMatch(incidents, { sportId: sportIds.tennis });
