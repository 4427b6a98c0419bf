/**
 * Makes objects from names and values that arrive one by one. Rows of a feed name their fields in a few orders only,
 * and an object that starts as the copy of one with the same names keeps the engine's fast layout. Adding forty names
 * to an empty object instead gives a hash table: three times the memory, and ten times the time to copy it for a
 * change.
 */
export type Shape = {
  readonly name: string;
  readonly parent: Shape | null;
  /** The next names from here; the one that was used last is tried first. */
  readonly children: Map<string, Shape>;
  lastChild: Shape | null;
  made: { readonly names: readonly string[]; readonly template: Readonly<Record<string, unknown>> } | null;
};

/** Rows of unknown origin may come in any order; past so many shapes a tree starts over. */
export const maxShapes = 2_000;

export type ShapeTree = { root: Shape; size: number };

const toShape = (name: string, parent: Shape | null): Shape => ({
  name,
  parent,
  children: new Map(),
  lastChild: null,
  made: null,
});

export const createShapeTree = (): ShapeTree => ({ root: toShape("", null), size: 0 });

/** The shape of the fields so far and one more, which they do not have yet. */
export function addName(tree: ShapeTree, shape: Shape, name: string): Shape {
  const last = shape.lastChild;
  if (last !== null && last.name === name) return last;
  let child = shape.children.get(name);
  if (child === undefined) {
    child = toShape(name, shape);
    shape.children.set(name, child);
    tree.size += 1;
  }
  shape.lastChild = child;
  return child;
}

/** The object whose names are the shape's and whose values are the first of `values`, in the same order. */
export function toObject(tree: ShapeTree, shape: Shape, values: readonly unknown[]): Readonly<Record<string, unknown>> {
  shape.made ??= toMade(shape, values);
  const { names, template } = shape.made;
  const made: Record<string, unknown> = { ...template };
  for (let index = 0; index < names.length; index += 1) made[names[index] ?? ""] = values[index];
  if (tree.size > maxShapes) Object.assign(tree, createShapeTree());
  return made;
}

/** The names of a shape in their order. */
export function namesOf(shape: Shape): readonly string[] {
  const names: string[] = [];
  for (let at: Shape = shape; at.parent !== null; at = at.parent) names.push(at.name);
  return names.toReversed();
}

function toMade(shape: Shape, values: readonly unknown[]) {
  const names = namesOf(shape);
  const entries = names.map((name, index) => [name, values[index]]);
  // Parsed JSON has the fast layout from the start, and the values' own kinds in it.
  return { names, template: JSON.parse(JSON.stringify(Object.fromEntries(entries))) };
}
