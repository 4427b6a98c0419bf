import { readFile } from "node:fs/promises";
import { toWhereOf } from "./labels.ts";
import { toFaultItem, type ParsedRecords, type SourceItem } from "./match-record.ts";

/** Reads a file that one pure function understands by itself; records name their position in the file. */
export const readText = (parse: (text: string) => ParsedRecords) =>
  async function* (file: string): AsyncGenerator<SourceItem> {
    const { records, faults } = parse(await readFile(file, "utf8"));
    const whereOf = toWhereOf(file);
    for (const fault of faults) yield toFaultItem(fault, whereOf);
    for (const record of records) yield { kind: "match", record: { ...record, where: whereOf(record.where) } };
  };
