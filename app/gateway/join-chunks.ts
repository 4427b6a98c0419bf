/** React writes chunks of 512 bytes, and each costs its way through every stream behind it. */
const chunkBytes = 32 * 1024;

/** Gathers small chunks into large ones; the last one may be small. */
export function joinChunks(): TransformStream<Uint8Array, Uint8Array> {
  let buffer = new Uint8Array(chunkBytes);
  let used = 0;
  return new TransformStream({
    transform(chunk, controller) {
      if (used > 0 && used + chunk.byteLength > buffer.byteLength) {
        controller.enqueue(buffer.subarray(0, used));
        buffer = new Uint8Array(chunkBytes);
        used = 0;
      }
      if (chunk.byteLength > buffer.byteLength) controller.enqueue(chunk);
      else {
        buffer.set(chunk, used);
        used += chunk.byteLength;
      }
    },
    flush(controller) {
      if (used > 0) controller.enqueue(buffer.subarray(0, used));
    },
  });
}
