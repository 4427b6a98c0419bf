import { parseJson } from "../../shared/basics/parse-json.ts";
import { isRecord } from "../../shared/basics/record.ts";

/** A key with the type of its values. `lifetimeSeconds` null keeps a value for ever. */
export type StoredKey<T> = {
  readonly name: string;
  readonly lifetimeSeconds: number | null;
  /** Null for a text that is not a value of this key. */
  readonly parse: (value: unknown) => T | null;
};

/** The value in a stored text; null when it is corrupt or expired (C5.09). */
export function parseValue<T>(text: string, key: Pick<StoredKey<T>, "parse">, nowSeconds: number): T | null {
  const envelope = parseJson(text);
  if (!isRecord(envelope) || !("value" in envelope)) return null;
  const { expiresAtSeconds } = envelope;
  const isKept = expiresAtSeconds === null || (typeof expiresAtSeconds === "number" && nowSeconds < expiresAtSeconds);
  return isKept ? key.parse(envelope["value"]) : null;
}

/** The text that is stored for a value. */
export function formatValue<T>({ lifetimeSeconds }: StoredKey<T>, value: T, nowSeconds: number): string {
  const expiresAtSeconds = lifetimeSeconds === null ? null : nowSeconds + lifetimeSeconds;
  return JSON.stringify({ value, expiresAtSeconds });
}
