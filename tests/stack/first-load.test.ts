import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Stack } from "../../scripts/stack.ts";
import { root } from "../../scripts/workers.ts";
import { getPage } from "../support/requests.ts";
import { watchFirstLoad } from "../support/first-load.ts";
import { startTestStack } from "../support/stack.ts";

const kilobyte = 1024;
const mostKilobytes = 100;

const assets = join(root, "build/client/assets");
const scripts = readdirSync(assets).filter((file) => file.endsWith(".js"));
const holding = (text: string) => scripts.filter((file) => readFileSync(join(assets, file), "utf8").includes(text));

describe("the first load", () => {
  let stack: Stack;
  beforeAll(async () => {
    stack = await startTestStack();
  });
  afterAll(() => stack.stop());

  it("names no script of a primitive, which waits until it is asked for", async () => {
    const primitives = holding("data-radix-");
    expect(primitives.length).toBeGreaterThan(0);
    for (const path of ["/", "/tennis"]) {
      const markup = await (await getPage(stack, path)).text();
      expect(primitives.filter((file) => markup.includes(file))).toEqual([]);
    }
  });

  it("weighs little: all scripts of the list until an update has been painted", async () => {
    const loaded = await watchFirstLoad(stack);
    const kilobytes = loaded.reduce((sum, { bytes }) => sum + bytes, 0) / kilobyte;
    const list = loaded.map(({ path, bytes }) => `${bytes} ${path}`).join("\n");
    expect(loaded.length, "scripts that were seen").toBeGreaterThan(0);
    expect(kilobytes, `KB by gzip:\n${list}`).toBeLessThanOrEqual(mostKilobytes);
    expect(loaded.filter(({ path }) => holding("data-radix-").some((file) => path.endsWith(file)))).toEqual([]);
  });

  it("has no page of primitives outside of development", async () => {
    expect((await getPage(stack, "/design")).status).toBe(404);
    expect(holding("What Away shows").concat(holding("Open the popover"))).toEqual([]);
  });
});
