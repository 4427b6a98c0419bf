/** A body that is read to its end though its client is slow, and no further when the client is gone. */
type BodyAhead = {
  /** The chunks as they come. */
  readonly forReader: ReadableStream<Uint8Array>;
  /** Settles when the body has ended or broken off. */
  readonly ended: Promise<void>;
};

export function readAhead(body: ReadableStream<Uint8Array> | null): BodyAhead {
  const source = body?.getReader();
  let reader: ReadableStreamDefaultController<Uint8Array> | null = null;
  const forReader = new ReadableStream<Uint8Array>({
    start: (controller) => {
      reader = controller;
    },
    cancel: async (reason) => {
      reader = null;
      await source?.cancel(reason);
    },
  });
  const read = async () => {
    try {
      for (let next = await source?.read(); next?.value !== undefined; next = await source?.read()) {
        reader?.enqueue(next.value);
      }
      reader?.close();
    } catch (error) {
      reader?.error(error);
    }
  };
  return { forReader, ended: read() };
}
