import type { Asked } from "./store.ts";

/** How an answer of a source is used; `text` is never shown to anybody but the operator. */
export type Answer =
  | {
      readonly kind: "fresh";
      readonly text: string;
      readonly etag: string | null;
      readonly lastModified: string | null;
      readonly headers: Headers;
    }
  | { readonly kind: "unchanged"; readonly headers: Headers }
  /** The source answered with a status other than 200 and 304. */
  | { readonly kind: "refused"; readonly status: number; readonly text: string; readonly headers: Headers }
  /** The source did not answer, or not in time, or its body was too long. */
  | { readonly kind: "failed"; readonly reason: string };

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** The longest body of the three sources, a whole season, has some 2 MB. */
export const mostBodyBytes = 8 * 1024 * 1024;

/**
 * Sends one request. It includes the validators of the last answer, so that a source that supports them sends nothing twice. It follows no
 * redirect, which could take the source's key elsewhere. `deadline` covers the body, too: a source may send its headers and then nothing.
 */
export async function ask(
  fetch: Fetch,
  url: string,
  headers: Readonly<Record<string, string>>,
  before: Pick<Asked, "etag" | "lastModified"> | null,
  deadline: AbortSignal,
): Promise<Answer> {
  try {
    const validators = {
      ...(before?.etag == null ? {} : { "if-none-match": before.etag }),
      ...(before?.lastModified == null ? {} : { "if-modified-since": before.lastModified }),
    };
    const response = await fetch(url, { headers: { ...headers, ...validators }, signal: deadline, redirect: "manual" });
    if (response.status === 304) {
      await response.body?.cancel();
      return { kind: "unchanged", headers: response.headers };
    }
    const text = await readText(response);
    if (text === null) return { kind: "failed", reason: `more than ${mostBodyBytes} bytes` };
    if (response.status !== 200) return { kind: "refused", status: response.status, text, headers: response.headers };
    return {
      kind: "fresh",
      text,
      etag: response.headers.get("etag"),
      lastModified: response.headers.get("last-modified"),
      headers: response.headers,
    };
  } catch (error) {
    return { kind: "failed", reason: deadline.aborted ? "no answer in time" : toReason(error) };
  }
}

/** Null for a body that is too long. */
async function readText(response: Response): Promise<string | null> {
  if (response.body === null) return "";
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > mostBodyBytes) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}

const toReason = (error: unknown): string => (error instanceof Error ? error.message : "nothing answers");

/** Reads `Retry-After`, in seconds or as a date, in milliseconds; null if it is missing or unreadable. */
export function retryAfterMs(headers: Headers, nowMs: number): number | null {
  const text = headers.get("retry-after")?.trim() ?? "";
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  const date = Date.parse(text);
  return Number.isNaN(date) ? null : Math.max(0, date - nowMs);
}
