import { sportById, sports, type Sport } from "../sports/catalogue.ts";
import type { AddressWords } from "./words.ts";

/** The sport whose addresses begin with `path` in those words; null if no sport's do (C1.02). */
export const sportOfPath = (path: string, words: AddressWords): Sport | null =>
  sports.find(({ name }) => words.sports[name] === path) ?? null;

/** The first segment of a sport's addresses; empty for an id that no sport has. */
export function sportPath(sportId: number, words: AddressWords): string {
  const sport = sportById(sportId);
  return sport === null ? "" : words.sports[sport.name];
}
