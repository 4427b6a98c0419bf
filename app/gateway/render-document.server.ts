import type { ReactNode } from "react";
import { renderToReadableStream } from "react-dom/server.browser";
import { toEndingLast } from "./ending-last.ts";

type DocumentOptions = {
  /** The nonce of the scripts that React writes. */
  readonly nonce: string;
  /** Content that is not ready after this time is given up. */
  readonly timeoutMs: number;
};

/**
 * Renders a document whose data have all come, in the order in which it is read: nothing in it needs a script to find its place (docs/adr/005).
 *
 * @throws where a part of it could not be rendered, which React leaves to the browser
 */
export async function renderWholeDocument(document: ReactNode, options: DocumentOptions): Promise<ReadableStream> {
  const faults: unknown[] = [];
  const stream = await render(document, options, (error) => void faults.push(error));
  await stream.allReady;
  if (faults.length > 0) throw new Error("a part of the page could not be rendered", { cause: faults[0] });
  return toEndingLast(stream);
}

/**
 * Renders a document that begins before all of its data have come. Scripts put later parts in their places.
 *
 * @param onFault told of a part that could not be rendered; the browser tries it again
 */
export const renderStreamedDocument = async (
  document: ReactNode,
  options: DocumentOptions,
  onFault: (error: unknown) => void,
): Promise<ReadableStream> => toEndingLast(await render(document, options, onFault));

const render = (document: ReactNode, { nonce, timeoutMs }: DocumentOptions, onFault: (error: unknown) => void) =>
  renderToReadableStream(document, {
    nonce,
    // A part stays in its place, however large it is.
    progressiveChunkSize: Infinity,
    signal: AbortSignal.timeout(timeoutMs),
    // React would write a returned value into the document.
    onError: (error) => void onFault(error),
  });
