import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { EventBatch } from "../../workers/origin/src/ingest/schemas.ts";
import type { OriginClient } from "./origin-client.ts";
import { runImport } from "./run-import.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "football-json-"));
});
afterEach(() => rm(folder, { recursive: true }));

const aMatch = {
  round: "Matchday 1",
  date: "2025-08-16",
  team1: "FC Metz",
  team2: "FC Lorient",
  score: { ft: [1, 0] },
};

async function writeSeason(season: string, file: string, ...matches: unknown[]): Promise<void> {
  await mkdir(path.join(folder, season), { recursive: true });
  await writeFile(path.join(folder, season, file), JSON.stringify({ name: "", matches }));
}

/** An origin that takes everything but what a test has it refuse. */
function fakeOrigin(refused: readonly { pointer: string; reason: string }[] = []) {
  const batches: EventBatch[] = [];
  const client: Pick<OriginClient, "ingest"> = {
    ingest(batch) {
      batches.push(batch);
      return Promise.resolve({ added: batch.events.length - refused.length, changed: 0, unchanged: 0, refused });
    },
  };
  return { batches, client };
}

async function run(origin = fakeOrigin()) {
  const faults: string[] = [];
  const counts = await runImport([folder], origin.client, {
    onFault: (text) => faults.push(text),
    onProgress: () => undefined,
  });
  return { counts, faults, batches: origin.batches };
}

describe("an import", () => {
  it("takes every season's files below a folder, each with its league and season", async () => {
    await writeSeason("2025-26", "fr.1.json", aMatch);
    await writeSeason("2025", "mls.json", aMatch);
    await writeFile(path.join(folder, "package.json"), "{}");
    const { counts, faults, batches } = await run();
    expect([counts, faults]).toEqual([{ added: 2, changed: 0, unchanged: 0, skipped: 0 }, []]);
    expect(batches.map((batch) => batch.leagues[0])).toMatchObject([
      { name: "Ligue 1", season: "2025-26", countryKey: "FR", timeZone: "Europe/Paris" },
      { name: "MLS", season: "2025", countryKey: "US", timeZone: "America/New_York" },
    ]);
  });

  it("names what it skips by file and position, and sends the rest", async () => {
    await writeSeason("2024-25", "uefa.cl.json", aMatch, { ...aMatch, score: { ft: [1, 1], p: [4, 4] } });
    await writeSeason("2024-25", "xx.9.json", aMatch);
    const { counts, faults } = await run();
    expect(counts).toMatchObject({ added: 1, skipped: 2 });
    expect(faults).toEqual([
      "2024-25/uefa.cl.json: matches[1]: FC Metz - FC Lorient: the shoot-out 4-4 is level",
      "2024-25/xx.9.json: file: no league is known by the name xx.9",
    ]);
  });

  it("names what the origin refuses, too", async () => {
    await writeSeason("2025-26", "fr.1.json", aMatch);
    const { counts, faults } = await run(fakeOrigin([{ pointer: "/events/0/round", reason: "is too long" }]));
    expect([counts.skipped, faults]).toEqual([1, ["2025-26/fr.1.json: Metz - Lorient: is too long"]]);
  });
});
