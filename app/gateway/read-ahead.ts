/** A body that is read to its end whether its client reads on, is slow or is gone. */
type BodyAhead = {
  /** The chunks as they come. */
  readonly forReader: ReadableStream<Uint8Array>;
  /** Settles when the body has ended or broken off. */
  readonly ended: Promise<void>;
};

export function readAhead(body: ReadableStream<Uint8Array> | null): BodyAhead {
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
    const source = body?.getReader();
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
