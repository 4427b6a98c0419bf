import { makeVapidKeys } from "./vapid/make-vapid-keys.ts";
import { providersOf, toProviderVars } from "./provider-settings.ts";

const localKey = "local-ingest-key-for-development";
const port = Number(process.env["PORT"] ?? 8787);
const providers = providersOf(process.argv, process.env);

/** What a local stack runs with; each can be set in the environment. Never part of a deployment. */
export const settings = {
  port,
  stateFolder: ".wrangler/state",
  /** The public sources to request; none by default. */
  providers,
  vars: {
    FEED_SIGN: process.env["FEED_SIGN"] ?? "tribune",
    VARIANT: process.env["VARIANT"] ?? "fr",
    // Fields of the variant to try, as JSON: {"bookmakerGroups":{"FR":{"bookmakerIds":[],"clickable":"0"}}}
    VARIANT_CHANGES: process.env["VARIANT_CHANGES"] ?? "{}",
    INGEST_KEYS:
      process.env["INGEST_KEYS"] ??
      JSON.stringify(Object.fromEntries(["local", ...providers].map((name) => [name, localKey]))),
    ...toProviderVars(providers, localKey, process.env),
    // The built-in world that the simulator plays; a deployment has none.
    WORLD_SEED: process.env["WORLD_SEED"] ?? "tribune",
    // A deployment answers only queries whose hash it knows.
    GRAPHQL_QUERIES: process.env["GRAPHQL_QUERIES"] ?? "any",
    // For messages to browsers whose site is closed: new keys at each start, and a push service on this machine.
    VAPID_KEYS: process.env["VAPID_KEYS"] ?? JSON.stringify(makeVapidKeys("mailto:developer@tribune.example")),
    PUSH_SERVICES: process.env["PUSH_SERVICES"] ?? "http://127.0.0.1",
    // The key that opens /status; without one that page does not exist.
    STATUS_KEY: process.env["STATUS_KEY"] ?? "",
    // Mails are written to the log.
    DEV_MAIL: "log",
    // Links in mails lead here, because a local stack's variant has no host.
    DEV_MAIL_ORIGIN: `http://localhost:${port}`,
    // Lets the header x-dev-place choose the visitor's place; PLACE is the place of requests without it.
    DEV_PLACES: "on",
    DEV_PLACE: process.env["PLACE"] ?? "",
  },
} as const;
