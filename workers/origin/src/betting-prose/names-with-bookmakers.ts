import names from "./names-with-bookmakers.json" with { type: "json" };

/**
 * Names that an operator keeps beside the licence markets: other spellings of their bookmakers, bookmakers that hold no licence
 * here, and, by market, names of competitions, clubs, grounds and stations that contain a bookmaker's name.
 */
export type NamesWithBookmakers = {
  readonly aliases: Readonly<Record<string, readonly string[]>>;
  readonly otherBookmakers: readonly string[];
  readonly sponsoredNames: Readonly<Record<string, readonly string[]>>;
};

export const namesWithBookmakers: NamesWithBookmakers = names;
