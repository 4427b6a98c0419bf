/** Returns the nodes that extensions or translators have changed since the document was parsed, and watches no longer. */
type TakeChanges = () => readonly MutationRecord[];

declare global {
  interface Window {
    takeForeignChanges?: TakeChanges;
  }
}

/** Notes foreign changes until React hydrates: it would find another page than the server wrote, and draw all of it anew. */
export function noteForeignChanges(): TakeChanges {
  const records: MutationRecord[] = [];
  const observer = new MutationObserver((changes) => records.push(...changes));
  const observe = () => observer.observe(document, { childList: true, characterDataOldValue: true, subtree: true });
  addEventListener("DOMContentLoaded", observe);
  return () => {
    removeEventListener("DOMContentLoaded", observe);
    records.push(...observer.takeRecords());
    observer.disconnect();
    return records;
  };
}
