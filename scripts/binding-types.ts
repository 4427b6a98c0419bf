/** Arguments of `wrangler types`, one list per Worker: each Worker's bindings get an interface of their own. */
export const bindingTypes: readonly (readonly string[])[] = [
  // The types of the entry points that a Worker calls come from the configurations of their Workers.
  toArgs(".", "SiteBindings", [
    "wrangler.toml",
    "workers/geo/wrangler.toml",
    "workers/feed-proxy/wrangler.toml",
    "workers/push-durable-object/wrangler.toml",
    "workers/origin/wrangler.toml",
    "workers/share-image/wrangler.toml",
  ]),
  toArgs("workers/geo", "GeoEnv", ["workers/geo/wrangler.toml"]),
  toArgs("workers/share-image", "ShareImageEnv", ["workers/share-image/wrangler.toml"]),
  toArgs("workers/feed-proxy", "FeedProxyEnv", ["workers/feed-proxy/wrangler.toml", "workers/origin/wrangler.toml"]),
  toArgs("workers/push-durable-object", "PushEnv", ["workers/push-durable-object/wrangler.toml"]),
  toArgs("workers/origin", "OriginEnv", ["workers/origin/wrangler.toml", "workers/push-durable-object/wrangler.toml"]),
];

function toArgs(folder: string, envInterface: string, configs: readonly string[]): readonly string[] {
  const file = `${folder}/worker-configuration.d.ts`;
  return [
    "types",
    file,
    ...configs.flatMap((config) => ["--config", config]),
    "--include-runtime=false",
    "--env-interface",
    envInterface,
  ];
}
