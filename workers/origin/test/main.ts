import { Ledger as DeployedLedger } from "../src/index.ts";
import { Ledger as WorldLedger } from "../src/with-world.ts";
import { played } from "./played-seed.ts";

export { default, OriginFeeds, OriginServices } from "../src/index.ts";

/**
 * The deployment's ledger, or the one with the built-in world for tests that are about it (`played-world.ts`). Both have one runtime:
 * loading the origin's code into another would take as long as a quarter of its tests.
 */
export const Ledger = new Proxy(DeployedLedger, {
  construct(_, [ctx, env]: [DurableObjectState, OriginEnv]) {
    return played.seed === ""
      ? new DeployedLedger(ctx, env)
      : new WorldLedger(ctx, { ...env, WORLD_SEED: played.seed });
  },
});
