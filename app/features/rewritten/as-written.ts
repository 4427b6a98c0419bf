/** Makes the document what the server wrote, just before React takes it over. Nodes of others stay where React minds none: at the end of head and body. */
export function restoreAsWritten(): void {
  const records = window.earlyRecords?.takeChanges() ?? [];
  for (const record of records.toReversed()) undo(record);
  const { documentElement, head, body } = document;
  // Extensions may begin before the document does.
  const foreign = [...documentElement.childNodes].filter((node) => node !== head && node !== body);
  for (const node of foreign) body.appendChild(node);
}

let latePart: { readonly observer: MutationObserver; readonly records: MutationRecord[] } | null = null;

/** Notes what others change in a part of the page that React takes over later. @param root null where the page has none */
export function watchLatePart(root: Element | null): void {
  if (root === null) return;
  const records: MutationRecord[] = [];
  const observer = new MutationObserver((changes) => records.push(...changes));
  observer.observe(root, { childList: true, characterDataOldValue: true, subtree: true });
  latePart = { observer, records };
}

/** Makes that part what the server wrote, just before React takes it over. */
export function restoreLatePart(): void {
  if (latePart === null) return;
  const { observer, records } = latePart;
  const changes = [...records.splice(0), ...observer.takeRecords()];
  for (const record of changes.toReversed()) undo(record);
  // What was undone is no change of others.
  observer.takeRecords();
}

/** Once React has it, what changes there is React's. */
export function leaveLatePart(): void {
  latePart?.observer.disconnect();
  latePart = null;
}

function undo({ type, target, oldValue, addedNodes, removedNodes, nextSibling }: MutationRecord): void {
  if (type === "characterData") target.nodeValue = oldValue;
  for (const node of addedNodes) {
    if (node.parentNode !== target) continue;
    target.removeChild(node);
    if (target === document.head || target === document.body) target.appendChild(node);
  }
  for (const node of removedNodes) target.insertBefore(node, nextSibling?.parentNode === target ? nextSibling : null);
}
