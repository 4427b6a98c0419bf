import { dailyGroups } from "./daily-leagues.ts";
import { easternLeagues } from "./eastern-lines.ts";
import type { WorldLeague } from "./league.ts";
import { topLeagues, type TopLeague, type CalendarName } from "./top-leagues.ts";
import { westernLeagues } from "./western-lines.ts";
import { toTeam } from "./to-team.ts";

const dailyLeagues = dailyGroups.flatMap((group) => group.leagues);
const men: readonly TopLeague[] = [...topLeagues, ...westernLeagues, ...easternLeagues];

/** Leagues of clubs' other teams: women and youth of the first members of a league of men. */
type Offshoot = readonly [countryKey: string, of: string, name: string, kind: "women" | "youth", teams: number];

const offshoots: readonly Offshoot[] = [
  ["FR", "Ligue 1", "Première Ligue (F)", "women", 12],
  ["ENG", "Premier League", "Super League (F)", "women", 12],
  ["ENG", "Championship", "Championship (F)", "women", 12],
  ["ES", "LaLiga", "Liga F (F)", "women", 16],
  ["DE", "Bundesliga", "Bundesliga (F)", "women", 14],
  ["DE", "2. Bundesliga", "2. Bundesliga (F)", "women", 14],
  ["IT", "Serie A", "Serie A (F)", "women", 12],
  ["PT", "Liga Portugal", "Liga BPI (F)", "women", 10],
  ["NL", "Eredivisie", "Eredivisie (F)", "women", 12],
  ["BE", "Jupiler Pro League", "Super League (F)", "women", 10],
  ["SE", "Allsvenskan", "Damallsvenskan (F)", "women", 14],
  ["NO", "Eliteserien", "Toppserien (F)", "women", 10],
  ["DK", "Superliga", "A-Liga (F)", "women", 8],
  ["CH", "Super League", "Super League (F)", "women", 10],
  ["AT", "Bundesliga", "Bundesliga (F)", "women", 10],
  ["CZ", "Chance Liga", "1. Liga (F)", "women", 8],
  ["PL", "Ekstraklasa", "Ekstraliga (F)", "women", 12],
  ["SCO", "Premiership", "Premier League (F)", "women", 12],
  ["BR", "Série A", "Brasileiro (F)", "women", 16],
  ["FR", "Ligue 1", "Championnat National U19", "youth", 14],
  ["ENG", "Premier League", "Premier League U18", "youth", 20],
  ["ENG", "Championship", "Professional Development League U21", "youth", 20],
  ["ES", "LaLiga", "División de Honor U19", "youth", 16],
  ["IT", "Serie A", "Primavera 1 U19", "youth", 20],
  ["IT", "Serie B", "Primavera 2 U19", "youth", 16],
  ["DE", "Bundesliga", "DFB-Nachwuchsliga U19", "youth", 18],
  ["PT", "Liga Portugal", "Liga Revelação U23", "youth", 14],
  ["NL", "Eredivisie", "Divisie 1 U21", "youth", 16],
  ["BE", "Jupiler Pro League", "Espoirs U21", "youth", 16],
  ["CZ", "Chance Liga", "Liga U19", "youth", 14],
  ["PL", "Ekstraklasa", "CLJ U19", "youth", 16],
  ["BR", "Série A", "Brasileiro U20", "youth", 20],
  ["TR", "Süper Lig", "Elit U19 Ligi", "youth", 18],
  ["AT", "Bundesliga", "ÖFB Jugendliga U18", "youth", 12],
  ["DK", "Superliga", "U19 Ligaen", "youth", 12],
];

const firstRank = 200;
const calendarOf = { women: "women", youth: "youth" } as const satisfies Record<string, CalendarName>;

const toOffshoots = (leagues: readonly WorldLeague[]): readonly TopLeague[] =>
  offshoots.flatMap(([countryKey, of, name, kind, count], index) => {
    const parent = leagues.find((league) => league.countryKey === countryKey && league.name === of);
    if (parent === undefined) return [];
    // "(F)" names the league; an age ends the name of both.
    const mark = kind === "women" ? "F" : (/U\d\d/.exec(name)?.[0] ?? "");
    const teams = parent.teams.slice(0, count).map((team) => toTeam(countryKey, `${team.name} ${mark}`, team.code));
    return [{ ...parent, name, kind, teams, rank: firstRank + index, type: "c" as const, calendar: calendarOf[kind] }];
  });

/** Leagues that play on calendars of their own. */
export const weekendLeagues: readonly TopLeague[] = [...men, ...toOffshoots([...men, ...dailyLeagues])];

export const worldLeagues: readonly WorldLeague[] = [...weekendLeagues, ...dailyLeagues];
