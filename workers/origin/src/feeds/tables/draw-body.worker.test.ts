import { reset } from "cloudflare:test";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { decodeTree, type TreeNode } from "../../../../../shared/wire/tree.ts";
import { postJson, readFeed, saturday, setClock } from "../../../test/harness.ts";
import { batchOf } from "../../../test/records.ts";
import { aMatch } from "../../../test/season.ts";

beforeEach(() => setClock(saturday));
afterEach(() => reset());

const draw = "to_1Tourn00_1Stage00_5";
const round = { round: "Semi-finals" };

/** "Demi-finales: Lens Metz 2:0 1LenMet0" */
const linesOf = (nodes: readonly TreeNode[]): readonly string[] =>
  nodes.flatMap(({ properties, children }) =>
    children.map((tie) => {
      const of = (tag: string, name: string) =>
        tie.children
          .filter((node) => node.tag === tag)
          .map((node) => new Map(node.properties).get(name) ?? "?")
          .join(" ");
      const own = tie.properties.map(([, value]) => value).join(" ");
      return `${new Map(properties).get("RN")}: ${of("DRP", "PN")} | ${own} | ${of("DRG", "GI")}`;
    }),
  );
const lines = async () => linesOf(decodeTree((await readFeed(draw)).body).roots);

describe("the draw of a stage", () => {
  it("is a tree of rounds, ties and slots, with a place for the final that is not announced yet", async () => {
    await postJson("events", batchOf(aMatch("Lens Metz 2-0", 3, round), aMatch("Nice Lille", -3, round)));
    expect(await lines()).toEqual([
      "Demi-finales: Lens Metz | 1 2:0 | 1LenMet0",
      "Demi-finales: Nice Lille |  | 1NicLil0",
      "Finale: Lens ? |  | ",
    ]);
    await postJson("events", batchOf(aMatch("Nice Lille 0-1", -3, round)));
    expect((await lines()).slice(1)).toEqual([
      "Demi-finales: Nice Lille | 2 0:1 | 1NicLil0",
      "Finale: Lens Lille |  | ",
    ]);
  });

  it("keeps knock-out games out of the table", async () => {
    await postJson("events", batchOf(aMatch("Lens Metz 2-0", 3, round)));
    expect((await readFeed("to_1Tourn00_1Stage00_1")).body).toBe("0");
  });

  it("[C5.04] is 0 for a stage without knock-out rounds", async () => {
    await postJson("events", batchOf(aMatch("Lens Metz 2-0", 3)));
    expect((await readFeed(draw)).body).toBe("0");
  });
});
