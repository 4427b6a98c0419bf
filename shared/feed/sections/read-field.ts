import { parseTyre, type Tyre } from "../../sports/tyres.ts";
import { raceSection, roundSection } from "./field.ts";
import { holesSection } from "./starter.ts";

export type LapMark = { readonly lap: number; readonly place: number };
export type PitStop = {
  readonly eventId: string;
  readonly number: number;
  readonly lap: number;
  readonly time: string;
  /** What the car left on; null where the source does not say. */
  readonly tyre: Tyre | null;
};
export type RaceStarter = {
  readonly eventId: string;
  readonly name: string;
  readonly marks: readonly LapMark[];
  /** What it began on; null where the source does not say. */
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

export type Hole = {
  readonly number: number;
  /** Null where the source does not name it. */
  readonly par: number | null;
  /** Strokes against par on this hole; null where holes were not reported one by one. */
  readonly toPar: number | null;
};
export type HolesRound = {
  readonly label: string;
  readonly toPar: number;
  readonly holesPlayed: number;
  readonly holes: readonly Hole[];
};

/** The section `df_hi_`: a golfer's rounds, hole by hole. */
export function readHoles(body: string): readonly HolesRound[] {
  const rounds: {
    label: string;
    toPar: number;
    holesPlayed: number;
    holes: Hole[];
    before: number;
    through: number;
  }[] = [];
  for (const row of holesSection.decode(body).rows) {
    if (row.kind === "round") {
      const { label, toPar, holesPlayed } = row.fields;
      rounds.push({
        label: label ?? "",
        toPar: toPar ?? 0,
        holesPlayed: holesPlayed ?? 0,
        holes: [],
        before: 0,
        through: 0,
      });
      continue;
    }
    const round = rounds.at(-1);
    const { through, toPar, par } = row.fields;
    if (round === undefined || typeof through !== "number") continue;
    const isNext = through === round.through + 1;
    round.holes.push({ number: through, par: par ?? null, toPar: isNext ? (toPar ?? 0) - round.before : null });
    round.before = toPar ?? 0;
    round.through = through;
  }
  return rounds.map(({ label, toPar, holesPlayed, holes }) => ({ label, toPar, holesPlayed, holes }));
}
