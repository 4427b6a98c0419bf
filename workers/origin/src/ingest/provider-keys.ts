import { z } from "@hono/zod-openapi";

const keysSchema = z.record(z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/), z.string().min(1));

/** The keys of the secret `INGEST_KEYS`, by provider. Without one that can be read, nobody has a key. */
export function parseProviderKeys(text: string | undefined): ReadonlyMap<string, string> {
  try {
    return new Map(Object.entries(keysSchema.parse(JSON.parse(text ?? "{}"))));
  } catch {
    console.error("INGEST_KEYS is not a JSON object of provider names and keys: the ingest API refuses everything");
    return new Map();
  }
}
