import { describe, expect, it } from "vitest";
import { relayName } from "../hub-protocol.ts";
import { isRelay, parentOfBranch, parentOfRelay, regionOf } from "./tree.ts";

const parentOf = (shard: number, hub = "sport:1") => parentOfRelay(hub, { sportId: 1, region: "weur", shard });

describe("the tree of a hub", () => {
  it.each([
    [1, "sport:1:weur"],
    [31, "sport:1:weur"],
    [32, "sport:1:weur/0"],
    [63, "sport:1:weur/0"],
    [64, "sport:1:weur/1"],
    [1_055, "sport:1:weur/31"],
    [1_056, "sport:1:weur/0/0"],
    [1_088, "sport:1:weur/0/1"],
    [2_080, "sport:1:weur/1/0"],
    [33_823, "sport:1:weur/31/31"],
  ])("has relay %i at %s", (shard, name) => {
    expect(parentOf(shard)).toEqual({ kind: "branch", name });
  });

  it("has nothing between a sport's hub and its first relay, and a branch between other hubs and that one", () => {
    expect(parentOf(0)).toEqual({ kind: "hub", name: "sport:1" });
    expect(parentOf(0, "sport:0")).toEqual({ kind: "branch", name: "sport:0:weur" });
  });

  it("leads from every branch up to its hub", () => {
    expect(parentOfBranch("sport:1:weur/3/5")).toEqual({ kind: "branch", name: "sport:1:weur/3" });
    expect(parentOfBranch("sport:1:weur/3")).toEqual({ kind: "branch", name: "sport:1:weur" });
    expect(parentOfBranch("sport:1:weur")).toEqual({ kind: "hub", name: "sport:1" });
  });

  it("holds ten million sockets in one region, and no object hands a frame to more than 64 others", () => {
    const children = new Map<string, Set<string>>();
    const relays = 10_000_000 / 700;
    for (let shard = 0; shard < relays; shard += 1) {
      let child = relayName(1, "weur", shard);
      for (let parent = parentOf(shard); ; parent = parentOfBranch(parent.name)) {
        children.set(parent.name, (children.get(parent.name) ?? new Set()).add(child));
        child = parent.name;
        if (parent.kind === "hub") break;
      }
    }
    expect(Math.max(...[...children.values()].map(({ size }) => size))).toBe(64);
    expect([...(children.get("sport:1") ?? [])]).toEqual(["sport:1:weur:0", "sport:1:weur"]);
  });

  it("tells a branch from a relay, and where each runs, by its name", () => {
    const names = ["sport:1:weur", "sport:1:weur/0", "sport:1:weur/31/7", "sport:1:weur:0", "sport:12:weur:33823"];
    expect(names.map(isRelay)).toEqual([false, false, false, true, true]);
    expect(new Set(names.map(regionOf))).toEqual(new Set(["weur"]));
  });
});
