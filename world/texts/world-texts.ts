import type { Surface } from "../catalogue/sports/competition.ts";

/** The built-in world's texts in one language. */
export type WorldTexts = {
  /** Between a tour and its place. */
  readonly colon: string;
  /** Before the number of a stage of a tour. */
  readonly stage: string;
  readonly surfaces: Readonly<Record<Surface, string>>;
  /** Names of leagues, competitions and places that differ in this language, keyed by the name in the world's data. */
  readonly names: Readonly<Record<string, string>>;
  /** Towns, and whole names, inside the names of clubs, keyed by the name in the world's data. */
  readonly towns: Readonly<Record<string, string>>;
};
