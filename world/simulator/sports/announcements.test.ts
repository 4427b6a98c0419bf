import { expect, it } from "vitest";
import { sportIds } from "../../../shared/sports/sport-ids.ts";
import { aSchedule } from "../../../shared/timeline/schedule.fixture.ts";
import { competitionsOf } from "../../catalogue/sports/competitions.ts";
import { homeGround } from "./announcements.ts";

const groundIn = (sportId: number) => homeGround("seed", aSchedule({ sportId }), competitionsOf(sportId)[0]);

it("has seats for as many as a sport draws", () => {
  expect(groundIn(sportIds["american-football"]).capacity).toBeGreaterThanOrEqual(60_000);
  expect(groundIn(sportIds["water-polo"]).capacity).toBeLessThanOrEqual(3000);
  expect(groundIn(sportIds.handball).venue).toMatch(/^Lens (Arena|Center)$/);
});

it("gives none to national sides and to esports", () => {
  const national = competitionsOf(sportIds.cricket).find(({ isNational }) => isNational);
  expect(homeGround("seed", aSchedule({ sportId: sportIds.cricket }), national)).toEqual({});
  expect(groundIn(sportIds.esports)).toEqual({});
});
