import type { MiddlewareHandler } from "hono";
import { signatureHeaders } from "../../../../shared/ingest/signature.ts";
import { authenticate } from "./authenticate.ts";
import { createByteBudget } from "./byte-budget.ts";
import type { IngestEnv } from "./ingest-env.ts";
import { knownProviders } from "./known-providers.ts";
import { createRefusalLog, logRequest } from "./log.ts";
import { mostBodyBytes } from "../../../../shared/ingest/ingest-limits.ts";
import { readBody } from "./read-body.ts";
import { answer } from "./respond.ts";
import { createSignatureMemory } from "./signature-memory.ts";

/** An isolate has 128 MB, and a body that is parsed takes several times its bytes. */
const mostHeldBytes = 24 * 1024 * 1024;
const rememberedSignatures = 10_000;
/** How long a request may take to send its body. Lowered in tests. */
export const readLimit = { ms: 15_000 };
/** Bodies are released as soon as they are answered. */
const busySeconds = "1";

/** Statuses of requests that a ledger has decided on: their signature is spent. */
const spending: ReadonlySet<number> = new Set([200, 403, 422]);

export const heldBytes = createByteBudget(mostHeldBytes);
const signatures = createSignatureMemory(rememberedSignatures);
const logRefused = createRefusalLog(console.log);

/** Before a byte of the body is read: provider, time and signature. Then the body, within limits (docs/adr/017). */
export const door: MiddlewareHandler<IngestEnv> = async (context, next) => {
  const atMs = Date.now();
  const requestId = crypto.randomUUID();
  context.header("x-request-id", requestId);
  context.header("x-content-type-options", "nosniff");
  context.header("cache-control", "no-store");

  const { raw } = context.req;
  const providers = knownProviders(context.env.INGEST_KEYS);
  const verdict = await authenticate(raw, providers, Math.floor(atMs / 1000));
  if (!verdict.ok) {
    const { reason, header } = verdict;
    logRefused(requestId, raw.headers.get(signatureHeaders.provider), { reason, header }, atMs);
    return context.json({ reason, header }, 401);
  }
  const { provider, scope, signature, contentSha256 } = verdict;
  context.set("signed", { provider, scope, signature, contentSha256 });
  context.set("requestId", requestId);
  context.set("atMs", atMs);
  context.set("sportId", signatures.sportOf(signature));
  context.set("records", 0);
  let bytes = 0;
  try {
    return await serve();
  } finally {
    heldBytes.give(bytes);
    const { method, url } = context.req;
    const { pathname, search } = new URL(url);
    logRequest({
      requestId,
      provider,
      path: `${method} ${pathname}${search}`.slice(0, 200),
      sportId: context.get("sportId"),
      records: context.get("records"),
      status: context.res.status,
      bytes,
      ms: Date.now() - atMs,
    });
  }

  async function serve(): Promise<Response | void> {
    const sportId = context.get("sportId");
    if (sportId !== null) {
      const outcome = await context.env.LEDGER.getByName(String(sportId)).repeat(signature);
      if (outcome !== null) return (context.res = answer(context, outcome));
    }
    if (!signatures.open(signature)) {
      context.header("retry-after", busySeconds);
      return (context.res = context.json({ reason: "this request is being read already" }, 429));
    }
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(), readLimit.ms);
    const read = await readBody(raw, contentSha256, heldBytes, deadline.signal).finally(() => {
      clearTimeout(timer);
      signatures.close(signature);
    });
    if (!read.ok) return (context.res = toProblem(read.fault));
    bytes = read.bytes.byteLength;
    context.set("body", read.bytes);
    await next();
    const accepted = context.get("sportId");
    if (accepted !== null && spending.has(context.res.status)) signatures.accept(signature, accepted);
  }

  function toProblem(fault: Exclude<Awaited<ReturnType<typeof readBody>>, { ok: true }>["fault"]): Response {
    switch (fault) {
      case "too large":
        return context.json({ reason: `a body holds at most ${mostBodyBytes} bytes` }, 413);
      case "no room":
        context.header("retry-after", busySeconds);
        return context.json({ reason: "too many bodies at once" }, 503);
      case "too slow":
        return context.json({ reason: `a body comes within ${readLimit.ms / 1000} s` }, 408);
      case "broken off":
        return context.json({ reason: "the body broke off" }, 400);
      case "another":
        return context.json({ reason: "is not the hash of the body", header: signatureHeaders.contentSha256 }, 401);
    }
  }
};
