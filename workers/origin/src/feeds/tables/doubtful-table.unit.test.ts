import { expect, it } from "vitest";
import { sportIds } from "../../../../../shared/sports/sport-ids.ts";
import { standingsSection } from "../../../../../shared/wire/sections/standings-section.ts";
import { tableTab } from "../../../../../shared/competitions/table-tabs.ts";
import type { League } from "../../../../../shared/timeline/schedule.ts";
import type { SeasonMatch } from "../../standings/season-match.ts";
import { toStandingsBody } from "./standings-body.ts";

const league: League = {
  sportId: sportIds.soccer,
  stageId: "1Stage00",
  tournamentId: "1Tourn00",
  templateId: "1Templ00",
  name: "League",
  countryKey: "CN",
  season: "2020",
  timeZone: "UTC",
  rank: 1,
  type: "p",
};
const side = (name: string) => ({ id: name, name, code: name, slug: name.toLowerCase() });
const game = (home: string, away: string, phase: SeasonMatch["phase"] = "over"): SeasonMatch => ({
  eventId: home + away,
  round: "1",
  group: "",
  startSeconds: 1,
  home: side(home),
  away: side(away),
  halfTime: null,
  phase,
  match: phase === "over" ? { homeId: home, awayId: away, score: [1, 0], startSeconds: 1 } : null,
});
const notes = (games: readonly SeasonMatch[], changes: Partial<League> = {}, tab: number = tableTab.overall) => {
  const body = toStandingsBody(games, { league: { ...league, ...changes }, tab, language: "en", eventId: null });
  return standingsSection
    .decode(body)
    .rows.flatMap((row) => (row.kind === "head" ? (row.fields.tieBreak ?? "") : []))[0];
};
const doubt = "Doubtful table: teams have played from 1 to 4 games.";
const uneven = [...Array<SeasonMatch>(4).fill(game("A", "B")), game("C", "D")];

it("names a table as doubtful whose teams have played unequally at the end of the season", () => {
  expect(notes(uneven)).toContain(doubt);
  expect(notes(uneven, {}, tableTab.live), "in the table that a page shows").toContain(doubt);
  expect(notes(uneven.slice(1))).not.toContain("Doubtful");
  expect(notes([...uneven, game("C", "D", "coming")]), "while games are to come").not.toContain("Doubtful");
  expect(notes(uneven, {}, tableTab.home), "in a table of home games").not.toContain("Doubtful");
  expect(notes(uneven, { sportId: sportIds.basketball }), "where seasons are cut short").not.toContain("Doubtful");
});

it("names a table as doubtful whose season its regulations divide, where the games do not show how", () => {
  const scotland = { countryKey: "SCO", name: "Premiership", season: "2010-11" };
  const undivided =
    "Doubtful table: the season is divided after 33 games for each team, but the source does not say how.";
  const games = Array<SeasonMatch>(34).fill(game("A", "B"));
  expect(notes(games, scotland)).toContain(undivided);
  expect(notes(games.slice(1), scotland)).not.toContain("Doubtful");
  expect(notes(games, { ...scotland, season: "1999-00" })).not.toContain("Doubtful");
});
