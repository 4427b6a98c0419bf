import { describe, expect, it } from "vitest";
import { addName, createShapeTree, toObject, type ShapeTree } from "./shape.ts";

function make(tree: ShapeTree, entries: readonly (readonly [string, unknown])[]) {
  const shape = entries.reduce((shape, [name]) => addName(tree, shape, name), tree.root);
  return toObject(
    tree,
    shape,
    entries.map(([, value]) => value),
  );
}

describe("objects made of names and values", () => {
  it("hold each row's own values, also behind other names and in another order", () => {
    const tree = createShapeTree();
    expect(
      make(tree, [
        ["a", 1],
        ["b", "x"],
      ]),
    ).toEqual({ a: 1, b: "x" });
    expect(
      make(tree, [
        ["a", 2],
        ["b", null],
      ]),
    ).toEqual({ a: 2, b: null });
    expect(
      make(tree, [
        ["b", "y"],
        ["a", 3],
      ]),
    ).toEqual({ a: 3, b: "y" });
    expect(make(tree, [["a", 4]])).toEqual({ a: 4 });
    expect(make(tree, [])).toEqual({});
  });

  it("do not share lists with each other", () => {
    const tree = createShapeTree();
    const [first, second] = [make(tree, [["list", ["1"]]]), make(tree, [["list", ["2"]]])];
    expect([first, second]).toEqual([{ list: ["1"] }, { list: ["2"] }]);
  });

  it("keep a bounded number of shapes, whatever strangers send", () => {
    const tree = createShapeTree();
    for (let row = 0; row < 3_000; row += 1) {
      expect(
        make(tree, [
          [`n${row}`, row],
          ["a", 1],
        ]),
      ).toEqual({ [`n${row}`]: row, a: 1 });
    }
    expect(tree.size).toBeLessThanOrEqual(2_002);
  });
});
