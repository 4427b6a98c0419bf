import { raceSection } from "../../../../../../shared/wire/sections/field-section.ts";
import type { MatchDetails } from "../../../ledger/match-details.ts";
import type { SectionAnswer } from "../match-question.ts";
import { toSignedBody } from "../signed.ts";
import { fieldDetails } from "./field-details.ts";

type Rows = Parameters<typeof raceSection.encode>[0]["rows"];

/** Places by lap and stops in the pits of all starters (`df_mh_`); "0" for a race whose laps nobody reports. */
export const raceBody: SectionAnswer = (match) => {
  const rows = fieldDetails(match).flatMap((details): Rows => {
    const { eventId, home } = details.state.schedule;
    const { marks, stops, tyre } = readLaps(details);
    if (marks.length === 0 && stops.length === 0) return [];
    return [
      {
        kind: "laps",
        fields: { eventId, name: home.name, marks: marks.map((mark) => mark.join(":")).join("|"), ...tyre },
      },
      ...stops.map((stop) => ({ kind: "stop" as const, fields: { eventId, ...stop } })),
    ];
  });
  return toSignedBody(raceSection, rows);
};

type Laps = {
  /** Lap and place; lap 0 is the grid. */
  readonly marks: readonly (readonly [lap: number, place: number])[];
  readonly stops: readonly Stop[];
  /** The tyre with which the car started, if the source gives it. */
  readonly tyre: { readonly tyre?: string };
};
type Stop = { readonly number: number; readonly lap: number; readonly time?: string; readonly tyre?: string };

/** Reads the facts lap by lap. Sources do not repeat unchanged facts, so each lap has the last reported place. */
export function readLaps({ entries }: MatchDetails): Laps {
  const places = new Map<number, number>();
  const stops: Stop[] = [];
  let lap = 0;
  let place: number | null = null;
  let time: string | null = null;
  let first: string | null = null;
  let tyre: string | null = null;
  for (const { incident, takenBack } of entries) {
    if (incident.kind !== "facts" || takenBack !== undefined) continue;
    const { laps, rank, grid, pitStops, pitTime, tyre: driven } = incident.facts;
    if (typeof grid === "number" && grid > 0) places.set(0, grid);
    if (typeof laps === "number") lap = laps;
    if (rank !== undefined) place = rank;
    // Sources do not repeat unchanged facts: a stop with the same duration or tyre as the one before it reports none.
    if (pitTime !== undefined) time = pitTime;
    if (driven !== undefined) tyre = driven;
    if (stops.length === 0 && !pitStops) first = tyre;
    if (typeof pitStops === "number" && pitStops > stops.length && lap > 0)
      stops.push({ number: pitStops, lap, ...(time ? { time } : {}), ...(tyre ? { tyre } : {}) });
    if (lap > 0 && place !== null) places.set(lap, place);
  }
  // A grid alone is no race yet.
  return {
    marks: lap === 0 ? [] : [...places].toSorted(([a], [b]) => a - b),
    stops,
    tyre: first ? { tyre: first } : {},
  };
}
