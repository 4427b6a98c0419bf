import { readFileSync } from "node:fs";
import { join } from "node:path";
import routes from "../../app/routes.ts";
import { toDestination } from "../../app/gateway/request-destination.ts";
import { idsOfLanguage } from "../../app/gateway/routes-of-language.ts";
import { addressWords } from "../../shared/addresses/words.ts";
import { root } from "../workers.ts";

/** Addresses, what stands there and an example. */
type Row = { readonly addresses: readonly string[]; readonly shows: string; readonly example: string };

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

type Route = Pick<(typeof routes)[number], "id" | "path" | "index" | "file" | "children">;
type Leaf = { readonly path: string; readonly parentId?: string; readonly file: string; readonly isPage: boolean };

/** Where `npm run addresses` writes. */
export const addressesFile = join(root, "docs/addresses.md");

const heading = `# Addresses

\`npm run addresses\` writes this file from the table of routes (\`app/routes.ts\`), the docstrings of the routes and the
comments of \`Destination\` (\`app/gateway/request-destination.ts\`). The words are those of French; other languages have their own.
`;

const { rooms } = addressWords.fr;
/** Values for the examples, the longest patterns first. */
const examples: readonly (readonly [pattern: string, value: string])[] = [
  [`/${rooms.team}/:slug/:id`, `/${rooms.team}/nantes/1gIF8tpK`],
  [`/${rooms.player}/:slug/:id`, `/${rooms.player}/o-connell-c/2p4zlMzs`],
  [`/${rooms.ranking}/:slug/:id`, `/${rooms.ranking}/classement-atp/27aMQvwE`],
  [`/${rooms.news}/:slug/:id`, `/${rooms.news}/nantes-s-impose/8iwPPLtgr`],
  [":sportPath/:country", "football/france"],
  [":competition", "ligue-1"],
  [":season", "2024-2025"],
  [":sportPath", "tennis"],
  [":eventId", "1BWZOWFS"],
  [":document", "confidentialite"],
  [":sportId", "1"],
  [":file", "1.xml"],
  ["ids/*", "ids/head-to-head/2/2p4zlMzs/2p4zlMzt"],
  ["*", "quidditch"],
];

/** Flattens the table of routes to those that are no frame around others, by id. */
function leavesOf(all: readonly Route[], above: Leaf | null = null, aboveId = ""): Readonly<Record<string, Leaf>> {
  return Object.assign(
    {},
    ...all.map((route) => {
      const path = `${above?.path ?? ""}/${route.path ?? ""}`.replace(/\/+/g, "/").replace(/(?<=.)\/$/, "");
      const isPage = route.children === undefined;
      const leaf = { path, file: route.file, isPage, ...(aboveId === "" ? {} : { parentId: aboveId }) };
      return { [route.id]: leaf, ...leavesOf(route.children ?? [], leaf, route.id) };
    }),
  );
}

/** A row for each file of a route, with all addresses that lead to it. */
function pageRows(): readonly Row[] {
  const all = leavesOf(routes);
  const own = idsOfLanguage(all, "fr").flatMap((id) => all[id] ?? []);
  const pages = own.filter(({ isPage }) => isPage);
  return [...new Set(pages.map(({ file }) => file))].map((file) => {
    const paths = pages.filter((page) => page.file === file).map(({ path }) => path);
    return {
      addresses: paths.map(spell),
      shows: docstringOf(readFileSync(join(root, "app", file), "utf8")),
      example: examples.reduce((text, [pattern, value]) => text.replace(pattern, value), paths[0] ?? ""),
    };
  });
}

const spell = (path: string): string => path.replaceAll(/:(\w+?)(?:Path|Id)?(?=\/|$)/g, "{$1}");

function serviceRows(): readonly Row[] {
  const rows = rowsOfUnion(readFileSync(join(root, "app/gateway/request-destination.ts"), "utf8"), "Destination");
  const wrong = rows.find(({ example, member }) => toDestination(example.replace(/\?.*/, "")) !== member);
  if (wrong !== undefined) throw new Error(`${wrong.example} is no address of "${wrong.member}".`);
  return rows;
}

const inCode = (text: string): string => `\`${text}\``;

/** A table as oxfmt formats it: each column as wide as its widest cell. */
function toTable(rows: readonly Row[]): string {
  const cells = [
    ["address", "what stands there", "example"],
    ...rows.map(({ addresses, shows, example }) => [addresses.map(inCode).join(", "), shows, inCode(example)]),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const lines = cells.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`);
  const [head = "", ...body] = lines;
  return [head, `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`, ...body].join("\n");
}

/** The text of `docs/addresses.md`. */
export const toAddresses = (): string =>
  `${heading}\n## Pages and documents\n\n${toTable(pageRows())}\n\n## Services and files\n\n${toTable(serviceRows())}\n`;
