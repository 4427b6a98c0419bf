import { parse } from "yaml";
import { isRecord } from "../../../shared/basics/record.ts";

/** A flat record: values are texts, null where the file leaves one empty. */
export type FlatRecord = Readonly<Record<string, string | null>>;

/**
 * The YAML that f1db is written in: a record, or a list of records, whose values stay texts ("007" is not a number).
 * Deeper nested values are null. @throws for a text that is not YAML
 */
export function parseFlatYaml(text: string): readonly FlatRecord[] {
  const content: unknown = parse(text.replace(/^\uFEFF/, ""), { schema: "failsafe", maxAliasCount: 0 });
  return (Array.isArray(content) ? content : [content]).filter(isRecord).map(toFlat);
}

const toFlat = (record: Readonly<Record<string, unknown>>): FlatRecord =>
  Object.fromEntries(
    Object.entries(record).map(([key, value]) => [key, typeof value === "string" && value !== "" ? value : null]),
  );
