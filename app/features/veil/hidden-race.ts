import type { HiddenThing } from "./hidden-things.ts";

/** A race or a tournament of many starters. @param ids of its tournament and of its stage, whose tables tell its result too */
export const toHiddenRace = (name: string, ids: readonly string[]): HiddenThing => ({
  kind: "race",
  id: ids.at(-1) ?? "",
  name,
  tells: ids.filter((id) => id !== ""),
});

/** The entry that hides all races of a championship, or all tournaments of a tour, together with the competition's table. */
export const toHiddenSeries = (name: string, key: string, tournamentId: string): HiddenThing => ({
  kind: "league",
  id: key,
  name,
  tells: [tournamentId],
});
