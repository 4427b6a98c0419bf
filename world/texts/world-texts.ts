import type { Surface } from "../catalogue/sports/competition.ts";

/** What the built-in world says in one language. */
export type WorldTexts = {
  /** Between a tour and its place. */
  readonly colon: string;
  /** Before the number of a stage of a tour. */
  readonly stage: string;
  readonly surfaces: Readonly<Record<Surface, string>>;
  /** Leagues, competitions and places that have a name of their own in the language, by the name in the world's data. */
  readonly names: Readonly<Record<string, string>>;
  /** Towns, and whole names, inside the names of clubs, by the name in the world's data. */
  readonly towns: Readonly<Record<string, string>>;
};
