import { expect, it } from "vitest";
import { contentHash } from "../../../../shared/wire/content-hash.ts";
import { initialState } from "../../../../shared/timeline/fold.ts";
import { aSchedule } from "../../../../shared/timeline/schedule.fixture.ts";
import type { League } from "../../../../shared/timeline/schedule.ts";
import { parsePicturePath, toPicturePath, versionOf } from "./picture-path.ts";
import { drawResult } from "./result-picture.ts";

const league: League = {
  sportId: 1,
  stageId: "1Stage00",
  tournamentId: "1Tourn00",
  templateId: "1Templ00",
  name: "Ligue <1> & Co",
  countryKey: "FR",
  season: "2026-27",
  timeZone: "UTC",
  rank: 1,
  type: "t",
};
const side = (id: string, name: string) => ({ id, name, code: "ABC", slug: "x" });
const schedule = aSchedule({
  home: side("1HomeId0", "Wolverhampton Wanderers Football Club"),
  away: side("1AwayId0", "Łódź"),
});
const over = { ...initialState(schedule), score: [2, 1] as const };

it("draws what may stand in names as text", () => {
  const svg = drawResult(over, league, "fr") ?? "";
  expect(svg).toContain("Ligue &lt;1&gt; &amp; Co");
  expect(svg).toContain(">2–1</text>");
});

it("writes a long name smaller, so that it keeps its room", () => {
  const [long, short] = [
    ...(drawResult(over, league, "fr") ?? "").matchAll(/font-size="(\d+)"[^>]*>(?:Wolver|Łódź)/g),
  ].map(([, size]) => Number(size));
  expect([(long ?? 0) < (short ?? 0), (long ?? 0) * 0.66 * schedule.home.name.length <= 450]).toEqual([true, true]);
});

it("has no picture of a game without a score", () => {
  expect(drawResult(initialState(schedule), league, "fr")).toBeNull();
});

it("has another address for another score and another name, and reads its own back", () => {
  const versions = [over, { ...over, score: [2, 2] as const }].map((state) => versionOf(state, league, "fr"));
  const renamed = versionOf(over, { ...league, name: "Ligue 1" }, "fr");
  expect(new Set([...versions, renamed]).size).toBe(3);
  const name = { lang: "fr", articleId: "1Event00r", version: versions[0] ?? "" } as const;
  expect(parsePicturePath(toPicturePath(name))).toEqual(name);
  expect(parsePicturePath("/pictures/fr/../../x.svg")).toBeNull();
});

it("is the drawing that its number counts: raise `drawing` when this fails", () => {
  expect(contentHash(drawResult(over, league, "fr") ?? "").slice(0, 8)).toBe("b514e717");
});

it("gives a country's side no club's colours", () => {
  const national = aSchedule({
    home: { ...side("1HomeId0", "France"), countryKey: "FR" },
    away: side("1AwayId0", "Lens"),
  });
  const colours = (drawResult({ ...over, schedule: national }, league, "fr") ?? "").matchAll(
    /<clipPath.*?<path d="[^"]*" fill="none"/g,
  );
  const [home, away] = [...colours].map(([drawn]) => drawn);
  expect(home).toContain("#334155");
  expect(away).not.toContain("#334155");
});
