/** A flat record: values are texts, null where the file leaves one empty. */
export type FlatRecord = Readonly<Record<string, string | null>>;

/**
 * The YAML that f1db is written in: a record of `key: value` lines, or a list of such records, each begun by a dash. What
 * is nested deeper, and what is no such line, is left out.
 */
export function parseFlatYaml(text: string): readonly FlatRecord[] {
  const records: Record<string, string | null>[] = [];
  let isList = false;
  for (const line of text.replace(/^\uFEFF/, "").split(/\r?\n/)) {
    const found = /^(- |  )?([A-Za-z]\w*):(?:\s+(.*))?$/.exec(line);
    if (found === null) continue;
    const [, lead, key = "", value = ""] = found;
    if (lead === "- ") isList = true;
    // Two blanks belong to the record that a dash opened; in a file without a list they are nested.
    else if (lead === "  " && !isList) continue;
    if (lead === "- " || records.length === 0) records.push({});
    const record = records.at(-1);
    if (record !== undefined) record[key] = toValue(value);
  }
  return records;
}

function toValue(text: string): string | null {
  const bare = text.trim();
  const quoted = /^"(.*)"$|^'(.*)'$/.exec(bare);
  if (quoted !== null) return quoted[1] ?? quoted[2] ?? "";
  return bare === "" ? null : bare;
}
