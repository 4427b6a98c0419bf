import { z } from "zod";

/** The parts of Ergast's answers that are used, as jolpica-f1 serves them: every value is a text. */
const maybe = <T extends z.ZodType>(schema: T) => schema.nullish().transform((value) => value ?? null);
const text = maybe(z.string());
const number = z.string().regex(/^\d+$/).transform(Number);

const session = maybe(z.object({ date: z.iso.date(), time: text }));
const circuit = z.object({
  circuitId: z.string(),
  circuitName: z.string(),
  Location: maybe(z.object({ locality: text, country: text })),
});
const driver = z.object({
  driverId: z.string(),
  givenName: z.string(),
  familyName: z.string(),
  nationality: text,
  code: text,
});
const constructor = maybe(z.object({ name: z.string() }));
const timed = maybe(z.object({ time: text }));

/** The fields that every race of a list has. */
const raceShape = {
  season: z.string().regex(/^\d{4}$/),
  round: z.string(),
  raceName: z.string(),
  Circuit: circuit,
  date: z.iso.date(),
  time: text,
};

const resultSchema = z.object({
  number: text,
  positionText: z.string(),
  points: z.string(),
  grid: text,
  laps: number,
  status: text,
  Time: timed,
  FastestLap: maybe(z.object({ Time: timed })),
  Driver: driver,
  Constructor: constructor,
});
const qualifyingSchema = z.object({
  number: text,
  Q1: text,
  Q2: text,
  Q3: text,
  Driver: driver,
  Constructor: constructor,
});
const stopSchema = z.object({ driverId: z.string(), stop: number, lap: maybe(number), duration: text });
const lapSchema = z.object({
  number,
  Timings: z.array(z.object({ driverId: z.string(), position: maybe(number), time: text })),
});

export const raceSchema = z.object({
  ...raceShape,
  Qualifying: session,
  Sprint: session,
  Results: maybe(z.array(resultSchema)),
  SprintResults: maybe(z.array(resultSchema)),
  QualifyingResults: maybe(z.array(qualifyingSchema)),
  PitStops: maybe(z.array(stopSchema)),
  Laps: maybe(z.array(lapSchema)),
});
export type ErgastRace = z.output<typeof raceSchema>;
export type ErgastResult = z.output<typeof resultSchema>;
export type ErgastQualifying = z.output<typeof qualifyingSchema>;
export type ErgastStop = z.output<typeof stopSchema>;
export type ErgastLap = z.output<typeof lapSchema>;
export type ErgastDriver = z.output<typeof driver>;

export const answerSchema = z.object({
  MRData: z.object({
    total: number,
    offset: number,
    RaceTable: z.object({ Races: z.array(z.unknown()) }),
  }),
});

/** A row of a season's table: a driver with `Constructors`, the teams of the season, or a constructor. */
const standingSchema = z.object({
  positionText: z.string(),
  points: z.string().regex(/^-?\d+(\.\d+)?$/),
  wins: number,
  Driver: maybe(driver),
  Constructor: maybe(z.object({ name: z.string(), nationality: text })),
});
export type ErgastStanding = z.output<typeof standingSchema>;
export type ErgastConstructor = NonNullable<ErgastStanding["Constructor"]>;

export const standingsSchema = z.object({
  MRData: z.object({
    StandingsTable: z.object({
      StandingsLists: z.array(
        z.object({
          season: raceShape.season,
          round: z.string().regex(/^\d{1,2}$/),
          DriverStandings: maybe(z.array(standingSchema)),
          ConstructorStandings: maybe(z.array(standingSchema)),
        }),
      ),
    }),
  }),
});
