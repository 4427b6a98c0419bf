/** What happens in a document before its modules run, kept for them. */
export type EarlyRecords = {
  /** Returns what was thrown so far, and keeps nothing more. */
  readonly takeFailures: () => readonly unknown[];
  /** Returns the nodes that extensions or translators have changed since the document was parsed, and watches no longer. */
  readonly takeChanges: () => readonly MutationRecord[];
};

declare global {
  interface Window {
    earlyRecords?: EarlyRecords;
  }
}

/** Keeps errors that nothing caught, for the session log. */
export function keepFailures(): EarlyRecords["takeFailures"] {
  const failures: unknown[] = [];
  const keep = (event: ErrorEvent | PromiseRejectionEvent) => {
    failures.push(toFailure(event));
  };
  const listening = new AbortController();
  addEventListener("error", keep, listening);
  addEventListener("unhandledrejection", keep, listening);
  return () => {
    listening.abort();
    return failures;
  };
}

/** What was thrown; an error of another site's script has a message alone. */
export const toFailure = (event: ErrorEvent | PromiseRejectionEvent): unknown =>
  "reason" in event ? event.reason : (event.error ?? event.message);

/** Notes foreign changes until React hydrates: it would find another page than the server wrote, and draw all of it anew. */
export function noteForeignChanges(): EarlyRecords["takeChanges"] {
  const records: MutationRecord[] = [];
  const observer = new MutationObserver((changes) => records.push(...changes));
  const observe = () => observer.observe(document, { childList: true, characterDataOldValue: true, subtree: true });
  const waiting = new AbortController();
  addEventListener("DOMContentLoaded", observe, waiting);
  return () => {
    waiting.abort();
    records.push(...observer.takeRecords());
    observer.disconnect();
    return records;
  };
}
