import { expect, it } from "vitest";
import { sportIds } from "../../../../../shared/sports/sport-ids.ts";
import { toColumnTexts } from "./column-texts.ts";

it("counts goals where goals are scored, and calls nothing else a goal", () => {
  const headsOf = (sportId: number) => toColumnTexts(["rank", "team", "goals", "points"], sportId, "fr");
  expect(headsOf(sportIds.soccer)).toBe("#|Équipe|B|Pts");
  expect(headsOf(sportIds["water-polo"])).toBe("#|Équipe|B|Pts");
  expect(headsOf(sportIds.cricket)).toBe("#|Équipe|+:−|Pts");
  expect(headsOf(sportIds["aussie-rules"])).toBe("#|Équipe|+:−|Pts");
});

it("calls a person by a name, and no team", () => {
  expect(toColumnTexts(["rank", "team"], sportIds.darts, "fr")).toBe("#|Nom");
});
