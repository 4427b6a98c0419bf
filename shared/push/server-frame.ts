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
      return isNumberAt(value, "v") && isNumberAt(value, "at") && "have" in value && isRecordOfStands(value.have);
    case "rows":
      return hasSubjectAndNumber(value) && "r" in value && typeof value.r === "string";
    case "repair":
      return hasSubjectAndNumber(value);
    default:
      return false;
  }
}

const isNumberAt = (value: object, key: string) =>
  typeof Object.entries(value).find(([name]) => name === key)?.[1] === "number";

const hasSubjectAndNumber = (value: object) => "s" in value && typeof value.s === "string" && isNumberAt(value, "n");

const isRecordOfStands = (value: unknown) =>
  typeof value === "object" && value !== null && Object.values(value).every((stand) => isStand(stand));

const isStand = (value: unknown) =>
  typeof value === "object" &&
  value !== null &&
  isNumberAt(value, "n") &&
  "numbering" in value &&
  typeof value.numbering === "string";
