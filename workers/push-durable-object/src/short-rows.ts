import { parseServerFrame } from "../../../shared/push/server-frame.ts";

/** The end of every row. */
const end = "¬~";
/** Starts with the key of a cell, and holds nothing that would end a line of an event stream. */
const isPlain = /^[A-Z][^\p{Cc}\u2028\u2029]*$/u;
const jsonRows = '{"t":"rows"';

/** Returns the short form of a frame of rows (P27); returns other texts, and rows that the short form cannot carry, unchanged. */
export function toShort(text: string): string {
  if (!text.startsWith(jsonRows)) return text;
  const frame = parseServerFrame(text);
  if (frame?.t !== "rows" || !frame.r.endsWith(end) || !isPlain.test(frame.r)) return text;
  return `${frame.s}:${frame.n.toString(36)}${frame.r.slice(0, -end.length)}`;
}
