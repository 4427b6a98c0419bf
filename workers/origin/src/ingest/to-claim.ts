import type { Context } from "hono";
import { idempotencyHeader, sha256Hex } from "../../../../shared/ingest/signature.ts";
import type { IngestEnv } from "./ingest-env.ts";
import type { Claim } from "./intake.ts";

/** Collects the data of a request that the ledger needs, and sets the parsed parts for the log. */
export async function toClaim(context: Context<IngestEnv>, sportId: number, records: number): Promise<Claim> {
  context.set("sportId", sportId);
  context.set("records", records);
  const { provider, scope, signature, contentSha256 } = context.get("signed");
  const { pathname, search } = new URL(context.req.url);
  const path = `${context.req.method} ${pathname}${search}`;
  const key = context.req.header(idempotencyHeader);
  const asked = new Uint8Array(new TextEncoder().encode(`${path}\n${contentSha256}`));
  return {
    requestId: context.get("requestId"),
    provider,
    scope,
    signature,
    atMs: context.get("atMs"),
    path,
    bytes: context.get("body").byteLength,
    records,
    idempotency: key === undefined ? null : { key, request: await sha256Hex(asked) },
  };
}
