import { readFileText } from "./file-text.ts";
import { toWhereOf } from "./labels.ts";
import { toFaultItem, type ParsedRecords, type SourceItem } from "./match-record.ts";

/** Reads a file that one pure function understands by itself; records name their position in the file. */
export const readText = (parse: (text: string) => ParsedRecords) =>
  async function* (file: string): AsyncGenerator<SourceItem> {
    const { records, faults } = parse(await readFileText(file));
    const whereOf = toWhereOf(file);
    for (const fault of faults) yield toFaultItem(fault, whereOf);
    for (const record of records) yield { kind: "match", record: { ...record, where: whereOf(record.where) } };
  };
