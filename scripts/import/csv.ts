import { parse } from "csv-parse/sync";

/** A row by the names of its header. */
export type CsvRow = Readonly<Record<string, string>>;
/**
 * The position of a row (lines count from 1); `row` is null for a line that is not a row: a quote stays open, or cells
 * are missing.
 */
export type CsvLine = { readonly line: number; readonly row: CsvRow | null };

/** The parser costs as much to start as seven rows take. */
const linesPerBlock = 500;

/**
 * The rows of a CSV file with a header (RFC 4180, a row to a line), empty lines left out. A broken line costs no other
 * line: where a block does not give a row for each line, each line is parsed alone.
 */
export async function* readCsv(lines: AsyncIterable<string> | Iterable<string>): AsyncGenerator<CsvLine> {
  let names: readonly string[] | null = null;
  let block: { line: number; text: string }[] = [];
  let line = 0;
  for await (const text of lines) {
    line += 1;
    if (text.trim() === "") continue;
    if (names === null) names = parseCells([text.replace(/^\uFEFF/, "").trimEnd()])[0] ?? [];
    else block.push({ line, text: text.trimEnd() });
    if (block.length < linesPerBlock) continue;
    yield* toRows(block, names);
    block = [];
  }
  yield* toRows(block, names ?? []);
}

/** The rows of a whole text, those of broken lines left out. */
export function parseCsv(text: string): readonly CsvRow[] {
  const [header = "", ...lines] = text.replace(/^\uFEFF/, "").split(/\r?\n/);
  const block = lines.filter((each) => each !== "").map((each, index) => ({ line: index + 2, text: each }));
  return toRows(block, parseCells([header])[0] ?? []).flatMap(({ row }) => (row === null ? [] : [row]));
}

function toRows(block: readonly { line: number; text: string }[], names: readonly string[]): readonly CsvLine[] {
  const cells = parseCells(block.map(({ text }) => text));
  return block.map(({ line }, index) => ({ line, row: toRow(cells[index] ?? null, names) }));
}

const toRow = (cells: readonly string[] | null, names: readonly string[]): CsvRow | null =>
  cells?.length === names.length ? Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ""])) : null;

/** The cells of each line, null for one that has none. */
function parseCells(texts: readonly string[]): readonly (readonly string[] | null)[] {
  const records = parseOrNull(texts.join("\n"));
  return records?.length === texts.length ? records : texts.map((text) => parseOrNull(text)?.[0] ?? null);
}

function parseOrNull(text: string): string[][] | null {
  try {
    return parse(text, { relax_column_count: true });
  } catch {
    return null;
  }
}
