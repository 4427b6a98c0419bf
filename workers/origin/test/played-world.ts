import { reset } from "cloudflare:test";
import { afterAll, beforeAll } from "vitest";
import { played } from "./played-seed.ts";

const seed = "tribune";

/** For a file whose tests are about games of the built-in world: a world costs each ledger up to a second, so only who needs it has one. */
export function playWorld(): void {
  beforeAll(async () => {
    await reset();
    played.seed = seed;
  });
  afterAll(async () => {
    await reset();
    played.seed = "";
  });
}
