import { expect, it } from "vitest";
import { readOverUnder } from "../../../../../shared/wire/sections/over-under-section.ts";
import { readStandings } from "../../../../../shared/wire/sections/read-standings.ts";
import { tableTab } from "../../../../../shared/competitions/table-tabs.ts";
import { sportIds } from "../../../../../shared/sports/sport-ids.ts";
import { toCountryId } from "../../../../../shared/places/countries.ts";
import { aSchedule } from "../../../../../shared/timeline/schedule.fixture.ts";
import type { League } from "../../../../../shared/timeline/schedule.ts";
import type { SeasonMatch } from "../../standings/season-match.ts";
import { toOverUnderBody } from "./over-under-body.ts";
import { toStandingsBody } from "./standings-body.ts";

const league: League = {
  sportId: 1,
  stageId: "1Stage00",
  tournamentId: "1Tourn00",
  templateId: "1Templ00",
  name: "Coupe",
  countryKey: "WORLD",
  season: "2026",
  timeZone: "UTC",
  rank: 1,
  type: "t",
};

it("tells the country of its own side, and of no club", () => {
  const { home, away } = aSchedule();
  const match: SeasonMatch = {
    eventId: "1Event00",
    round: "1",
    group: "",
    startSeconds: 0,
    home: { ...home, name: "France", countryKey: "FR" },
    away: { ...(away ?? home), id: "1AwayId0", name: "Lens", countryKey: "FR" },
    phase: "coming",
    match: null,
    halfTime: null,
  };
  const body = toStandingsBody([match], { league, tab: tableTab.overall, language: "fr", eventId: null });
  const rows = readStandings(body).tables.flatMap((table) => table.rows);
  const told = [
    ["France", toCountryId("FR")],
    ["Lens", null],
  ];
  expect(rows.map(({ team, nationId }) => [team, nationId])).toEqual(told);
  const { lines } = readOverUnder(toOverUnderBody([match], { league, language: "fr" }));
  const counted = lines[0]?.tables[0]?.rows.map(({ team, nationId }) => [team, nationId]);
  expect(counted?.toSorted()).toEqual(told);
});

it("has a column of wins after overtime in hockey, and none for fifth sets in volleyball", () => {
  const { home, away } = aSchedule();
  const [homeId, awayId] = [home.id, away?.id ?? ""];
  const score = [3, 2] as const;
  const match: SeasonMatch = {
    eventId: "1Event00",
    round: "1",
    group: "",
    startSeconds: 0,
    home,
    away: away ?? home,
    phase: "over",
    match: { homeId, awayId, score, startSeconds: 0, lateWinner: 1 },
    halfTime: null,
  };
  const columnsIn = (sportId: number, shown = match) => {
    const question = { league: { ...league, sportId }, tab: tableTab.overall, language: "fr", eventId: null } as const;
    return readStandings(toStandingsBody([shown], question)).columns.map(({ column }) => column);
  };
  expect(columnsIn(sportIds.hockey)).toContain("overtimeWins");
  expect(columnsIn(sportIds.volleyball)).not.toContain("overtimeWins");
  const early = { ...match, match: { homeId, awayId, score, startSeconds: 0 } };
  expect(columnsIn(sportIds.volleyball, early)).not.toContain("draws");
  expect(columnsIn(sportIds.handball, early)).toContain("draws");
});
