/** The text of a node that a translator or an extension has replaced, and the nodes in its place. */
type Replaced = { readonly text: string; readonly substitutes: Set<Node> };

/**
 * Keeps React's text nodes in the page when other code replaces them. A translator removes a text node and inserts elements with
 * its own words; React would go on writing into the removed node, and fail when it removes it. So the node goes back to its
 * place, emptied, beside the translator's words. Those are removed as soon as React writes another text or removes the node.
 *
 * @returns a function that stops this
 */
export function keepTextPlaces(root: Node): () => void {
  const replaced = new WeakMap<Node, Replaced>();
  const owners = new WeakMap<Node, Text>();

  const observer = new MutationObserver((records) => {
    const fonts = new Set(records.flatMap(({ addedNodes }) => [...addedNodes].filter(isFont)));
    for (const record of records) {
      if (record.type === "characterData") leaveToReact(record.target);
      for (const node of record.removedNodes) followRemoved(node, toSubstitutes(record, fonts));
    }
    // Changes that were made here need no answer.
    observer.takeRecords();
  });
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();

  function followRemoved(node: Node, substitutes: readonly Node[]): void {
    const owner = owners.get(node);
    if (owner) followSubstitute(owner, node, substitutes);
    else if (!(node instanceof Text)) return;
    else if (substitutes.length > 0) standBeside(node, substitutes);
    else followText(node);
  }

  /** Puts the text back, emptied, before its substitutes. */
  function standBeside(text: Text, substitutes: readonly Node[]): void {
    const place = substitutes[0]?.isConnected ? substitutes[0].parentNode : null;
    if (place === null) return;
    // Some translators move the text node itself into their element.
    if (text.isConnected) text.parentNode?.replaceChild(text.cloneNode(), text);
    const known = replaced.get(text) ?? { text: text.data, substitutes: new Set() };
    replaced.set(text, known);
    for (const node of substitutes) {
      known.substitutes.add(node);
      owners.set(node, text);
    }
    place.insertBefore(text, substitutes[0] ?? null);
    text.data = "";
  }

  /** React has removed or moved the text, so its substitutes are removed or moved too. */
  function followText(text: Text): void {
    const substitutes = [...(replaced.get(text)?.substitutes ?? [])].filter((node) => node.isConnected);
    for (const node of substitutes.toReversed())
      if (text.isConnected) text.parentNode?.insertBefore(node, text.nextSibling);
      else remove(node);
  }

  /** The translator has taken its words back, or has put others there. */
  function followSubstitute(text: Text, node: Node, next: readonly Node[]): void {
    const known = replaced.get(text);
    if (!known || node.isConnected) return;
    known.substitutes.delete(node);
    if (next.length > 0) return standBeside(text, next);
    if (known.substitutes.size > 0) return;
    replaced.delete(text);
    text.data ||= known.text;
  }

  /** React has written another text. */
  function leaveToReact(target: Node): void {
    const known = replaced.get(target);
    if (!known) return;
    replaced.delete(target);
    for (const node of known.substitutes) remove(node);
  }
}

const isFont = (node: Node): boolean => node.nodeName === "FONT";
const isElement = (node: Node): boolean => node.nodeType === Node.ELEMENT_NODE;
const remove = (node: Node) => node.parentNode?.removeChild(node);

/**
 * The nodes that replaced the text that a record reports as removed; none if React has removed it. React neither replaces a text
 * by an element in one step nor draws a `font`, which translators insert before they remove the text.
 */
function toSubstitutes(record: MutationRecord, fonts: ReadonlySet<Node>): readonly Node[] {
  const added = [...record.addedNodes];
  if (added.some(isElement)) return added;
  return [record.previousSibling, record.nextSibling].flatMap((node) => (node !== null && fonts.has(node) ? node : []));
}
