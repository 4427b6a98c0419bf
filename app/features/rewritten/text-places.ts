/** What a translator or an extension has put in the place of a text, and what the text said. */
type Replaced = { readonly text: string; readonly substitutes: Set<Node> };

/**
 * Keeps React's texts in the page when somebody else replaces them. A translator takes a text node out and puts elements with its own words
 * there; React would go on to write into the node that nobody sees, and fail when it removes it. So the node goes back to its place, empty,
 * beside the words that stand for it. They leave as soon as React writes another text or removes it.
 *
 * @returns what ends it
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

  /** Puts the text back, empty, before what stands for it. */
  function standBeside(text: Text, substitutes: readonly Node[]): void {
    const place = substitutes[0]?.isConnected ? substitutes[0].parentNode : null;
    if (place === null) return;
    // Some move the text itself into their element.
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

  /** React has removed the text, or moved it: what stands for it does the same. */
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
 * The nodes that came in the place of what a record says was removed; none where React has removed it. React neither replaces a text by an element
 * in one step nor draws a `font`, which translators insert before they remove the text.
 */
function toSubstitutes(record: MutationRecord, fonts: ReadonlySet<Node>): readonly Node[] {
  const added = [...record.addedNodes];
  if (added.some(isElement)) return added;
  return [record.previousSibling, record.nextSibling].flatMap((node) => (node !== null && fonts.has(node) ? node : []));
}
