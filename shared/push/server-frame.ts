import { parseJson } from "../basics/parse-json.ts";
import { fieldsOf, isRecord } from "../basics/record.ts";
import type { ServerFrame } from "./frames.ts";

/** Subject, number in base 36, and rows, which begin with the capital letter of a cell's key (P27). */
const shortRows = /^([\w-]+):([\da-z]+)([A-Z].*)/;

/** Parses a frame; null for any text that is not a frame of this version, which subscribers skip. Never throws. */
export function parseServerFrame(text: string): ServerFrame | null {
  const [, s, n = "", r] = shortRows.exec(text) ?? [];
  if (s !== undefined) return { t: "rows", s, n: Number.parseInt(n, 36), r: `${r}¬~` };
  const value = parseJson(text);
  return isServerFrame(value) ? value : null;
}

function isServerFrame(value: unknown): value is ServerFrame {
  const { t, v, at, have, back, s, n, r, m } = fieldsOf(value);
  switch (t) {
    case "hello":
      return (
        [v, at, back].every((field) => typeof field === "number") &&
        isRecord(have) &&
        Object.values(have).every(isPosition)
      );
    case "rows":
      return typeof s === "string" && typeof n === "number" && typeof r === "string";
    case "repair":
      return typeof s === "string" && typeof n === "number";
    case "mark":
      return typeof m === "string";
    default:
      return false;
  }
}

function isPosition(value: unknown): boolean {
  const { n, epoch } = fieldsOf(value);
  return typeof n === "number" && typeof epoch === "string";
}
