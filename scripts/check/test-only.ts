/** One file of the report of `knip --production --reporter json`: `files` says that nothing but tests uses it. */
type Issue = {
  readonly file: string;
  readonly files: readonly unknown[];
  readonly exports: readonly { readonly name: string }[];
  readonly types: readonly { readonly name: string }[];
};

/** Lists the files and single exports (`path#name`) that only tests use. @throws SyntaxError if knip printed no report */
export function parseTestOnly(report: string): readonly string[] {
  const { issues } = JSON.parse(report) as { readonly issues: readonly Issue[] };
  return issues.flatMap(({ file, files, exports, types }) =>
    files.length > 0 ? [file] : [...exports, ...types].map(({ name }) => `${file}#${name}`),
  );
}

/**
 * Compares what only tests use with the list of what may wait. A folder on the list (it ends in a slash) means all code
 * in it; when one of its files is used, list the other files instead of the folder.
 * @param files all code of the product
 * @returns a line for each fault
 */
export function testOnlyFaults(
  found: readonly string[],
  waiting: readonly string[],
  files: readonly string[],
): readonly string[] {
  const isListed = (name: string) =>
    waiting.some((entry) => (entry.endsWith("/") ? name.startsWith(entry) : name === entry));
  const unlisted = found.filter((name) => !isListed(name)).map((name) => `${name}: only tests use it`);
  const known = new Set(found);
  const used = waiting.flatMap((entry) => {
    if (!entry.endsWith("/")) return known.has(entry) ? [] : [`${entry}: is used, or gone: take it from the list`];
    const inside = files.filter((file) => file.startsWith(entry));
    if (inside.length === 0) return [`${entry}: is empty: take it from the list`];
    return inside.filter((file) => !known.has(file)).map((file) => `${entry}: ${file} is used: list the others`);
  });
  return [...unlisted, ...used];
}
