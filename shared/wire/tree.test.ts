import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeTree, encodeTree, treeNode, type TreeNode } from "./tree.ts";
import { anyText } from "./text-arbitrary.fixture.ts";

const word = anyText({ maxLength: 6 });
const properties = fc.array(fc.tuple(word, word), { maxLength: 3 });
const leaf = fc.tuple(word, properties).map(([tag, own]) => treeNode(tag, own));
const { node: anyNode } = fc.letrec<{ node: TreeNode }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 3 },
    leaf,
    fc
      .tuple(word, properties, fc.array(tie("node"), { maxLength: 2 }))
      .map(([tag, own, children]) => treeNode(tag, own, children)),
  ),
}));

describe("a feed of nested rows", () => {
  it("reads the tree that it wrote", () => {
    fc.assert(
      fc.property(fc.array(anyNode, { minLength: 1, maxLength: 3 }), fc.constantFrom("", "0f"), (roots, signature) => {
        const body = encodeTree({ roots, signature });
        expect(decodeTree(body)).toEqual({ roots, signature, dropped: 0 });
      }),
    );
  });

  it("[F6] writes cells that end in ¬, one row, and the signature last", () => {
    const score = treeNode("SC", [
      ["PT", "1"],
      ["VA", "40"],
    ]);
    const body = encodeTree({ roots: [treeNode("RWP", [], [score])], signature: "abc" });
    expect(body).toBe("TS÷RWP¬TS÷SC¬PT÷PT¬PV÷1¬PT÷VA¬PV÷40¬TE÷SC¬TE÷RWP¬A1÷abc¬~");
  });

  it("means the same with row ends inside a node", () => {
    const plain = "TS÷RW¬PT÷RA¬PV÷1¬TS÷TXS¬PT÷VA¬PV÷BB¬TE÷TXS¬TE÷RW¬A1÷abc¬~";
    const broken = "TS÷RW¬PT÷RA¬PV÷1¬~TS÷TXS¬PT÷VA¬~PV÷BB¬TE÷TXS¬~~TE÷RW¬~A1÷abc¬~";
    expect(decodeTree(broken)).toEqual(decodeTree(plain));
  });

  it("ends an unclosed node with the one around it, and counts what belongs nowhere", () => {
    const { roots, dropped } = decodeTree("PV÷lost¬TE÷XX¬TS÷A¬TS÷B¬PT÷n¬PV÷v¬TE÷A¬TS÷C¬~");
    expect(roots).toEqual([treeNode("A", [], [treeNode("B", [["n", "v"]])]), treeNode("C", [])]);
    expect(dropped).toBe(2);
  });

  it("never throws, whatever it is given", () => {
    const pieces = fc.constantFrom("TS÷A¬", "TE÷A¬", "TE÷B¬", "PT÷x¬", "PV÷y¬", "~", "A1÷z¬", "÷", "¬", "TS÷");
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 60 }), (parts) => {
        expect(() => decodeTree(parts.join(""))).not.toThrow();
      }),
    );
  });

  it("[C5.04] without a node is the empty body", () => {
    expect(encodeTree({ roots: [], signature: "abc" })).toBe("0");
    expect(decodeTree("0")).toEqual({ roots: [], signature: "", dropped: 0 });
  });
});
