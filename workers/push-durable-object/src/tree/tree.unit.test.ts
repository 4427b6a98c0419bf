import { describe, expect, it } from "vitest";
import { branchName, isBranch, parentOf } from "./tree.ts";

const branchOf = (shard: number) => branchName("sport:1", "weur", shard);

describe("the tree of a hub", () => {
  it.each([
    [0, "sport:1:weur"],
    [31, "sport:1:weur"],
    [32, "sport:1:weur/0"],
    [63, "sport:1:weur/0"],
    [64, "sport:1:weur/1"],
    [1_055, "sport:1:weur/31"],
    [1_056, "sport:1:weur/0/0"],
    [1_088, "sport:1:weur/0/1"],
    [2_080, "sport:1:weur/1/0"],
    [33_823, "sport:1:weur/31/31"],
  ])("has relay %i at %s", (shard, branch) => {
    expect(branchOf(shard)).toBe(branch);
  });

  it("leads from every branch up to its hub", () => {
    expect(parentOf("sport:1:weur/3/5")).toEqual({ kind: "branch", name: "sport:1:weur/3" });
    expect(parentOf("sport:1:weur/3")).toEqual({ kind: "branch", name: "sport:1:weur" });
    expect(parentOf("sport:1:weur")).toEqual({ kind: "hub", name: "sport:1" });
  });

  it("holds ten million sockets in one region, and no object hands a frame to more than 64 others", () => {
    const children = new Map<string, Set<string>>();
    const hang = (child: string, parent: string) => {
      const known = children.get(parent) ?? new Set();
      children.set(parent, known.add(child));
    };
    const relays = 10_000_000 / 700;
    for (let shard = 0; shard < relays; shard += 1) {
      let child = `relay ${shard}`;
      let parent: { readonly kind: "branch" | "hub"; readonly name: string } = {
        kind: "branch",
        name: branchOf(shard),
      };
      for (; parent.kind === "branch"; parent = parentOf(parent.name)) {
        hang(child, parent.name);
        child = parent.name;
      }
      hang(child, parent.name);
    }
    expect(Math.max(...[...children.values()].map(({ size }) => size))).toBe(64);
    expect([...(children.get("sport:1") ?? [])]).toEqual(["sport:1:weur"]);
  });

  it("tells a branch below a region's own from a relay by its name", () => {
    expect([isBranch("sport:1:weur/0"), isBranch("sport:1:weur:0")]).toEqual([true, false]);
  });
});
