import { decimal, int, text } from "../field.ts";
import { createSectionCodec } from "../section.ts";
import { parseTyre, type Tyre } from "../../sports/tyres.ts";

export type LapMark = { readonly lap: number; readonly place: number };
type PitStop = {
  readonly eventId: string;
  readonly number: number;
  readonly lap: number;
  readonly time: string;
  /** The tyre with which the car left the pits; null if the source does not give it. */
  readonly tyre: Tyre | null;
};
type RaceStarter = {
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

/**
 * How a race went (`df_mh_` of a sport without duels): a row for each starter with its place after each reported lap, as
 * `lap:place` joined by bars and the tyres it began on, then a row for each stop of it in the pits with the tyres that it left on.
 * All keys are our own.
 */
export const raceKinds = {
  laps: { fields: { eventId: text("TLE"), name: text("TLM"), marks: text("TLK"), tyre: text("TLT") } },
  stop: { fields: { eventId: text("TSE"), number: int("TSN"), lap: int("TSL"), time: text("TST"), tyre: text("TSY") } },
} as const;

export const raceSection = createSectionCodec(raceKinds);

/**
 * Each starter's result in each round, run or jump (`df_sur_` of a sport without duels): its value as the sport counts it (strokes
 * against par, seconds, points), and the place after it. All keys are our own.
 */
export const roundKinds = {
  round: {
    fields: {
      eventId: text("TDE"),
      number: int("TDN"),
      value: text("TDV"),
      metres: decimal("TDM"),
      rank: int("TDR"),
    },
  },
} as const;

export const roundSection = createSectionCodec(roundKinds);

export type StarterRound = {
  readonly number: number;
  /** "" while there is no result of it. */
  readonly value: string;
  readonly metres: number | null;
  readonly rank: number | null;
};

/** The section `df_sur_` of a tournament or a contest: rounds by starter. */
export function readRounds(body: string): ReadonlyMap<string, readonly StarterRound[]> {
  const byStarter = new Map<string, StarterRound[]>();
  for (const { fields } of roundSection.decode(body).rows) {
    const { eventId, number, value, metres, rank } = fields;
    if (!eventId || typeof number !== "number") continue;
    const own = byStarter.get(eventId) ?? [];
    own.push({ number, value: value ?? "", metres: metres ?? null, rank: rank ?? null });
    byStarter.set(eventId, own);
  }
  return byStarter;
}
