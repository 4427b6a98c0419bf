import { all as people } from "#texts/pages/people.all.js";
import { all as frames } from "#texts/frame/site.all.js";
import { sportIds } from "../../../shared/sports/sport-ids.ts";
import { expect, it } from "vitest";
import type { EventFields } from "../../../shared/wire/event-fields.ts";
import { parsePageNumber, withPageNumber } from "../../navigation/page-number.ts";
import { parseNewsCount, withNewsCount } from "../news/news-count.ts";
import { toSquadLines } from "../team/squad-lines.ts";
import { maskedBody } from "../../feeds/masked-body.ts";
import { findPlace, toPlaces } from "./table-place.ts";
import { sumSeason } from "../player/summary/season-figures.tsx";
import { ageAt, toDateText } from "./day-text.ts";
import { shownColumns } from "./figure-columns.ts";
import { toGameOrder } from "./use-games.ts";
import { nationalFlagOf } from "./participant-view.ts";
import { eventStatus } from "../../../shared/sports/statuses.ts";
import { resultFor } from "./result-for.ts";
import { sectionNames } from "./section-names.ts";

const { fr, de } = frames;

const at = (iso: string) => Date.parse(iso) / 1000;
const query = (text: string) => new URLSearchParams(text);
const finished = (fields: Partial<EventFields>): EventFields => ({
  id: "1Event00",
  statusType: 3,
  status: 3,
  homeParticipantId: "1Home000",
  awayParticipantId: "1Away000",
  homeScore: 1,
  awayScore: 1,
  ...fields,
});

it("says of either side how a finished game ended, and nothing of other games", () => {
  expect(resultFor(finished({ winner: 1 }), "1Home000")).toBe("W");
  expect(resultFor(finished({ winner: 1 }), "1Away000")).toBe("L");
  expect(resultFor(finished({ winner: 2 }), "1Away000")).toBe("W");
  expect(resultFor(finished({ winner: 0 }), "1Home000")).toBe("D");
  expect(resultFor(finished({ winner: 1 }), "1Other00")).toBeNull();
  expect(resultFor(finished({ winner: 1, statusType: 2 }), "1Home000")).toBeNull();
  expect(resultFor(finished({ status: 4, winner: 0, homeScore: null, awayScore: null }), "1Home000")).toBeNull();
});

it("[C4.35] says of either side how a game ended that went on after full time", () => {
  const late = (fields: Partial<EventFields>) => {
    const event = finished({ status: eventStatus.afterExtraTime, ...fields });
    return ["1Home000", "1Away000"].map((id) => resultFor(event, id));
  };
  expect(late({ winner: 1, homeScore: 2, homeFullTime: 1, awayFullTime: 1 })).toEqual(["WO", "LO"]);
  const shootOut = { status: eventStatus.afterPenalties, awayScore: 2, homeFullTime: 1, awayFullTime: 1 };
  expect(late({ winner: 2, ...shootOut })).toEqual(["LO", "WO"]);
  expect(late({ winner: 0, homeFullTime: 0, awayFullTime: 0 })).toEqual(["DO", "DO"]);
  expect(late({ winner: 0, homeFullTime: 1, awayFullTime: 0 })).toEqual(["DW", "DL"]);
});

it("[C9.05] has a page in an address only where it is a whole number above one", () => {
  expect(
    ["page=2", "page=0", "page=-1", "page=1.5", "page=501", "page=x", ""].map((text) => parsePageNumber(query(text))),
  ).toEqual([2, 1, 1, 1, 1, 1, 1]);
  expect([withPageNumber("/a", 1), withPageNumber("/a", 2)]).toEqual(["/a", "/a?page=2"]);
});

it("[C9.04] lets an address ask for 3, 15 or 30 articles, and takes 15 for anything else", () => {
  expect(["3", "15", "30", "31", "03", ""].map((count) => parseNewsCount(query(`count=${count}`)))).toEqual([
    3, 15, 30, 15, 15, 15,
  ]);
  expect([withNewsCount("/news/", 15), withNewsCount("/news/", 30)]).toEqual(["/news/", "/news/?count=30"]);
});

it("orders a squad from the goal to the front, others next, the staff last", () => {
  const person = (id: string, role: string | null, personKind = "player") => ({ id, role, personKind });
  const people = [
    person("c", "coach", "coach"),
    person("n", null),
    person("f", "forward"),
    person("g", "goalkeeper"),
    person("p", "pitcher"),
    person("d", "defender"),
  ];
  const lines = toSquadLines(people, [{ personId: "d", goals: 2 }]);
  expect(lines.map(({ role }) => role)).toEqual(["goalkeeper", "defender", "forward", "pitcher", "", "coach"]);
  expect(lines[1]?.members[0]?.figures?.goals).toBe(2);
});

it("adds a season's competitions up: sums, the best place, the mean of marks by games", () => {
  const seasons = [
    { season: "2026", games: 3, goals: 2, rating: 8, best: 4 },
    { season: "2026", games: 1, goals: 1, rating: 6, best: 2 },
    { season: "2025", games: 30, goals: 9, rating: 6 },
  ];
  expect(sumSeason(seasons)).toEqual({ season: "2026", figures: { games: 4, goals: 3, rating: 7.5, best: 2 } });
  expect(sumSeason([])).toBeNull();
});

