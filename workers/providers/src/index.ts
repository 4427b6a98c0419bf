import { namedProviders } from "./settings.ts";
import { toSettings } from "./source-object.ts";

export { SourceObject } from "./source-object.ts";

/** Nothing here is for the public. The cron starts what is switched on, and asks nobody where nothing is. */
export default {
  fetch: () => new Response("not found\n", { status: 404 }),
  async scheduled(_controller, env) {
    const ids = namedProviders(toSettings(env));
    await Promise.all(ids.map((id) => env.SOURCE.getByName(id).start(id)));
  },
} satisfies ExportedHandler<ProvidersEnv>;
