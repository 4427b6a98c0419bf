import { Hono } from "hono";
import { backupRoutes } from "./backup/backup-route.ts";
import { answerFeedRequest } from "./feed-route.ts";
import { graphqlRoutes } from "./graphql-route.ts";
import { ingestRoutes } from "./ingest-route.ts";
import { searchRoutes } from "./search-route.ts";

/** What the origin answers, whichever providers its ledgers have. */
export const app = new Hono<{ Bindings: OriginEnv }>();

app.get("/:projectId{[0-9]+}/x/feed/:name", (context) =>
  answerFeedRequest(context.req.raw, Number(context.req.param("projectId")), context.req.param("name"), context.env),
);

ingestRoutes.route("/", backupRoutes);
app.route("/ingest/v1", ingestRoutes);
app.route("/api/v2", searchRoutes);
app.route("/", graphqlRoutes);
