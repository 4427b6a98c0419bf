import { toProviders } from "./ledger/providers.ts";
import { app } from "./app.ts";
import { ingestProvider } from "./ingest/ingest-provider.ts";
import { LedgerObject } from "./ledger-object.ts";
import { replayProvider } from "./replay/replay-provider.ts";

const providers = toProviders([ingestProvider, replayProvider]);

/** A sport's ledger of a deployment: what is posted, and what is played again. */
export class Ledger extends LedgerObject {
  constructor(ctx: DurableObjectState, env: OriginEnv) {
    super(ctx, env, providers);
  }
}

export default app;
