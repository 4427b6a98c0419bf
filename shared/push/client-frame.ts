import { parseJson } from "../basics/parse-json.ts";
import { fieldsOf } from "../basics/record.ts";
import type { ClientFrame } from "./frames.ts";
import { maxClientFrameLength } from "./push-limits.ts";

/** Null for anything that is not a frame of a subscriber; never throws. */
export function parseClientFrame(text: string): ClientFrame | null {
  if (text.length > maxClientFrameLength) return null;
  const { t, s, since, m } = fieldsOf(parseJson(text));
  if (t === "seen") return typeof m === "string" ? { t, m } : null;
  if (typeof s !== "string") return null;
  if (t === "leave") return { t, s };
  return t === "join" && isNumber(since) ? { t, s, since } : null;
}

/** A change's number: 0 before the first. */
const isNumber = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
