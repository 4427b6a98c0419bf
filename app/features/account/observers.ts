import type { SessionField } from "./session-keys.ts";

/** A change of the stored session, as observers are notified of it. */
export type SessionChange = {
  readonly field: SessionField;
  readonly origin: "this-tab" | "other-tab";
  /** The code that changed the field wants observers to be notified. */
  readonly isForced: boolean;
};

/**
 * Whether observers are notified (A3.02). The code that changes data in this tab shows the change already; only the
 * other tabs have to catch up.
 */
export function isReportedToObservers(change: SessionChange): boolean {
  if (change.origin === "other-tab" || change.isForced) return true;
  return change.field !== "data" && change.field !== "privateData";
}
