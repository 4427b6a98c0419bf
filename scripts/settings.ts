/** What a local stack runs with; each can be set in the environment. Never part of a deployment. */
export const settings = {
  port: Number(process.env["PORT"] ?? 8787),
  stateFolder: ".wrangler/state",
  vars: {
    FEED_SIGN: process.env["FEED_SIGN"] ?? "tribune",
    VARIANT: process.env["VARIANT"] ?? "fr",
    INGEST_KEYS: process.env["INGEST_KEYS"] ?? '{"local":"local-ingest-key-for-development"}',
    // The built-in world that the simulator plays; a deployment has none.
    WORLD_SEED: process.env["WORLD_SEED"] ?? "tribune",
    // A deployment answers the queries that are known by hash only.
    GRAPHQL_QUERIES: process.env["GRAPHQL_QUERIES"] ?? "any",
    // Lets the header x-dev-place choose the visitor's place; PLACE is the place of requests without it.
    DEV_PLACES: "on",
    DEV_PLACE: process.env["PLACE"] ?? "",
  },
} as const;
