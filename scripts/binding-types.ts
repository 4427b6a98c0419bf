import "./quiet-wrangler.ts";
import { experimental_generateTypes as generateTypes } from "./wrangler-tools.ts";

/** A Worker's types: in which folder, for which interface, from which configurations, its own first. */
type BindingTypes = { readonly folder: string; readonly envInterface: string; readonly configs: readonly string[] };
const bindingTypes: readonly BindingTypes[] = [
  {
    folder: "config",
    envInterface: "SiteBindings",
    // The types of the entry points that a Worker calls come from the configurations of their Workers.
    configs: [
      "wrangler.toml",
      "workers/geo/wrangler.toml",
      "workers/feed-proxy/wrangler.toml",
      "workers/push-durable-object/wrangler.toml",
      "workers/origin/wrangler.toml",
      "workers/share-image/wrangler.toml",
      "workers/account/wrangler.toml",
      "workers/providers/wrangler.toml",
      "workers/telemetry/wrangler.toml",
    ],
  },
  { folder: "workers/geo", envInterface: "GeoEnv", configs: ["workers/geo/wrangler.toml"] },
  { folder: "workers/telemetry", envInterface: "TelemetryEnv", configs: ["workers/telemetry/wrangler.toml"] },
  { folder: "workers/share-image", envInterface: "ShareImageEnv", configs: ["workers/share-image/wrangler.toml"] },
  {
    folder: "workers/account",
    envInterface: "AccountEnv",
    configs: ["workers/account/wrangler.toml", "workers/push-durable-object/wrangler.toml"],
  },
  {
    folder: "workers/feed-proxy",
    envInterface: "FeedProxyEnv",
    configs: ["workers/feed-proxy/wrangler.toml", "workers/origin/wrangler.toml"],
  },
  {
    folder: "workers/push-durable-object",
    envInterface: "PushEnv",
    configs: ["workers/push-durable-object/wrangler.toml"],
  },
  {
    folder: "workers/origin",
    envInterface: "OriginEnv",
    configs: ["workers/origin/wrangler.toml", "workers/push-durable-object/wrangler.toml"],
  },
  {
    folder: "workers/providers",
    envInterface: "ProvidersEnv",
    configs: ["workers/providers/wrangler.toml", "workers/origin/wrangler.toml"],
  },
];

/**
 * The types of all Workers' bindings, as `wrangler types` writes them: each Worker's get an interface of their own. Paths start at the
 * project's folder, which has to be the current one.
 */
export function toBindingTypes(): Promise<readonly { readonly path: string; readonly content: string }[]> {
  return Promise.all(
    bindingTypes.map(({ folder, envInterface, configs }) =>
      generateTypes({
        path: `${folder}/worker-configuration.d.ts`,
        config: [...configs],
        envInterface,
        includeRuntime: false,
      }),
    ),
  );
}
