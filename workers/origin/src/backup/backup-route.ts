import { Hono } from "hono";
import type { z } from "zod";
import type { IngestEnv } from "../ingest/ingest-env.ts";
import { answerRead } from "../ingest/respond.ts";
import { toClaim } from "../ingest/to-claim.ts";
import { backupPageSchema, exportRequestSchema } from "./backup-page.ts";

/** The provider that may take a backup, because it contains what all providers sent. */
const operator = "operator";

/**
 * `POST /ingest/v1/backup` answers a page of a ledger, `POST /ingest/v1/restore` takes one (docs/runbook.md). They are
 * behind the door of the ingest API, which has verified the signature; the provider must be the operator.
 */
export const backupRoutes = new Hono<IngestEnv>();

backupRoutes.use(async (context, next) => {
  if (context.get("signed").provider === operator) return next();
  return context.json({ reason: `only the provider "${operator}" may` }, 403);
});

backupRoutes.post("/backup", async (context) => {
  const asked = parse(context.get("body"), exportRequestSchema);
  if (asked === null) return context.json({ reason: "the body is { sportId, from }" }, 400);
  const claim = await toClaim(context, asked.sportId, 0);
  const outcome = await context.env.LEDGER.getByName(String(asked.sportId)).backup(claim, asked.from);
  if (outcome.kind !== "applied") return answerRead(context, outcome);
  const { page } = outcome.report;
  return page === null ? context.json({ reason: "from names no table" }, 400) : context.json(page);
});

backupRoutes.post("/restore", async (context) => {
  const page = parse(context.get("body"), backupPageSchema);
  if (page === null) return context.json({ reason: "the body is a page of a backup" }, 400);
  const restored = await context.env.LEDGER.getByName(String(page.sportId)).restore(page);
  return restored.ok ? context.json(restored) : context.json({ reason: restored.reason }, 409);
});

function parse<T>(body: Uint8Array, schema: z.ZodType<T>): T | null {
  try {
    return schema.safeParse(JSON.parse(new TextDecoder().decode(body))).data ?? null;
  } catch {
    return null;
  }
}
