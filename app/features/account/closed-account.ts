import type { ClosingAccount } from "../../../shared/accounts/closing-account.ts";

/** The result of closing or reopening an account, for the window to show. */
export type ClosedAccount =
  /** By this visitor, just now. */
  | { readonly type: "closed"; readonly untilSeconds: number }
  /** Its owner has signed in, and may take it back. */
  | { readonly type: "offered"; readonly account: ClosingAccount }
  | { readonly type: "reopened" }
  /** It was not closed: the service refused, or gave no answer. */
  | { readonly type: "failed"; readonly isUnanswered: boolean };

/** It is said once, by the window that is open. */
export function createClosedAccounts() {
  const listeners = new Set<() => void>();
  let said: ClosedAccount | null = null;
  return {
    get: (): ClosedAccount | null => said,
    set(next: ClosedAccount | null) {
      said = next;
      for (const listener of listeners) listener();
    },
    observe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
