import { parseServerFrame } from "../../../shared/push/server-frame.ts";

/** What every row ends with. */
const end = "¬~";
/** Starts with the key of a cell, and holds nothing that would end a line of an event stream. */
const isPlain = /^[A-Z][^\p{Cc}\u2028\u2029]*$/u;
const jsonRows = '{"t":"rows"';

/** The short form of a frame of rows (P27); any other text as it is, and rows that the short form cannot carry. */
export function toShort(text: string): string {
  if (!text.startsWith(jsonRows)) return text;
  const frame = parseServerFrame(text);
  if (frame?.t !== "rows" || !frame.r.endsWith(end) || !isPlain.test(frame.r)) return text;
  return `${frame.s}:${frame.n.toString(36)}${frame.r.slice(0, -end.length)}`;
}
