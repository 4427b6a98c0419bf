import type { CalendarName } from "./top-leagues.ts";
import type { WorldLeague } from "./league.ts";
import { toTeam } from "./to-team.ts";
import { toSlug } from "../../shared/addresses/slug.ts";
import { withDistinctCodes } from "../../shared/competitions/distinct-codes.ts";
import type { Participant } from "../../shared/timeline/schedule.ts";

/** A league in one line: facts written by hand, the members from the stronger to the weaker, by their names. */
export type LeagueLine = readonly [
  countryKey: string,
  name: string,
  timeZone: string,
  rank: number,
  type: WorldLeague["type"],
  seasonStartMonth: 1 | 8,
  teams: string,
];

export const toWorldLeague = (line: LeagueLine): WorldLeague => {
  const [countryKey, name, timeZone, rank, type, seasonStartMonth, teams] = line;
  return { countryKey, name, timeZone, rank, type, seasonStartMonth, teams: toTeams(countryKey, teams) };
};

export const onCalendar =
  (calendar: CalendarName) =>
  (line: LeagueLine): WorldLeague & { readonly calendar: CalendarName } => ({ ...toWorldLeague(line), calendar });

const toTeams = (countryKey: string, names: string): readonly Participant[] =>
  withDistinctCodes(
    names
      .split(",")
      .map((entry) => entry.trim().replaceAll(/\s+/g, " "))
      .map((name) => toTeam(countryKey, name, toCode(name))),
  );

/** Words that many clubs have in their names and that identify none. */
const commonWords: ReadonlySet<string> = new Set(
  "fc sc ac afc cf cd ca as us sv tsv vfb vfl vfr fk nk sk ks bk if ik al real deportivo club sporting racing city".split(
    " ",
  ),
);

/** "Port Vale" → "POR": the first letters of the first word that identifies the club. */
function toCode(name: string): string {
  const words = toSlug(name).split("-");
  const describing = words.find((word) => word.length > 2 && !commonWords.has(word)) ?? words.join("");
  return describing.slice(0, 3).toUpperCase().padEnd(3, "X");
}
