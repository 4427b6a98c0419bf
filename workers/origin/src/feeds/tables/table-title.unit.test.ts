import { expect, it } from "vitest";
import type { League } from "../../../../../shared/timeline/schedule.ts";
import { titleOf } from "./table-title.ts";

const league: League = {
  sportId: 1,
  stageId: "1Stage00",
  tournamentId: "1Tourn00",
  templateId: "1Templ00",
  name: "Pro League",
  countryKey: "BE",
  season: "2012-13",
  timeZone: "Europe/Brussels",
  rank: 900,
  type: "p",
};

it.each([
  ["", "Pro League"],
  ["A", "Pro League - Groupe A"],
  ["Playoffs I", "Pro League - Playoffs I"],
  ["europeanPlayOffs", "Pro League - Barrages européens"],
  ["europeanPlayOffs B", "Pro League - Barrages européens B"],
])("names a table of the group %j", (group, title) => {
  expect(titleOf(league, group, "fr")).toBe(title);
});
