import type { Provider } from "../../shared/ingest/signature.ts";
import { settings } from "../settings.ts";

/** Whose key the scripts sign with: the first of `INGEST_KEYS`, or the one that `INGEST_PROVIDER` names. */
export function ingestProvider(): Provider {
  const keys = new Map(Object.entries(JSON.parse(settings.vars.INGEST_KEYS) as Readonly<Record<string, string>>));
  const provider = process.env["INGEST_PROVIDER"] ?? [...keys.keys()][0] ?? "";
  return { provider, key: keys.get(provider) ?? "" };
}
