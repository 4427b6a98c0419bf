import type { Provider } from "../../shared/ingest/signature.ts";
import { parseProviders } from "../../shared/ingest/provider-keys.ts";
import { settings } from "../settings.ts";

/** Whose key the scripts sign with: the first of `INGEST_KEYS`, or the one that `INGEST_PROVIDER` names. */
export function ingestProvider(): Provider {
  const { entries } = parseProviders(settings.vars.INGEST_KEYS);
  const provider = process.env["INGEST_PROVIDER"] ?? [...entries.keys()][0] ?? "";
  return { provider, key: entries.get(provider)?.keys[0] ?? "" };
}
