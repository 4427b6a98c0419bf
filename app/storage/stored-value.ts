import { parseJson } from "../../shared/json/parse-json.ts";
import { isRecord } from "../../shared/json/record.ts";
import type { KeyValueStore } from "./key-value-store.ts";

/** A key with the type of its values. `lifetimeSeconds` null keeps a value for ever. */
export type StoredKey<T> = {
  readonly name: string;
  readonly lifetimeSeconds: number | null;
  /** Null for a text that is not a value of this key. */
  readonly parse: (value: unknown) => T | null;
};

/** The value of a key; null when there is none, when it is corrupt, or when its time is over (C5.09). */
export function loadValue<T>(store: KeyValueStore, key: StoredKey<T>, nowSeconds: number): T | null {
  const envelope = parseJson(store.get(key.name) ?? "");
  if (!isRecord(envelope) || !("value" in envelope)) return null;
  const { expiresAtSeconds } = envelope;
  const isKept = expiresAtSeconds === null || (typeof expiresAtSeconds === "number" && nowSeconds < expiresAtSeconds);
  return isKept ? key.parse(envelope["value"]) : null;
}

/** Null removes the key. */
export function saveValue<T>(store: KeyValueStore, key: StoredKey<T>, value: T | null, nowSeconds: number): void {
  if (value === null) return store.remove(key.name);
  const expiresAtSeconds = key.lifetimeSeconds === null ? null : nowSeconds + key.lifetimeSeconds;
  store.set(key.name, JSON.stringify({ value, expiresAtSeconds }));
}
