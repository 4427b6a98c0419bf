import type { HiddenThing } from "./hidden-things.ts";

/** A race or a tournament of many starters. @param ids of its tournament and of its stage, whose tables tell its result too */
export const toHiddenRace = (name: string, ids: readonly string[]): HiddenThing => ({
  kind: "race",
  id: ids.at(-1) ?? "",
  name,
  tells: ids.filter((id) => id !== ""),
});
