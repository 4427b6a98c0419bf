/** The cells of a line of CSV (RFC 4180, without line breaks in cells); null when a quote stays open. */
export function parseCsvLine(line: string): readonly string[] | null {
  const cells: string[] = [];
  const pattern = /(?:"((?:[^"]|"")*)"|([^",]*))(,|$)/y;
  while (pattern.lastIndex <= line.length) {
    const match = pattern.exec(line);
    if (match === null) return null;
    cells.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? "");
    if (match[3] === "") return cells;
  }
  return null;
}

/** A line's cells by the header's names; null when the line has another number of cells. */
export function createCsvReader(header: string) {
  const names = parseCsvLine(header) ?? [];
  return (line: string): Readonly<Record<string, string>> | null => {
    const cells = parseCsvLine(line);
    if (cells === null || cells.length !== names.length) return null;
    return Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ""]));
  };
}
