import { expect, it } from "vitest";
import { leaderDistance } from "./leader-distance.ts";

it("[C9.09] shows the leader's kilometres only live and at rank 1", () => {
  const leader = { rank: 1, distanceKm: 12.5 };
  expect(leaderDistance(leader, true, "fr")).toBe("12,5 km");
  expect(leaderDistance(leader, true, "en")).toBe("12.5 km");
  expect(leaderDistance(leader, false, "fr")).toBe("");
  expect(leaderDistance({ ...leader, rank: 2 }, true, "fr")).toBe("");
  expect(leaderDistance({ ...leader, distanceKm: null }, true, "fr")).toBe("");
});
