import type { Target } from "../targets/target.ts";
import type { Findings } from "./findings.ts";
import { inTurns, type Ground } from "./ground.ts";
import { createRandom } from "./random.ts";

const playsAtOnce = 12;

/** Plays inputs number `first`, `first + 1` … of a seed; each follows from the seed, the target and its number alone. */
export async function playTarget(
  target: Target,
  ground: Ground,
  findings: Findings,
  { seed, first, runs }: { readonly seed: number; readonly first: number; readonly runs: number },
): Promise<void> {
  await inTurns(
    runs,
    (index) => {
      const run = first + index;
      return target.play(createRandom(seed, target.name, run), ground, run, findings);
    },
    playsAtOnce,
  );
}
