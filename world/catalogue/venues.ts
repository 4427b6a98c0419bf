import type { NameRegion } from "./people/name-lists.ts";
import { nameRegionOf } from "./people/nations.ts";

/** Names of grounds where no source names them: `*` is replaced by the town. */
const patterns: Partial<Readonly<Record<NameRegion, readonly string[]>>> = {
  french: ["Stade de *", "Stade municipal de *", "Parc des Sports, *", "Stade du Stadium, *"],
  francophone: ["Stade de *", "Stade municipal de *"],
  english: ["* Park", "* Road Ground", "The * Stadium", "* Community Stadium"],
  celtic: ["* Park", "* Stadium", "* Lane"],
  spanish: ["Estadio de *", "Estadio Municipal de *", "Nuevo Estadio de *"],
  latin: ["Estadio Ciudad de *", "Estadio Monumental de *", "Estadio de *"],
  portuguese: ["Estádio de *", "Estádio Municipal de *"],
  brazilian: ["Arena *", "Estádio de *"],
  italian: ["Stadio Comunale di *", "Stadio di *", "Arena *"],
  german: ["*-Arena", "Stadion *", "*er Stadion"],
  dutch: ["* Stadion", "Stadion *", "* Arena"],
  danish: ["* Stadion", "* Park"],
  swedish: ["* Arena", "* IP"],
  norwegian: ["* Stadion", "* Arena"],
  polish: ["Stadion Miejski, *", "Arena *"],
  czech: ["Stadion *", "Městský stadion, *"],
  balkan: ["Stadion *", "Gradski stadion, *"],
  turkish: ["* Stadyumu", "Yeni * Stadyumu"],
};
const otherPatterns = ["* Stadium", "* City Stadium", "* Arena"] as const;

/** Names for the grounds of a country, the town to be put in for `*`. */
export const venuePatterns = (countryKey: string): readonly string[] =>
  patterns[nameRegionOf(countryKey)] ?? otherPatterns;
