/** How React marks the place of what still waits for its data. Feeds cannot say it: their text is escaped. */
const waitingMark = "<!--$!-->";

/** Something of the page could not be rendered although its data had come. */
export class BrokenPart extends Error {}

/**
 * The markup of a document in its own order, each part as soon as nothing before it is missing. Whatever waits stands in
 * a `Suspense` and reads one of `awaited`, the promises of the loaders' data in order of need. A reader without scripts
 * reads the parts as they come, and all of them together are what one rendering of everything would have been.
 *
 * @throws BrokenPart once the parts before it are out
 */
export async function* toDocumentParts(
  render: () => string,
  awaited: readonly Promise<unknown>[],
): AsyncGenerator<string, void> {
  let sent = 0;
  for (const promise of awaited) {
    const markup = render();
    const end = toReadyEnd(markup);
    if (end > sent) yield markup.slice(sent, end);
    if (end === markup.length) return;
    sent = end;
    await promise.catch(() => {});
  }
  const markup = render();
  const end = toReadyEnd(markup);
  yield markup.slice(sent, end);
  if (end < markup.length) throw new BrokenPart("a part of the page could not be rendered");
}

function toReadyEnd(markup: string): number {
  const waiting = markup.indexOf(waitingMark);
  return waiting === -1 ? markup.length : waiting;
}