it("shows the columns in which somebody has a figure", () => {
  expect(shownColumns([{ games: 3, goals: null }, { assists: 1 }])).toEqual(["games", "assists"]);
});

it("counts whole years of an age, up to the birthday", () => {
  const birth = at("2000-11-22T00:00:00Z");
  expect([ageAt(birth, at("2026-11-21T23:00:00Z")), ageAt(birth, at("2026-11-22T01:00:00Z"))]).toEqual([25, 26]);
});

it("[C9.06] writes a day with its year in figures", () => {
  const day = at("2026-08-05T00:00:00Z");
  expect([toDateText(day, { t: fr }), toDateText(day, { t: de })]).toEqual(["05.08.2026", "05.08.2026"]);
});

it("puts running games first, the next ones by start, the last ones newest first", () => {
  const events: Record<string, EventFields> = {
    a: { statusType: 3, status: 3, startSeconds: 1 },
    b: { statusType: 3, status: 3, startSeconds: 2 },
    c: { statusType: 1, startSeconds: 9 },
    d: { statusType: 1, startSeconds: 8 },
    e: { statusType: 2, startSeconds: 5 },
  };
  const order = toGameOrder([{ league: {}, eventIds: ["a", "b", "c", "d", "e", "gone"] }], (id) => events[id] ?? null);
  const ids = (games: readonly { readonly id: string }[]) => games.map(({ id }) => id).join("");
  expect([ids(order.live), ids(order.scheduled), ids(order.finished)]).toEqual(["e", "dc", "ba"]);
});

it("keeps hidden games that are over apart, the last first and level ones by name, and one that is on among the live", () => {
  const events: Record<string, EventFields> = {
    a: { statusType: 3, startSeconds: 2, homeName: "Nice" },
    b: { statusType: 3, startSeconds: 2, homeName: "Lens" },
    c: { statusType: 3, startSeconds: 5 },
    f: { statusType: 2, startSeconds: 4 },
    d: { statusType: 1, startSeconds: 7 },
    e: { statusType: 1, startSeconds: 6 },
  };
  const order = toGameOrder([{ league: {}, eventIds: ["a", "b", "c", "d", "e", "f"] }], (id) => events[id] ?? null);
  const ids = (games: readonly { readonly id: string }[]) => games.map(({ id }) => id).join("");
  expect([ids(order.masked), ids(order.scheduled), ids(order.finished), ids(order.live)]).toEqual([
    "cba",
    "ed",
    "",
    "f",
  ]);
});

it("knows of a table that is masked which one it is, and shows no place in it", () => {
  const table = { league: { name: "Ligue 1", path: "/football/france/ligue-1/" }, feedName: "to_cup00001_stage001_1" };
  expect(toPlaces(table, maskedBody, "lens", "fr")).toEqual([
    { league: "Ligue 1", flag: null, path: "/football/france/ligue-1/", feedName: "to_cup00001_stage001_1" },
  ]);
  expect(toPlaces(table, "0", "lens", "fr")).toEqual([]);
});

it("finds a team's place in its own table", () => {
  const row = (teamId: string, rank: number, points: string) => ({
    rank,
    teamId,
    path: "",
    team: teamId,
    zone: null,
    cells: ["12", points],
    nationId: null,
    rankChange: 0,
    running: null,
    form: [],
  });
  const standings = {
    columns: [
      { column: "played", head: "J" },
      { column: "points", head: "Pts" },
    ] as const,
    tables: [
      { title: "A", rows: [row("x", 1, "30")] },
      { title: "B", rows: [row("y", 1, "29"), row("lens", 2, "26.5")] },
    ],
    zones: [],
    teamHead: "",
    tieBreak: "",
  };
  expect(findPlace(standings, { name: "Ligue 1", path: "/football/france/ligue-1/" }, "lens", "fr")).toEqual({
    league: "Ligue 1, B",
    flag: null,
    path: "/football/france/ligue-1/",
    rank: 2,
    teams: 2,
    games: 12,
    points: 26.5,
  });
  expect(findPlace(standings, { name: "Ligue 1" }, "nobody", "fr")).toBeNull();
});

it("counts the points and games of a place in a table as the language does, none and one among them", () => {
  const { inTable, inRaces } = people.fr;
  expect(inTable({ points: 0, games: 0 })).toBe("0 pt en 0 match");
  expect(inTable({ points: 1, games: 2 })).toBe("1 pt en 2 matchs");
  expect(inRaces({ points: 26.5, games: 1 })).toBe("26.5 pts en 1 épreuve");
  expect(people.en.inTable({ points: 1, games: 1 })).toBe("1 pt in 1 match");
  expect(people.en.inTable({ points: 0, games: 0 })).toBe("0 pts in 0 matches");
});

it("gives the flag to a country's side, and none to a club of the country", () => {
  const side = (teamName: string) => nationalFlagOf({ id: "1Side000", teamName, countryName: "France", flag: "fr" });
  expect([side("France"), side("France U21"), side("Lens")]).toEqual(["fr", "fr", null]);
});

it("lists the results of who races or fights, and the matches of who plays", async () => {
  const ofSport = (sportId: number) => sectionNames("player", sportId, people.fr).matches;
  expect([sportIds.boxing, sportIds["auto-racing"], sportIds.tennis].map(ofSport)).toEqual([
    "Résultats",
    "Résultats",
    "Matchs",
  ]);
});
