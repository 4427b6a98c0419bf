import { createWorld } from "../../../world/world.ts";
import { toProviders, type Providers } from "./ledger/providers.ts";
import { ingestProvider } from "./ingest/ingest-provider.ts";
import { LedgerObject } from "./ledger-object.ts";
import { replayProvider } from "./replay/replay-provider.ts";

export { OriginFeeds, OriginServices } from "./entrypoints.ts";

/** `WORLD_SEED`: the same seed plays the same games everywhere; without a seed, the world plays no games. */
type WorldEnv = OriginEnv & { readonly WORLD_SEED?: string };

// All ledgers of an isolate share one, because a provider caches its computed data.
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

/** This Worker serves no public requests; the other Workers call its entry points. */
export default {
  fetch: () => new Response("not found\n", { status: 404 }),
} satisfies ExportedHandler<OriginEnv>;
