import type { PlacePoints } from "./championship-points.ts";

/** "the best 5 of 6 races", for consecutive spans of a season's races; the last span takes all that remain. */
export type CountedResults = readonly (readonly [best: number, of: number])[];

/** How results become points in a season of races. */
export type SeasonPoints = {
  readonly places: PlacePoints;
  /** The points of a sprint's places. */
  readonly sprint?: PlacePoints;
  /** By how much the points of the last race are multiplied. */
  readonly lastRace?: number;
  /** The results of a driver that count; without this, all do. */
  readonly counted?: CountedResults;
};

type Years<T> = readonly (T & { readonly from: number; readonly until?: number; readonly source: string })[];

const list = (text: string): PlacePoints => text.split(" ").map(Number);
const since2010 = list("25 18 15 12 10 8 6 4 2 1");
const shortSprint = list("3 2 1");
const longSprint = list("8 7 6 5 4 3 2 1");
const csi = (seasons: string) => `FIA (CSI), regulations of the Formula One World Championship, seasons ${seasons}`;
const fia = (seasons: string) => `FIA, Formula One Sporting Regulations, seasons ${seasons}`;

/** The points of places; that of a fastest lap is not known from places and only comes from a source. */
const places: Years<Omit<SeasonPoints, "counted">> = [
  { from: 1950, until: 1959, places: list("8 6 4 3 2"), source: csi("1950 to 1959") },
  { from: 1960, until: 1960, places: list("8 6 4 3 2 1"), source: csi("1960") },
  { from: 1961, until: 1990, places: list("9 6 4 3 2 1"), source: csi("1961 to 1990") },
  { from: 1991, until: 2002, places: list("10 6 4 3 2 1"), source: fia("1991 to 2002") },
  { from: 2003, until: 2009, places: list("10 8 6 5 4 3 2 1"), source: fia("2003 to 2009") },
  { from: 2010, until: 2013, places: since2010, source: fia("2010 to 2013") },
  { from: 2014, until: 2014, places: since2010, lastRace: 2, source: fia("2014") },
  { from: 2015, until: 2020, places: since2010, source: fia("2015 to 2020") },
  { from: 2021, until: 2021, places: since2010, sprint: shortSprint, source: fia("2021") },
  { from: 2022, places: since2010, sprint: longSprint, source: fia("from 2022 on") },
];

const allRaces = Infinity;
const counted: Years<{ readonly counted: CountedResults }> = (
  [
    [1950, 1953, [[4, allRaces]]],
    [1954, 1957, [[5, allRaces]]],
    [1958, 1958, [[6, allRaces]]],
    [1959, 1959, [[5, allRaces]]],
    [1960, 1960, [[6, allRaces]]],
    [1961, 1962, [[5, allRaces]]],
    [1963, 1965, [[6, allRaces]]],
    [1966, 1966, [[5, allRaces]]],
    [1967, 1967, halves([5, 6], 4)],
    [1968, 1968, halves([5, 6], 5)],
    [1969, 1969, halves([5, 6], 4)],
    [1970, 1970, halves([6, 7], 5)],
    [1971, 1971, halves([5, 6], 4)],
    [1972, 1972, halves([5, 6], 5)],
    [1973, 1974, halves([7, 8], 6)],
    [1975, 1975, halves([6, 7], 6)],
    [1976, 1976, halves([7, 8], 7)],
    [1977, 1977, halves([8, 9], 7)],
    [1978, 1978, halves([7, 8], 7)],
    [1979, 1979, halves([4, 7], 4)],
    [1980, 1980, halves([5, 7], 5)],
    [1981, 1990, [[11, allRaces]]],
  ] as const
).map(([from, until, spans]) => ({ from, until, counted: spans, source: csi(`${from} to ${until}`) }));

function halves(first: readonly [best: number, of: number], second: number): CountedResults {
  return [first, [second, allRaces]];
}

const inForce = <T>(rows: Years<T>, year: number) =>
  rows.find(({ from, until = Infinity }) => year >= from && year <= until);

/** The drivers' points of a season of Formula 1; null before the first championship. */
export function formula1Points(season: string): SeasonPoints | null {
  const year = Number.parseInt(season, 10);
  const points = inForce(places, year);
  if (points === undefined) return null;
  const results = inForce(counted, year);
  return results === undefined ? points : { ...points, counted: results.counted };
}
