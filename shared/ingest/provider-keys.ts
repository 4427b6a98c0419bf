import { z } from "zod";
import { parseJson } from "../basics/parse-json.ts";
import { leastKeyCharacters } from "./signature.ts";
import { everything, recordKinds, type Scope } from "./scope.ts";

/**
 * A provider that may send: its keys (the current one first; a second one while the key is changed) and the scope that
 * they give it.
 */
export type ProviderEntry = { readonly keys: readonly string[]; readonly scope: Scope };
export type Providers = {
  readonly entries: ReadonlyMap<string, ProviderEntry>;
  /** The faults of the setting, a line each, without a key. A provider with a fault is left out of the entries. */
  readonly faults: readonly string[];
};

const key = z.string().min(leastKeyCharacters, `a key has at least ${leastKeyCharacters} characters`);
const keys = z.array(key).min(1).max(2).readonly();
const scoped = z.strictObject({
  keys,
  sports: z.union([z.literal("all"), z.array(z.int()).readonly()]).default("all"),
  competitions: z.union([z.literal("all"), z.array(z.string()).readonly()]).default("all"),
  records: z.union([z.literal("all"), z.array(z.enum(recordKinds)).readonly()]).default("all"),
  others: z.boolean().default(false),
});
const providerName = /^[a-z0-9][a-z0-9-]{0,39}$/;

/**
 * The secret `INGEST_KEYS`: a JSON object, by provider a key, two keys, or `{keys, sports, competitions, records, others}`
 * for a provider that may not do everything (`docs/ingest.md`).
 */
export function parseProviders(text: string | undefined): Providers {
  const setting = z.record(z.string(), z.unknown()).safeParse(parseJson(text ?? "{}"));
  if (!setting.success) {
    return { entries: new Map(), faults: ["INGEST_KEYS is not a JSON object of provider names and keys"] };
  }
  const entries = new Map<string, ProviderEntry>();
  const faults: string[] = [];
  for (const [name, value] of Object.entries(setting.data)) {
    const entry = providerName.test(name) ? parseEntry(value) : "a name is 1 to 40 of a-z, 0-9 and -";
    if (typeof entry === "string") faults.push(`INGEST_KEYS, provider ${JSON.stringify(name.slice(0, 40))}: ${entry}`);
    else entries.set(name, entry);
  }
  return { entries, faults };
}

/** An entry, or its fault, described by its place only, because values are secrets. */
function parseEntry(value: unknown): ProviderEntry | string {
  if (typeof value === "string" || Array.isArray(value)) {
    const parsed = keys.safeParse(typeof value === "string" ? [value] : value);
    return parsed.success ? { keys: parsed.data, scope: everything } : toLine(parsed.error, false);
  }
  const parsed = scoped.safeParse(value);
  if (!parsed.success) return toLine(parsed.error, true);
  const { keys: own, ...scope } = parsed.data;
  return { keys: own, scope };
}

function toLine({ issues }: z.ZodError, hasPeriods: boolean): string {
  const faults = issues.map(({ path, message, code }) => {
    const fault = code === "unrecognized_keys" ? "has an unknown part" : message;
    return hasPeriods ? `${path.join(".")} ${fault}`.trim() : fault;
  });
  return [...new Set(faults)].join("; ");
}
