import type { SportName } from "../sports/sport-ids.ts";

/** Points of the first, the second …; places after the last entry get no points. */
export type PlacePoints = readonly number[];

const list = (text: string): PlacePoints => text.split(" ").map(Number);
const fromDownTo = (first: number, last: number): PlacePoints =>
  Array.from({ length: first - last + 1 }, (_, index) => first - index);

const fia = list("25 18 15 12 10 8 6 4 2 1");
const fis = [...list("100 80 60 50 45 40 36 32 29 26 24 22 20 18"), ...fromDownTo(16, 1)];

/** The points by place that a season's table adds up, by sport. Horse racing has no season's table. */
export const championshipPoints: Readonly<Partial<Record<SportName, PlacePoints>>> = {
  "auto-racing": fia,
  motorsport: fia,
  "moto-racing": list("25 20 16 13 11 10 9 8 7 6 5 4 3 2 1"),
  cycling: list("500 400 325 275 225 175 150 125 100 85 70 60 50 40 35 30 30 30 30 30 20 20 20 20 20"),
  golf: list("500 300 190 135 110 100 90 85 80 75 70 65 60 57 55 53 51 49 47 45"),
  "ski-jumping": fis,
  alpine: fis,
  "cross-country": list("100 95 90 85 80 75 72 69 66 63 60 58 56 54 52 50 48 46 44 42"),
  biathlon: [...list("90 75 65 55 50 45 41 37 34"), ...fromDownTo(31, 1)],
  "winter-sports": list("225 210 200 192 184 176 168 160 152 144 136 128 120 112 104 96 88 80 74 68"),
};

/** Championships that count in their own way: the beginning of their country key and slug. */
export const ownPoints: readonly (readonly [competition: string, points: PlacePoints])[] = [
  ["US/nascar", [40, ...fromDownTo(35, 1)]],
];
