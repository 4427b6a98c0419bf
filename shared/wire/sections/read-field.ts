import { parseTyre, type Tyre } from "../../sports/tyres.ts";
import { raceSection } from "./field-section.ts";

export type LapMark = { readonly lap: number; readonly place: number };
export type PitStop = {
  readonly eventId: string;
  readonly number: number;
  readonly lap: number;
  readonly time: string;
  /** The tyre with which the car left the pits; null if the source does not give it. */
  readonly tyre: Tyre | null;
};
export type RaceStarter = {
  readonly eventId: string;
  readonly name: string;
  readonly marks: readonly LapMark[];
  /** The tyre with which the car started; null if the source does not give it. */
  readonly tyre: Tyre | null;
};
export type RaceHistory = {
  readonly starters: readonly RaceStarter[];
  /** By lap, then in their order. */
  readonly stops: readonly PitStop[];
};

/** The section `df_mh_` of a race. */
export function readRace(body: string): RaceHistory {
  const { rows } = raceSection.decode(body);
  const starters = rows.flatMap((row) => {
    if (row.kind !== "laps") return [];
    const { eventId, name, marks, tyre } = row.fields;
    return eventId ? [{ eventId, name: name ?? "", marks: readMarks(marks ?? ""), tyre: parseTyre(tyre) }] : [];
  });
  const stops = rows.flatMap((row): readonly PitStop[] => {
    if (row.kind !== "stop") return [];
    const { eventId, number, lap, time, tyre } = row.fields;
    return eventId ? [{ eventId, number: number ?? 1, lap: lap ?? 0, time: time ?? "", tyre: parseTyre(tyre) }] : [];
  });
  return { starters, stops: stops.toSorted((a, b) => a.lap - b.lap || a.number - b.number) };
}

const readMarks = (text: string): readonly LapMark[] =>
  text.split("|").flatMap((mark) => {
    const [lap = Number.NaN, place = Number.NaN] = mark.split(":").map(Number);
    return lap >= 0 && place > 0 ? [{ lap, place }] : [];
  });
