import { describe, expect, it } from "vitest";
import { sportIds } from "../../../../shared/sports/sport-ids.ts";
import { readStandings } from "../../../../shared/wire/sections/read-standings.ts";
import { standingsSection } from "../../../../shared/wire/sections/standings-section.ts";
import { tableTab } from "../../../../shared/competitions/table-tabs.ts";
import type { League } from "../../../../shared/timeline/schedule.ts";
import { toStandingsBody } from "../feeds/tables/standings-body.ts";
import type { SeasonMatch } from "./season-match.ts";

const league: League = {
  sportId: sportIds.soccer,
  stageId: "1Stage00",
  tournamentId: "1Tourn00",
  templateId: "1Templ00",
  name: "Championnat d'Europe",
  countryKey: "EUROPE",
  season: "2024",
  timeZone: "UTC",
  rank: 1,
  type: "t",
  format: "groups",
};
const side = (name: string) => ({ id: name, name, code: name, slug: name.toLowerCase() });
const game = (group: string, home: string, away: string, score: readonly [number, number]): SeasonMatch => ({
  eventId: home + away,
  round: `Group ${group}`,
  group: "",
  startSeconds: 1,
  home: side(home),
  away: side(away),
  halfTime: null,
  phase: "over",
  match: { homeId: home, awayId: away, score, startSeconds: 1 },
});
/** Three sides, the third of which lost by so many goals. */
const groupOf = (group: string, lostBy: number): readonly SeasonMatch[] => [
  game(group, `${group}1`, `${group}2`, [1, 0]),
  game(group, `${group}1`, `${group}3`, [lostBy, 0]),
  game(group, `${group}2`, `${group}3`, [9, 0]),
];
const allGroups = (names: string) => [...names].flatMap((group, index) => groupOf(group, 9 - index));

const bodyOf = (games: readonly SeasonMatch[], changes: Partial<League> = {}, tab: number = tableTab.overall) =>
  toStandingsBody(games, { league: { ...league, ...changes }, tab, language: "en", eventId: null });

function tablesOf(...asked: Parameters<typeof bodyOf>) {
  const body = bodyOf(...asked);
  const { rows } = standingsSection.decode(body);
  const titles = rows.flatMap((row) => (row.kind === "head" ? row.fields.title : []));
  const from = rows.findLastIndex(({ kind }) => kind === "head");
  const last = rows.slice(from).flatMap((row) => (row.kind === "row" ? [row.fields] : []));
  return {
    titles,
    last: last.map(({ rank, team, zone }) => [rank, team, zone].join(" ").trim()),
    note: rows.flatMap((row) => (row.kind === "head" ? row.fields.tieBreak : [])).at(-1),
  };
}

describe("the third-placed sides of all groups", () => {
  it("are compared in a table of their own, whose first places go on", () => {
    const { titles, last, note } = tablesOf(allGroups("ABCDEF"));
    expect(titles.at(-1)).toBe("Championnat d'Europe - Third-placed teams");
    expect(last).toEqual(["1 F3 q1", "2 E3 q1", "3 D3 q1", "4 C3 q1", "5 B3", "6 A3"]);
    expect(note).toMatch(/^Third-placed teams – .*difference; scored; wins\.$/);
    const { tieBreak } = readStandings(bodyOf(allGroups("ABCDEF")));
    expect(tieBreak.match(/games among those level/g)).toHaveLength(1);
  });

  it("have no table where none of them goes on, where groups are missing, and among the home tables", () => {
    const groupsOnly = ["A", "B", "C", "D", "E", "F"].map((group) => `Championnat d'Europe - Group ${group}`);
    expect(tablesOf(allGroups("ABCDEF"), { season: "2012" }).titles).toEqual(groupsOnly);
    expect(tablesOf(allGroups("ABCDEF"), {}, tableTab.home).titles).toEqual(groupsOnly);
    expect(tablesOf(allGroups("ABCDE")).titles).toEqual(groupsOnly.slice(0, 5));
  });
});
