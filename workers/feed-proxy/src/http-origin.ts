import { formatFeedName } from "../../../shared/wire/feed-names.ts";
import type { AskOrigin, OriginAnswer, OriginQuestion } from "./ask-origin.ts";

/** Ten times the largest soccer day; more is a broken origin, and an isolate has 128 MB. */
const maxBodyBytes = 16_000_000;

/** Origins that are reached through the network (F27). */
export const askByHttp =
  (signature: string, fetchUrl: (url: string, init: RequestInit) => Promise<Response>): AskOrigin =>
  async (origin, question, signal) => {
    const url = `${origin}/${question.projectId}/x/feed/${formatFeedName(question.name)}`;
    // A redirect would carry the signature to a host that is not configured.
    return toAnswer(await fetchUrl(url, { headers: toHeaders(signature, question), redirect: "manual", signal }));
  };

function toHeaders(signature: string, { market, knownEtag }: OriginQuestion): Readonly<Record<string, string>> {
  return {
    "x-fsign": signature,
    ...(knownEtag === null ? {} : { "if-none-match": knownEtag }),
    ...(market === null ? {} : { "x-feed-market": market }),
  };
}

/** Describes how an origin failed to answer. */
class OriginFailure extends Error {
  override readonly name = "OriginFailure";
}

async function toAnswer(response: Response): Promise<OriginAnswer> {
  const seq = toSeq(response.headers.get("x-feed-seq"));
  const etag = response.headers.get("etag");
  if (response.status === 304 || response.status === 204) return { body: null, seq, etag, ageMs: 0 };
  if (response.status !== 200) {
    await response.body?.cancel();
    // Some origins answer 404 where others send the empty feed.
    if (response.status === 404) return { body: "", seq, etag: null, ageMs: 0 };
    throw new OriginFailure(`status ${response.status}`);
  }
  const body = await readText(response, maxBodyBytes);
  if (body === null) throw new OriginFailure(`more than ${maxBodyBytes} bytes`);
  return { body: body.trim(), seq, etag, ageMs: 0 };
}

/** Null when the body is larger than allowed; then the rest is not read. */
async function readText(response: Response, maxBytes: number): Promise<string | null> {
  if (response.body === null) return "";
  const decoder = new TextDecoder();
  const reader = response.body.getReader();
  let text = "";
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > maxBytes) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}

const toSeq = (value: string | null): string | null => (value !== null && /^\d{1,15}$/.test(value) ? value : null);
