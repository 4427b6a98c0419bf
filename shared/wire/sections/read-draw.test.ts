import { expect, it } from "vitest";
import { encodeTree, treeNode, type TreeNode } from "../tree.ts";
import { readDraw } from "./read-draw.ts";

const slot = (id: string) =>
  treeNode(
    "DRP",
    id === ""
      ? []
      : [
          ["PI", id],
          ["PN", `Name ${id}`],
        ],
  );
const game = (id: string, type: number, score: string, shootOut = "") =>
  treeNode("DRG", [
    ["GI", id],
    ["GT", "1760000000"],
    ["GA", String(type)],
    ...(score === "" ? [] : [["GS", score] as const]),
    ...(shootOut === "" ? [] : [["GP", shootOut] as const]),
  ]);
const round = (key: string, ties: readonly TreeNode[]) =>
  treeNode(
    "DRR",
    [
      ["RK", key],
      ["RN", `Round ${key}`],
    ],
    ties,
  );

it("reads rounds, ties and their games, the winner by its slot", () => {
  const body = encodeTree({
    roots: [
      round("1/2", [
        treeNode(
          "DRT",
          [
            ["DW", "2"],
            ["DS", "3:3"],
          ],
          [slot("A"), slot("B"), game("g1", 3, "2:1"), game("g2", 3, "2:1", "4:3")],
        ),
        treeNode("DRT", []),
      ]),
      round("final", [treeNode("DRT", [], [slot("B"), slot(""), game("g3", 2, "")])]),
    ],
    signature: "",
  });
  const [semi, final, ...more] = readDraw(body);
  expect(more).toEqual([]);
  expect(semi).toMatchObject({ key: "1/2", name: "Round 1/2" });
  expect(semi?.ties).toEqual([
    {
      slots: [
        { id: "A", name: "Name A", countryId: "" },
        { id: "B", name: "Name B", countryId: "" },
      ],
      winner: 2,
      score: "3:3",
      games: [
        { eventId: "g1", startSeconds: 1_760_000_000, isLive: false, score: "2:1", shootOut: "" },
        { eventId: "g2", startSeconds: 1_760_000_000, isLive: false, score: "2:1", shootOut: "4:3" },
      ],
    },
    // A bye.
    null,
  ]);
  expect(final?.ties[0]).toMatchObject({
    slots: [{ id: "B" }, null],
    winner: 0,
    score: "",
    games: [{ isLive: true, score: null }],
  });
});

it("reads no draw where there is none", () => {
  expect(readDraw("0")).toEqual([]);
  expect(readDraw("TR÷1¬~")).toEqual([]);
});
