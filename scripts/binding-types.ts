/** Arguments of `wrangler types`, one list per Worker: each Worker's bindings get an interface of their own. */
export const bindingTypes: readonly (readonly string[])[] = [
  toArgs("wrangler.toml", "app/worker-configuration.d.ts", "SiteEnv"),
  toArgs("workers/geo/wrangler.toml", "workers/geo/worker-configuration.d.ts", "GeoEnv"),
  toArgs("workers/feed-proxy/wrangler.toml", "workers/feed-proxy/worker-configuration.d.ts", "FeedProxyEnv"),
  toArgs(
    "workers/push-durable-object/wrangler.toml",
    "workers/push-durable-object/worker-configuration.d.ts",
    "PushEnv",
  ),
  toArgs("workers/origin/wrangler.toml", "workers/origin/worker-configuration.d.ts", "OriginEnv"),
];

function toArgs(config: string, file: string, envInterface: string): readonly string[] {
  return ["types", file, "--config", config, "--include-runtime=false", "--env-interface", envInterface];
}
