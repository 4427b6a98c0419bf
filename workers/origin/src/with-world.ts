import { createWorld } from "../../../world/world.ts";
import { toProviders, type Providers } from "./ledger/providers.ts";
import { ingestProvider } from "./ingest/ingest-provider.ts";
import { LedgerObject } from "./ledger-object.ts";
import { replayProvider } from "./replay/replay-provider.ts";

export { OriginFeeds, OriginServices } from "./entrypoints.ts";

/** `WORLD_SEED`: the same seed plays the same games everywhere; without one nothing is played. */
type WorldEnv = OriginEnv & { readonly WORLD_SEED?: string };

// One for all ledgers of an isolate: what a provider works out is kept with it.
const bySeed = new Map<string, Providers>();

function providersOf(seed: string): Providers {
  const known = bySeed.get(seed);
  if (known !== undefined) return known;
  const providers = toProviders([ingestProvider, replayProvider, ...(seed === "" ? [] : [createWorld(seed)])]);
  bySeed.set(seed, providers);
  return providers;
}

/** The entry of development and demonstrations: a sport's ledger that the built-in world plays in as well. */
export class Ledger extends LedgerObject {
  constructor(ctx: DurableObjectState, env: WorldEnv) {
    super(ctx, env, providersOf(env.WORLD_SEED ?? ""));
  }
}

/** Nothing here is for the public; the other Workers call the entry points. */
export default {
  fetch: () => new Response("not found\n", { status: 404 }),
} satisfies ExportedHandler<OriginEnv>;
