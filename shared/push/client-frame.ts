import type { ClientFrame } from "./frames.ts";
import { maxClientFrameLength } from "./limits.ts";

/** Null for anything that is not a frame of a reader; never throws. */
export function parseClientFrame(text: string): ClientFrame | null {
  if (text.length > maxClientFrameLength) return null;
  const value = parseJson(text);
  if (typeof value !== "object" || value === null || !("t" in value) || !("s" in value)) return null;
  const { t, s } = value;
  if (typeof s !== "string") return null;
  if (t === "leave") return { t, s };
  if (t !== "join" || !("since" in value)) return null;
  return isNumber(value.since) ? { t, s, since: value.since } : null;
}

/** A change's number: 0 before the first. */
const isNumber = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
