import { toProviders } from "../src/ledger/providers.ts";
import { createWorld } from "../../../world/world.ts";
import { ingestProvider } from "../src/ingest/ingest-provider.ts";
import { replayProvider } from "../src/replay/replay-provider.ts";

export const seed = "tribune";

/** The providers of the ledgers under test. */
export const worldProviders = toProviders([ingestProvider, replayProvider, createWorld(seed)]);
