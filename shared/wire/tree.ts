import { emptyBody, hasData } from "./codec.ts";
import { keyOf, nextCell, nextRow, openBody, valueOf } from "./cursor.ts";
import { toSafeValue } from "./safe-value.ts";

/**
 * Feeds whose rows nest (`df_mhs_`, `ran_`): `TS÷tag` opens a node, `TE÷tag` closes it, `PT÷name` and the `PV÷value`
 * after it are a property of the open one. Names repeat and keep their order. Row ends inside a tree carry no meaning.
 */
export type FeedTree = {
  readonly roots: readonly TreeNode[];
  /** `A1`, a cell after the last node; empty if the feed has no such cell. */
  readonly signature: string;
};

export type TreeNode = {
  readonly tag: string;
  readonly properties: readonly TreeProperty[];
  readonly children: readonly TreeNode[];
};
export type TreeProperty = readonly [name: string, value: string];

export const treeNode = (
  tag: string,
  properties: readonly TreeProperty[],
  children: readonly TreeNode[] = [],
): TreeNode => ({ tag, properties, children });

/** A tree without a node is the empty body. */
export function encodeTree({ roots, signature }: FeedTree): string {
  if (roots.length === 0) return emptyBody;
  return `${roots.map(encodeNode).join("")}${signature === "" ? "" : `A1÷${signature}¬`}~`;
}

function encodeNode({ tag, properties, children }: TreeNode): string {
  const name = toSafeValue(tag);
  const cells = properties.map(([key, value]) => `PT÷${toSafeValue(key)}¬PV÷${toSafeValue(value)}¬`).join("");
  return `TS÷${name}¬${cells}${children.map(encodeNode).join("")}TE÷${name}¬`;
}

type OpenNode = TreeNode & { readonly properties: TreeProperty[]; readonly children: TreeNode[] };

/**
 * Never throws. A row that opens nothing, closes nothing or is outside any node is left out and counted; a node that is
 * not closed ends with the one around it.
 */
export function decodeTree(body: string): FeedTree & { readonly dropped: number } {
  const roots: TreeNode[] = [];
  const open: OpenNode[] = [];
  let name: string | null = null;
  let signature = "";
  let dropped = 0;
  const cursor = openBody(hasData(body) ? body : "");
  const readCell = (key: string, value: string) => {
    const node = open.at(-1);
    if (key === "TS") {
      const opened: OpenNode = { tag: value, properties: [], children: [] };
      (node?.children ?? roots).push(opened);
      open.push(opened);
    } else if (key === "TE") {
      const at = open.findLastIndex(({ tag }) => tag === value);
      if (at < 0) dropped += 1;
      else open.length = at;
    } else if (key === "PT") name = value;
    else if (key === "PV" && name !== null && node !== undefined) {
      node.properties.push([name, value]);
      name = null;
    } else if (key === "A1" && node === undefined) signature = value;
    else dropped += 1;
  };
  while (nextRow(cursor)) {
    do readCell(keyOf(cursor), valueOf(cursor));
    while (nextCell(cursor));
  }
  return { roots, signature, dropped: dropped + cursor.dropped };
}
