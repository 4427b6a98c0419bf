/** Addresses, what stands there and an example. */
export type Row = { readonly addresses: readonly string[]; readonly shows: string; readonly example: string };

/** The first paragraph of a docstring, on one line. */
const toText = (docstring: string): string =>
  (docstring.split(/\n\s*\*\s*\n/)[0] ?? "")
    .replace(/^\/\*\*\s*(?:\*\s)?/, "")
    .replace(/\s*\*\/$/, "")
    .replaceAll(/\s*\n\s*\*\s*/g, " ");

/** Returns the docstring of a route's component, or of its loader where a route has no component. */
export function docstringOf(code: string): string {
  const docstring = String.raw`(\/\*\*(?:(?!\*\/)[\s\S])*\*\/)\n`;
  const exported = code.includes("export default ")
    ? "export default "
    : String.raw`export (?:const|async function) loader\b`;
  const [, found] = new RegExp(docstring + exported).exec(code) ?? [];
  if (found === undefined) throw new Error("The route's component, or its loader, has no docstring.");
  return toText(found);
}

/** Returns a row for each member of a union whose comment begins with an address: "`/push` The socket. Example: `/push?v=5`". */
export function rowsOfUnion(code: string, name: string): readonly (Row & { readonly member: string })[] {
  const [, union = ""] = new RegExp(String.raw`export type ${name} =\n([\s\S]*?);\n`).exec(code) ?? [];
  return [...union.matchAll(/(\/\*\*(?:(?!\*\/)[\s\S])*\*\/)\s*\| "([\w-]+)"/g)].flatMap(
    ([, comment = "", member = ""]) => {
      const [, address, shows = "", example] = /^`([^`]+)` (.*?)(?: Example: `([^`]+)`)?$/.exec(toText(comment)) ?? [];
      return address === undefined ? [] : [{ member, addresses: [address], shows, example: example ?? address }];
    },
  );
}
