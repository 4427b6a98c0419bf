import type { Replacement, Unused } from "./unused-in-libraries.ts";

/** A node of the syntax tree; what else it has follows from its type. */
export type SyntaxNode = { readonly type: string; readonly start: number; readonly end: number };

type Edit = { readonly start: number; readonly end: number; readonly text: string };

/** The flags of Remix 3 and React Router 7: all of them are on (vite.config.ts), so that what is done without them goes. */
const flag = /^v[37]_\w+$/;

/** Throws where its first argument is falsy; what the second says is for those who develop the library. */
const assertion = /^(?:UNSAFE_)?invariant$/;

/**
 * A module without what is not used of it, its flags as constants, and without the words that developers alone would read.
 * Throws where something that `unused` names is not there exactly once (a loop: at least once), because the library has
 * changed then.
 */
export function trim(
  code: string,
  tree: SyntaxNode,
  { functions = {}, exports = [], imports = {}, empty = [], words = {} }: Unused,
): string {
  const named = [...Object.keys(functions), ...exports, ...Object.keys(imports), ...Object.keys(words)];
  const counts = new Map(named.map((name) => [name, 0]));
  const unseen = new Set(empty);
  const textOf = ({ start, end }: SyntaxNode) => code.slice(start, end);

  function editOf(node: SyntaxNode): readonly [name: string | null, edit: Edit] | null {
    switch (node.type) {
      case "FunctionDeclaration": {
        const [id, body] = [child(node, "id"), child(node, "body")];
        const name = id === null ? "" : textOf(id);
        const replacement = functions[name];
        return replacement === undefined || body === null
          ? null
          : [name, { ...rangeOf(body), text: toBody(name, replacement) }];
      }
      case "ImportDeclaration": {
        const source = child(node, "source");
        const name = source === null ? "" : textOf(source).slice(1, -1);
        const instead = imports[name];
        return instead === undefined || source === null
          ? null
          : [name, { ...rangeOf(source), text: JSON.stringify(instead) }];
      }
      case "MemberExpression": {
        const property = child(node, "property");
        return property !== null && flag.test(textOf(property)) ? [null, { ...rangeOf(node), text: "true" }] : null;
      }
      case "CallExpression": {
        const [callee, [condition, message]] = [child(node, "callee"), children(node, "arguments")];
        const collection = /^(.+)\.forEach$/.exec(callee === null ? "" : textOf(callee))?.[1] ?? "";
        if (empty.includes(collection)) {
          unseen.delete(collection);
          return [null, { ...rangeOf(node), text: "undefined" }];
        }
        if (callee !== null && textOf(callee) === "console.warn")
          return [null, { ...rangeOf(node), text: "undefined" }];
        if (callee === null || !assertion.test(textOf(callee)) || condition === undefined || message === undefined)
          return null;
        return [null, { start: condition.end, end: message.end, text: "" }];
      }
      case "Literal": {
        const text = textOf(node).slice(1, -1);
        const beginning = Object.keys(words).find((name) => text.startsWith(name));
        if (beginning === undefined) return null;
        const kept = text.split(" ").filter((word) => words[beginning]?.has(word) !== true);
        return [beginning, { ...rangeOf(node), text: JSON.stringify(kept.join(" ")) }];
      }
      case "ExpressionStatement": {
        const [, object, property = ""] = /^(\w+)\.(\w+)\s*=(?!=)/.exec(textOf(node)) ?? [];
        if (property === "displayName") return [null, { ...rangeOf(node), text: "" }];
        return object === "exports" && exports.includes(property) ? [property, { ...rangeOf(node), text: "" }] : null;
      }
      default:
        return null;
    }
  }

  const edits: Edit[] = [];
  visit(tree, (node) => {
    const [name, edit] = editOf(node) ?? [null, null];
    if (name !== null) counts.set(name, (counts.get(name) ?? 0) + 1);
    if (edit !== null) edits.push(edit);
    return edit === null;
  });
  const wrong = [...counts]
    .filter(([, count]) => count !== 1)
    .map(([name, count]) => `${name} is there ${count} times`)
    .concat([...unseen].map((name) => `${name}.forEach is there 0 times`));
  if (wrong.length > 0) throw new Error(wrong.join(", "));
  return edits
    .toSorted((left, right) => right.start - left.start)
    .reduce((text, { start, end, text: instead }) => text.slice(0, start) + instead + text.slice(end), code);
}

const toBody = (name: string, replacement: Replacement) =>
  replacement === "never" ? `{ throw new Error(${JSON.stringify(`${name} is left out`)}); }` : `{ ${replacement}; }`;

const rangeOf = ({ start, end }: SyntaxNode) => ({ start, end });

/** Calls for each node, parents first; where the call answers false, not for what the node holds. */
function visit(node: SyntaxNode, enter: (node: SyntaxNode) => boolean): void {
  if (!enter(node)) return;
  for (const value of Object.values(node)) {
    for (const item of Array.isArray(value) ? value : [value]) if (isNode(item)) visit(item, enter);
  }
}

function child(node: SyntaxNode, name: string): SyntaxNode | null {
  const found = Object.entries(node).find(([key]) => key === name)?.[1];
  return isNode(found) ? found : null;
}

function children(node: SyntaxNode, name: string): readonly SyntaxNode[] {
  const found: unknown = Object.entries(node).find(([key]) => key === name)?.[1];
  return Array.isArray(found) ? found.filter(isNode) : [];
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === "object" && value !== null && "type" in value && "start" in value && "end" in value;
}
