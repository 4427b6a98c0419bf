import type { Pass } from "./pass-context.ts";

/** How React marks the place of what still waits for its data. Feeds cannot say it: their text is escaped. */
const waitingMark = "<!--$!-->";
/** Where anything begins that waits or has waited. */
const boundaryMark = "<!--$";

/** Each rendering costs as much as the page; feeds that the location has in its cache are there within this time, and one is enough. */
const graceMs = 10;

/** Something of the page could not be rendered although its data had come. */
export class BrokenPart extends Error {}

/**
 * The markup of a document in its own order, each part as soon as nothing before it is missing. Whatever waits stands in
 * a `Suspense`, not inside another one, and reads one of `awaited`, the promises of the loaders' data in order of need. A
 * reader without scripts reads the parts as they come, and all of them together are what one rendering of everything is.
 *
 * @param render what stands before the first `Suspense` may be missing from the rest, what stands behind the last one
 *   from the beginning
 * @throws BrokenPart once the parts before it are out
 */
export async function* toDocumentParts(
  render: (pass: Pass) => string,
  awaited: readonly Promise<unknown>[],
): AsyncGenerator<string, void> {
  const missing = new Set(awaited);
  const settling = awaited.map((promise) => promise.catch(() => {}).then(() => missing.delete(promise)));
  await allWithin(settling, graceMs);
  let sentBoundaries = 0;
  for (let pass: Pass = missing.size === 0 ? "whole" : "beginning"; ; pass = "rest") {
    const isLast = missing.size === 0;
    const markup = render(pass);
    const start = pass === "rest" ? findBoundary(markup, sentBoundaries) : 0;
    const waiting = markup.indexOf(waitingMark, start);
    const end = waiting === -1 ? markup.length : waiting;
    const part = markup.slice(start, end);
    if (part !== "") yield part;
    if (isLast) {
      if (waiting !== -1) throw new BrokenPart("a part of the page could not be rendered");
      return;
    }
    sentBoundaries += part.split(boundaryMark).length - 1;
    await settling[awaited.findIndex((promise) => missing.has(promise))];
  }
}

/**
 * The markup of a document whose data have all come.
 *
 * @throws BrokenPart where a part of it could not be rendered, which React leaves to the browser
 */
export function toWholeDocument(render: (pass: Pass) => string): string {
  const markup = render("whole");
  if (markup.includes(waitingMark)) throw new BrokenPart("a part of the page could not be rendered");
  return markup;
}

/** Where the boundary begins that so many come before. */
function findBoundary(markup: string, before: number): number {
  let at = markup.indexOf(boundaryMark);
  for (let passed = 0; passed < before && at !== -1; passed += 1) at = markup.indexOf(boundaryMark, at + 1);
  return at === -1 ? markup.length : at;
}

function allWithin(settling: readonly Promise<unknown>[], ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    void Promise.all(settling).then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
