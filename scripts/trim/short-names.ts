import type { SyntaxNode } from "./trim.ts";

/** The new name of a property: no other one begins like that. */
const toShort = (index: number): string => `$${index.toString(36)}`;

/**
 * A module whose own properties have short names; each of them must be there, and nowhere in quotes. Only names that the module gives to objects of
 * its own may be among them.
 */
export function shortenNames(code: string, tree: SyntaxNode, names: readonly string[]): string {
  const short = new Map(names.map((name, index) => [name, toShort(index)]));
  const seen = new Set<string>();
  const edits: { readonly start: number; readonly end: number; readonly text: string }[] = [];
  visit(tree, (node) => {
    const named = nameOf(node);
    if (named === null) return;
    const name = code.slice(named.start, named.end);
    const text = short.get(name);
    if (text === undefined) return;
    seen.add(name);
    edits.push({ start: named.start, end: named.end, text });
  });
  const wrong = names.filter((name) => !seen.has(name) || code.includes(`"${name}"`) || code.includes(`'${name}'`));
  if (wrong.length > 0) throw new Error(`cannot be shortened: ${wrong.join(", ")}`);
  const sorted = edits.toSorted((left, right) => left.start - right.start);
  let at = 0;
  const parts: string[] = [];
  for (const { start, end, text } of sorted) {
    parts.push(code.slice(at, start), text);
    at = end;
  }
  return parts.join("") + code.slice(at);
}

/** What names a property: in `object.name`, and in `{ name: value }`; `{ name }` would name a variable as well. */
function nameOf(node: SyntaxNode): SyntaxNode | null {
  const fields = node as SyntaxNode & Readonly<Record<string, unknown>>;
  if (fields["computed"] === true) return null;
  if (node.type === "MemberExpression") return toNode(fields["property"]);
  return node.type === "Property" && fields["shorthand"] !== true ? toNode(fields["key"]) : null;
}

const toNode = (value: unknown): SyntaxNode | null => (isNode(value) && value.type === "Identifier" ? value : null);

function visit(node: SyntaxNode, see: (node: SyntaxNode) => void): void {
  see(node);
  for (const value of Object.values(node))
    for (const item of Array.isArray(value) ? value : [value]) if (isNode(item)) visit(item, see);
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === "object" && value !== null && "type" in value && "start" in value && "end" in value;
}
