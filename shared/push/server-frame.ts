import type { ServerFrame } from "./frames.ts";

/** Null for anything that is not a frame of this version; never throws. A reader skips what it does not know. */
export function parseServerFrame(text: string): ServerFrame | null {
  try {
    const value: unknown = JSON.parse(text);
    return isServerFrame(value) ? value : null;
  } catch {
    return null;
  }
}

function isServerFrame(value: unknown): value is ServerFrame {
  if (typeof value !== "object" || value === null || !("t" in value)) return false;
  switch (value.t) {
    case "hello":
      return "v" in value && typeof value.v === "number" && "have" in value && isRecordOfNumbers(value.have);
    case "rows":
      return hasSubjectAndNumber(value) && "r" in value && typeof value.r === "string";
    case "repair":
      return hasSubjectAndNumber(value);
    default:
      return false;
  }
}

const hasSubjectAndNumber = (value: object) =>
  "s" in value && typeof value.s === "string" && "n" in value && typeof value.n === "number";

const isRecordOfNumbers = (value: unknown) =>
  typeof value === "object" && value !== null && Object.values(value).every((number) => typeof number === "number");
