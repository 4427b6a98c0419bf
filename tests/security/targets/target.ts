import type { Findings } from "../harness/findings.ts";
import type { Ground } from "../harness/ground.ts";
import type { Random } from "../harness/random.ts";

/** An entry point of the site. */
export type Target = {
  readonly name: string;
  /** Plays one input, made of the random draws alone, and reports the rules that it broke. */
  readonly play: (random: Random, ground: Ground, run: number, findings: Findings) => Promise<void>;
};
