import { toProviders } from "./ledger/providers.ts";
import { ingestProvider } from "./ingest/ingest-provider.ts";
import { LedgerObject } from "./ledger-object.ts";
import { replayProvider } from "./replay/replay-provider.ts";

export { OriginFeeds, OriginServices } from "./entrypoints.ts";

const providers = toProviders([ingestProvider, replayProvider]);

/** A sport's ledger of a deployment: posted events and replays. */
export class Ledger extends LedgerObject {
  constructor(ctx: DurableObjectState, env: OriginEnv) {
    super(ctx, env, providers);
  }
}

/** This Worker serves no public requests; the other Workers call its entry points. */
export default {
  fetch: () => new Response("not found\n", { status: 404 }),
} satisfies ExportedHandler<OriginEnv>;
