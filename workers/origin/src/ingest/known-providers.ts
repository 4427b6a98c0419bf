import { logFailure } from "../log-failure.ts";
import { parseProviders, type ProviderEntry } from "../../../../shared/ingest/provider-keys.ts";

const known = new Map<string, ReadonlyMap<string, ProviderEntry>>();

/** The providers of a setting, which is read, and whose faults are logged, once in an isolate. */
export function knownProviders(text: string | undefined): ReadonlyMap<string, ProviderEntry> {
  const setting = text ?? "";
  const before = known.get(setting);
  if (before !== undefined) return before;
  const { entries, faults } = parseProviders(text);
  for (const fault of faults) logFailure({ action: "read INGEST_KEYS", reason: `${fault}: it is refused` });
  known.set(setting, entries);
  return entries;
}
