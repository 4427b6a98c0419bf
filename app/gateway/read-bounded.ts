/** Null for a body that is too long; the rest of it is not read. */
export async function readBounded(request: Request, maxBytes: number): Promise<string | null> {
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) return null;
  if (request.body === null) return "";
  const reader = request.body.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(chunks).text();
    bytes += value.byteLength;
    if (bytes > maxBytes) return null;
    chunks.push(value);
  }
}
