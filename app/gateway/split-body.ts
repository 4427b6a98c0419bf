import { concatenate } from "../rendering/concatenate.ts";

type SplitBody = {
  /** The chunks as they come. */
  readonly forReader: ReadableStream<Uint8Array>;
  /** Rejects when the body breaks off. */
  readonly whole: Promise<Uint8Array<ArrayBuffer>>;
};

/**
 * Reads a body to its end whether its client reads on, is slow or is gone. `tee` would not: it holds the chunks of the
 * slower branch, and the other branch waits for one that was cancelled.
 */
export function splitBody({ body }: Response): SplitBody {
  let reader: ReadableStreamDefaultController<Uint8Array> | null = null;
  const forReader = new ReadableStream<Uint8Array>({
    start: (controller) => {
      reader = controller;
    },
    cancel: () => {
      reader = null;
    },
  });
  const read = async () => {
    const chunks: Uint8Array[] = [];
    const source = body?.getReader();
    try {
      for (let next = await source?.read(); next?.value !== undefined; next = await source?.read()) {
        chunks.push(next.value);
        reader?.enqueue(next.value);
      }
      reader?.close();
    } catch (error) {
      reader?.error(error);
      throw error;
    }
    return concatenate(chunks);
  };
  return { forReader, whole: read() };
}
