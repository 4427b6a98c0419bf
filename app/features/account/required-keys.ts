import { clientError, type ClientError } from "../../../shared/accounts/client-error.ts";
import { fieldsOf } from "../../../shared/basics/record.ts";

/** The keys that the answers of account calls must have (A5.05). */
const requiredKeys = { done: ["r"], login: ["id", "hash"] } as const;

/** A technical error that lists the keys which an answer lacks; null when it has them all. */
export function missingKeysError(answer: unknown, kind: keyof typeof requiredKeys): ClientError | null {
  const missing = requiredKeys[kind].filter((key) => !hasValue(answer, key));
  if (missing.length === 0) return null;
  return { ...clientError("technicalError", `missing in the answer: ${missing.join(", ")}`), missingKeys: missing };
}

function hasValue(answer: unknown, key: string): boolean {
  const value = fieldsOf(answer)[key];
  return value !== undefined && value !== null && value !== "";
}
