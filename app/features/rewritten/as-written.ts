/** Makes the document what the server wrote, just before React takes it over. Nodes of others stay where React minds none: at the end of head and body. */
export function restoreAsWritten(): void {
  const records = window.takeForeignChanges?.() ?? [];
  for (const record of records.toReversed()) undo(record);
  const { documentElement, head, body } = document;
  // Extensions may begin before the document does.
  const foreign = [...documentElement.childNodes].filter((node) => node !== head && node !== body);
  for (const node of foreign) body.appendChild(node);
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
