import { parseJson } from "../../../shared/basics/parse-json.ts";

/** A visitor's whole data fits; nothing that anybody types is longer. */
const longestBytes = 300_000;

/** Parses the request's JSON; undefined for another type, a body that is too long, or invalid JSON. */
export async function readBody(request: Request): Promise<unknown> {
  const type = request.headers.get("content-type") ?? "";
  // A form of another site cannot send JSON without asking the browser first.
  if (!/^application\/json\s*(?:;|$)/i.test(type) || request.body === null) return undefined;
  if (Number(request.headers.get("content-length") ?? 0) > longestBytes) return undefined;
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const part of request.body as ReadableStream<Uint8Array>) {
    bytes += part.byteLength;
    if (bytes > longestBytes) return undefined;
    text += decoder.decode(part, { stream: true });
  }
  return parseJson(text + decoder.decode());
}
