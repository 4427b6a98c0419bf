import { namedProviders } from "./settings.ts";
import { toSettings } from "./source-object.ts";

export { SourceObject } from "./source-object.ts";

/** Nothing here is public. The cron starts the sources that are switched on; without any, no request leaves. */
export default {
  fetch: () => new Response("not found\n", { status: 404 }),
  async scheduled(_controller, env) {
    const ids = namedProviders(toSettings(env));
    await Promise.all(ids.map((id) => env.SOURCE.getByName(id).start(id)));
  },
} satisfies ExportedHandler<ProvidersEnv>;
