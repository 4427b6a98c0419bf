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

/** The value of a key; null when it is missing, corrupt or expired (C5.09). */
export const loadValue = <T>(store: KeyValueStore, key: StoredKey<T>, nowSeconds: number): T | null =>
  parseValue(store.get(key.name) ?? "", key, nowSeconds);

/** The same from the stored text. */
export function parseValue<T>(text: string, key: Pick<StoredKey<T>, "parse">, nowSeconds: number): T | null {
  const envelope = parseJson(text);
  if (!isRecord(envelope) || !("value" in envelope)) return null;
  const { expiresAtSeconds } = envelope;
  const isKept = expiresAtSeconds === null || (typeof expiresAtSeconds === "number" && nowSeconds < expiresAtSeconds);
  return isKept ? key.parse(envelope["value"]) : null;
}

/** Null removes the key. */
export function saveValue<T>(store: KeyValueStore, key: StoredKey<T>, value: T | null, nowSeconds: number): void {
  if (value === null) return store.remove(key.name);
  store.set(key.name, formatValue(key, value, nowSeconds));
}

/** The text that is stored for a value. */
export function formatValue<T>({ lifetimeSeconds }: StoredKey<T>, value: T, nowSeconds: number): string {
  const expiresAtSeconds = lifetimeSeconds === null ? null : nowSeconds + lifetimeSeconds;
  return JSON.stringify({ value, expiresAtSeconds });
}
