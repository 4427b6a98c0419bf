import { toNationalTeam } from "../../shared/competitions/national-teams.ts";
import type { Participant } from "../../shared/timeline/schedule.ts";
import type { LeagueFacts } from "./league.ts";
import type { KickOff } from "./calendars.ts";

/**
 * A knock-out competition. Its first round is drawn from the best members of leagues (country key and name, the stronger
 * leagues first); `weeks` are the weeks of the season, from 0, in which its rounds are played, from the first one on.
 */
export type Cup = LeagueFacts & {
  readonly size: 16 | 32;
  readonly from: readonly (readonly [countryKey: string, league: string, teams: number])[];
  /** Two weeks for a round of two legs; the final is one game. */
  readonly weeks: readonly (readonly [number] | readonly [first: number, second: number])[];
  readonly kickOffs: readonly KickOff[];
  /** Groups of four before the first round, from which two and the best of the third-placed go on. */
  readonly groups?: Groups;
};

export type Groups = {
  /** The stronger first: each group has one of each quarter. */
  readonly teams: readonly Participant[];
  /** A week for each of the three games of a team. */
  readonly weeks: readonly [number, number, number];
};

type Line = readonly [
  countryKey: string,
  name: string,
  timeZone: string,
  rank: number,
  type: LeagueFacts["type"],
  startMonth: 1 | 8,
  size: 16 | 32,
  from: string,
];

/** Weeks in which no league has a second round (`season-rounds.ts`). */
const roundWeeks: Readonly<Record<16 | 32, readonly (readonly [number])[]>> = {
  32: [[7], [14], [21], [28], [39]],
  16: [[10], [18], [26], [37]],
};
const midweek: readonly KickOff[] = [
  [1, "18:30"],
  [1, "20:45"],
  [2, "18:30"],
  [2, "20:45"],
  [1, "19:00"],
  [2, "19:30"],
  [2, "21:00"],
  [3, "20:30"],
];

const lines: readonly Line[] = [
  ["FR", "Coupe de France", "Europe/Paris", 61, "p", 8, 32, "Ligue 1 18,Ligue 2 14"],
  ["ENG", "FA Cup", "Europe/London", 62, "p", 8, 32, "Premier League 20,League One 12"],
  ["ES", "Coupe du Roi", "Europe/Madrid", 63, "p", 8, 32, "LaLiga 20,Primera Federación 12"],
  ["IT", "Coupe d'Italie", "Europe/Rome", 64, "p", 8, 32, "Serie A 20,Serie C 12"],
  ["DE", "Coupe d'Allemagne", "Europe/Berlin", 65, "p", 8, 32, "Bundesliga 18,2. Bundesliga 14"],
  ["PT", "Coupe du Portugal", "Europe/Lisbon", 66, "s", 8, 32, "Liga Portugal 18,Liga Portugal 2 14"],
  ["NL", "Coupe des Pays-Bas", "Europe/Amsterdam", 67, "s", 8, 32, "Eredivisie 18,Eerste Divisie 14"],
  ["BE", "Coupe de Belgique", "Europe/Brussels", 68, "s", 8, 32, "Jupiler Pro League 16,Challenger Pro League 16"],
  ["SCO", "Coupe d'Écosse", "Europe/London", 69, "c", 8, 16, "Premiership 12,Championship 4"],
  ["CH", "Coupe de Suisse", "Europe/Zurich", 70, "c", 8, 16, "Super League 12,Challenge League 4"],
  ["AT", "Coupe d'Autriche", "Europe/Vienna", 71, "c", 8, 16, "Bundesliga 12,2. Liga 4"],
  ["DK", "Coupe du Danemark", "Europe/Copenhagen", 72, "c", 8, 16, "Superliga 12,1. Division 4"],
  ["PL", "Coupe de Pologne", "Europe/Warsaw", 73, "c", 8, 32, "Ekstraklasa 18,I Liga 14"],
  ["CZ", "Coupe de Tchéquie", "Europe/Prague", 74, "c", 8, 16, "Chance Liga 16"],
  ["SE", "Coupe de Suède", "Europe/Stockholm", 75, "c", 1, 32, "Allsvenskan 16,Superettan 16"],
  ["NO", "Coupe de Norvège", "Europe/Oslo", 76, "c", 1, 32, "Eliteserien 16,OBOS-ligaen 16"],
  ["BR", "Coupe du Brésil", "America/Sao_Paulo", 77, "s", 1, 32, "Série A 20,Série B 12"],
  ["JP", "Coupe de l'Empereur", "Asia/Tokyo", 78, "c", 1, 16, "J1 League 16"],
];

const toCup = ([countryKey, name, timeZone, rank, type, startMonth, size, from]: Line): Cup => ({
  countryKey,
  name,
  timeZone,
  rank,
  type,
  seasonStartMonth: startMonth,
  format: "knock-out",
  size,
  from: from.split(",").map((entry) => {
    const at = entry.lastIndexOf(" ");
    return [countryKey, entry.slice(0, at), Number(entry.slice(at + 1))];
  }),
  weeks: roundWeeks[size],
  kickOffs: midweek,
});

const championsLeague: Cup = {
  countryKey: "EUROPE",
  name: "Ligue des champions",
  timeZone: "Europe/Paris",
  rank: 11,
  type: "t",
  seasonStartMonth: 8,
  format: "knock-out",
  size: 32,
  from: [
    ["ENG", "Premier League", 5],
    ["ES", "LaLiga", 5],
    ["IT", "Serie A", 4],
    ["DE", "Bundesliga", 4],
    ["FR", "Ligue 1", 4],
    ["PT", "Liga Portugal", 3],
    ["NL", "Eredivisie", 2],
    ["BE", "Jupiler Pro League", 2],
    ["SCO", "Premiership", 1],
    ["AT", "Bundesliga", 1],
    ["CH", "Super League", 1],
  ],
  weeks: [[9, 11], [16, 17], [27, 29], [33, 34], [41]],
  kickOffs: [
    [1, "18:45"],
    [1, "21:00"],
    [1, "21:00"],
    [1, "21:00"],
    [2, "18:45"],
    [2, "21:00"],
    [2, "21:00"],
    [2, "21:00"],
  ],
};

const nationsOfAfrica = `Morocco, Senegal, Egypt, Algeria, Nigeria, Ivory Coast, Tunisia, Cameroon, South Africa, DR Congo, Mali, Ghana, Burkina Faso, Cape Verde,
  Guinea, Gabon, Angola, Zambia, Benin, Uganda, Equatorial Guinea, Mozambique, Comoros, Tanzania`;

/** Its weeks are invented, so that there is a group phase in each winter. */
const nationsCup: Cup = {
  countryKey: "AFRICA",
  name: "Coupe d'Afrique des nations",
  timeZone: "Africa/Casablanca",
  rank: 23,
  type: "t",
  kind: "national",
  seasonStartMonth: 8,
  format: "groups",
  size: 16,
  from: [],
  groups: { teams: nationsOfAfrica.split(/,\s+/).map((name) => toNationalTeam(name)), weeks: [14, 15, 16] },
  weeks: [[18], [19], [20], [21]],
  kickOffs: [
    [0, "17:00"],
    [0, "20:00"],
    [3, "17:00"],
    [3, "20:00"],
    [0, "14:00"],
    [3, "14:00"],
  ],
};

export const cups: readonly Cup[] = [championsLeague, ...lines.map(toCup), nationsCup];
