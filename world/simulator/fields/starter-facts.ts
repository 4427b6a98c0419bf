import { randomOf, shuffled, pick } from "../../../shared/basics/random.ts";
import { sportIds } from "../../../shared/sports/sport-ids.ts";
import type { Facts } from "../../../shared/timeline/facts.ts";
import { jockeys, trainers, teamsOf } from "../../catalogue/sports/stables.ts";
import type { Edition } from "./edition.ts";

/** Returns each starter's facts: a horse's number, jockey and trainer, or a driver's team. */
export function starterFacts(seed: string, { league, starters }: Edition): readonly Facts[] {
  if (league.sportId !== sportIds["horse-racing"])
    return starters.map(({ name }) => {
      const team = teamsOf.get(name);
      return team === undefined ? {} : { team };
    });
  const riders = shuffled(randomOf(seed, "jockeys", league.stageId), jockeys);
  return starters.map(({ id }, index) => ({
    startNumber: index + 1,
    rider: riders[index % riders.length] ?? "",
    // A horse has the same trainer in all its races.
    trainer: pick(randomOf(seed, "trainer", id), trainers),
  }));
}
