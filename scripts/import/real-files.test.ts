import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { findFiles } from "./find-files.ts";
import { parseFootballJson } from "./football-json.ts";

/** A checkout of the openfootball/football.json project; the product does not need it. */
const folder = process.env["FOOTBALL_JSON"] ?? "";

describe.skipIf(!existsSync(folder))("the real football.json files (FOOTBALL_JSON names their folder)", () => {
  it("hold hardly anything that is refused", async () => {
    let matches = 0;
    const faults: string[] = [];
    for (const file of await findFiles(folder)) {
      const parsed = parseFootballJson(await readFile(file, "utf8"));
      matches += parsed.matches.length;
      faults.push(...parsed.faults.map(({ position, reason }) => `${path.basename(file)} ${position}: ${reason}`));
    }
    expect(matches).toBeGreaterThan(1000);
    expect(faults.length / matches).toBeLessThan(0.001);
  });
});
