import type { QueryParams } from "../../../shared/addresses/list-query.ts";

/** A competition by the parts of its address: "1/france/ligue-1". */
export type OwnLeague = { readonly sportId: number; readonly country: string; readonly competition: string };

/** The contents of a visitor's own calendar. Teams and games are identified by their ids. */
export type OwnList = {
  readonly teams: readonly string[];
  readonly leagues: readonly OwnLeague[];
  readonly games: readonly string[];
};

export const countOwn = ({ teams, leagues, games }: OwnList): number => teams.length + leagues.length + games.length;

/** Teams, leagues and games together: each is up to three questions to the feeds. */
export const mostOwn = 40;

/** The first of a list that is too long for a calendar: teams before leagues before games. */
export function withinMost({ teams, leagues, games }: OwnList): OwnList {
  const ofTeams = teams.slice(0, mostOwn);
  const ofLeagues = leagues.slice(0, mostOwn - ofTeams.length);
  return { teams: ofTeams, leagues: ofLeagues, games: games.slice(0, mostOwn - ofTeams.length - ofLeagues.length) };
}

/** "?teams=1abcdefg,1abcdefh&leagues=1/france/ligue-1&games=1abcdefi": the address says all, and the server keeps nothing. */
export function formatOwnList({ teams, leagues, games }: OwnList): string {
  const named = leagues.map(({ sportId, country, competition }) => `${sportId}/${country}/${competition}`);
  const parts = Object.entries({ teams, leagues: named, games }).filter(([, values]) => values.length > 0);
  return parts.map(([name, values], index) => `${index === 0 ? "?" : "&"}${name}=${values.join(",")}`).join("");
}

/** Parses a query into a list without duplicates; returns an English error message if a value is wrong. */
export function parseOwnList(params: QueryParams): OwnList | string {
  const valuesOf = (name: string) => [...new Set((params.get(name) ?? "").split(",").filter((value) => value !== ""))];
  const [teams, leagues, games] = [valuesOf("teams"), valuesOf("leagues"), valuesOf("games")];
  const parsed = leagues.map(parseOwnLeague);
  const wrong =
    [...teams, ...games].find((id) => !/^[A-Za-z0-9]{8,16}$/.test(id)) ??
    leagues.find((_, index) => parsed[index] === null);
  if (wrong !== undefined)
    return `Not an id of a team or game, nor a league such as 1/france/ligue-1: ${wrong.slice(0, 60)}`;
  const list = { teams, leagues: parsed.flatMap((league) => league ?? []), games };
  const count = countOwn(list);
  if (count === 0) return "Name teams, leagues or games: ?teams=…&leagues=…&games=…";
  return count > mostOwn ? `${count} teams, leagues and games; a calendar has ${mostOwn} at most` : list;
}

function parseOwnLeague(text: string): OwnLeague | null {
  const [, sportId, country = "", competition = ""] =
    /^([1-9]\d?)\/([a-z0-9-]{1,80})\/([a-z0-9-]{1,120})$/.exec(text) ?? [];
  return sportId === undefined ? null : { sportId: Number(sportId), country, competition };
}
