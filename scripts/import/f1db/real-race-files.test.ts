import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { eventStatus } from "../../../shared/sports/statuses.ts";
import { foldTimeline } from "../../../shared/timeline/fold.ts";
import { findFiles } from "../find-files.ts";
import { parseFlatYaml } from "./flat-yaml.ts";

/** Copies of the open data, which the product does not need; `SPORTS_DATA` names their folder. */
const folder = process.env["SPORTS_DATA"] ?? path.resolve(import.meta.dirname, "../../../../shared/data");
const season = path.join(folder, "f1db/src/data/seasons/2025");
const drivers = path.join(folder, "f1db/src/data/drivers");

describe.skipIf(!existsSync(season))("a season of Formula 1 (skipped where the open data is missing)", () => {
  it("adds up to the standings that the source gives, race by race and sprint by sprint", async () => {
    const points = new Map<string, number>();
    const races = new Set<string>();
    for (const { file, format } of (await findFiles(season)).found) {
      for await (const item of format.read(file)) {
        if (item.kind === "standing") continue;
        if (item.kind !== "match") throw new Error(JSON.stringify(item));
        const { event, timeline, league } = item.record;
        const { facts, status: ended } = foldTimeline({ ...event, provider: "ingest", clockRate: 1 }, timeline);
        expect(ended).toBe(eventStatus.finished);
        races.add(league.stageId);
        points.set(event.home.name, (points.get(event.home.name) ?? 0) + (facts?.points ?? 0));
      }
    }
    expect(races.size).toBe(30);
    for (const row of parseFlatYaml(await readFile(path.join(season, "driver-standings.yml"), "utf8"))) {
      const [driver] = parseFlatYaml(await readFile(path.join(drivers, `${row["driverId"] ?? ""}.yml`), "utf8"));
      expect([driver?.["name"], points.get(driver?.["name"] ?? "") ?? 0]).toEqual([
        driver?.["name"],
        Number(row["points"]),
      ]);
    }
  });
});
