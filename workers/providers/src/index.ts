import { WorkerEntrypoint } from "cloudflare:workers";
import type { SourcesReport } from "../../../shared/operations/reports.ts";
import { versionOf } from "../../../shared/operations/version-of.ts";
import { isCreditId } from "../../../shared/ingest/credits.ts";
import { connectors } from "./connectors.ts";
import { namedProviders } from "./settings.ts";
import { toSettings } from "./source-object.ts";

export { SourceObject } from "./source-object.ts";

/** The entry point for the site. */
export class Sources extends WorkerEntrypoint<ProvidersEnv> {
  /** How each source is doing, for operators; nothing is asked of a source for it. */
  async report(): Promise<SourcesReport> {
    const ids = Object.keys(connectors).filter(isCreditId);
    const sources = await Promise.all(ids.map((id) => this.env.SOURCE.getByName(id).report(id)));
    return { version: versionOf(this.env), sources: structuredClone(sources) };
  }
}

/** This Worker has no public routes. The cron starts the sources that are switched on; without any, it sends no request. */
export default {
  fetch: () => new Response("not found\n", { status: 404 }),
  async scheduled(_controller, env) {
    const ids = namedProviders(toSettings(env));
    await Promise.all(ids.map((id) => env.SOURCE.getByName(id).start(id)));
  },
} satisfies ExportedHandler<ProvidersEnv>;
