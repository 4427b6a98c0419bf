import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runCommand } from "../../scripts/command.ts";
import type { Stack } from "../../scripts/stack.ts";
import { root } from "../../scripts/workers.ts";
import { getFeed } from "../support/requests.ts";
import { provider, sharedTestStack } from "../support/stack.ts";

const guide = readFileSync(join(root, "docs/ingest.md"), "utf8");
const example = /```bash\n(.*?)```/s.exec(guide)?.[1] ?? "exit 1";
const hasTools = ["bash", "curl", "openssl"].every((tool) => spawnSync(tool, ["--version"]).error === undefined);

describe.skipIf(!hasTools)("the example of the operator's guide", () => {
  let stack: Stack;
  const folder = mkdtempSync(join(tmpdir(), "tribune-guide-"));
  beforeAll(async () => {
    stack = await sharedTestStack();
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it("brings a match and its goal to the feeds, through the site's own address", async () => {
    const env = { BASE: stack.url.origin, PROVIDER: provider.provider, KEY: provider.key };
    const { code, output } = await runCommand("bash", ["-ec", `cd "${folder}"\n${example}`], { quiet: true, env });
    expect([code, output]).toEqual([0, expect.stringMatching(/"added":1.*"accepted":2/s)]);
    // Somebody else may have asked for the day a moment ago, and the proxy keeps it for one.
    const day = async () => (await getFeed(stack, "f_1_0_1_fr_1")).text();
    await expect.poll(day, { timeout: 20_000 }).toContain("Olympique du Guide");
  });
});
