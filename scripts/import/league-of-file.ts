import path from "node:path";
import { leaguesByCode, type LeagueFacts } from "./leagues.ts";
import { worldCup } from "./tournaments.ts";

/** Which league a file is of, and where that is known from nothing but its title, what follows from that. */
export type LeagueOfFile = {
  readonly facts: LeagueFacts;
  readonly season: string;
  /** False where the league's zone is not known: its times then say nothing. */
  readonly isZoneKnown: boolean;
};

/** Titles without their seasons, as files of leagues have them → codes of `leaguesByCode`. */
const codeByTitle: Readonly<Record<string, string>> = {
  "french ligue 1": "fr.1",
  "french ligue 2": "fr.2",
  "french coupe de france": "fr.cup",
  "english premier league": "en.1",
  "england premier league": "en.1",
  "english championship": "en.2",
  "english league one": "en.3",
  "english league two": "en.4",
  "english national league": "en.5",
  "english fa cup": "en.facup",
  "english efl cup": "en.eflcup",
  "deutsche bundesliga": "de.1",
  "deutsche 2. bundesliga": "de.2",
  "deutsche 3. liga": "de.3",
  "dfb pokal": "de.cup",
  "netherlands eredivisie": "nl.1",
  "portuguese primeira liga": "pt.1",
  "scottish premiership": "sco.1",
  "swiss super league": "ch.1",
  "swiss challenge league": "ch.2",
  "swiss cup": "ch.cup",
  "spain primera división": "es.1",
  "spain segunda división": "es.2",
  "italian serie a": "it.1",
  "italian serie b": "it.2",
  "belgium first division a": "be.1",
  "major league soccer": "mls",
  "brasileiro série a": "br.1",
  "copa libertadores": "copa.l",
  "österr. bundesliga": "at.1",
  "uefa champions league": "uefa.cl",
  "uefa champions league - quali": "uefa.clq",
  "uefa europa league": "uefa.el",
  "uefa europa league - quali": "uefa.elq",
  "uefa conference league": "uefa.conf",
  "uefa conference league - quali": "uefa.confq",
};

/** Folders of a country's leagues: `england/2025-26/1-premierleague.txt`. */
const countryByFolder: Readonly<Record<string, string>> = {
  england: "en",
  deutschland: "de",
  espana: "es",
  italy: "it",
  austria: "at",
};

/** Behind every league of the tables. */
const unknownRank = 999;

/**
 * The league of a file: by its code (`fr.1.json`), its title, or its place in the folders; by its title alone, in the
 * world and without a zone, where no table knows it.
 * @param title without its season @param titleSeason the season that the title names
 * @returns in words why there is none
 */
export function leagueOfFile(file: string, title: string | null, titleSeason: string | null): LeagueOfFile | string {
  const season = seasonOf(file) ?? titleSeason;
  if (season === null) return "neither its folder nor its title names a season such as 2025-26";
  const name = (title ?? "").toLowerCase();
  if (name === "world cup") return { facts: worldCup, season, isZoneKnown: true };
  const code = [leagueCodeOf(file), own(codeByTitle, name), codeOfPath(file)].find(
    (candidate) => candidate !== undefined && Object.hasOwn(leaguesByCode, candidate),
  );
  const facts = own(leaguesByCode, code ?? "");
  if (facts !== undefined) return { facts, season, isZoneKnown: true };
  if (title === null || title === "") return `no league is known by the name ${leagueCodeOf(file)}`;
  const unknown: LeagueFacts = {
    name: title.slice(0, 120),
    countryKey: "WORLD",
    timeZone: "UTC",
    rank: unknownRank,
    type: "c",
  };
  return { facts: unknown, season, isZoneKnown: false };
}

const own = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

const leagueCodeOf = (file: string): string => path.basename(file).replace(/\.(?:json|txt)$/, "");

/** "…/2025-26/fr.1.json", "…/2025-26_fr1.txt", "…/2022--qatar/cup.txt" → its season; null when the path names none. */
export function seasonOf(file: string): string | null {
  const folder = path.basename(path.dirname(path.resolve(file)));
  const prefix = /^(\d{4}-\d{2})_/.exec(path.basename(file))?.[1];
  return prefix ?? /^(\d{4}(?:-\d{2})?)(?:--.+)?$/.exec(folder)?.[1] ?? null;
}

/** "2025-26_fr1.txt" → fr.1, "england/2025-26/1-premierleague.txt" → en.1, "deutschland/2025-26/cup.txt" → de.cup. */
function codeOfPath(file: string): string | undefined {
  const name = leagueCodeOf(file);
  const dated = /^\d{4}-\d{2}_([a-z]+?)(\d|cup)$/.exec(name);
  if (dated !== null) return `${dated[1] ?? ""}.${dated[2] ?? ""}`;
  const country = own(
    countryByFolder,
    path.basename(path.dirname(path.dirname(path.resolve(file)))).replace(/^.*-/, ""),
  );
  const level = /^(\d)-|^(cup)$/.exec(name);
  return country === undefined || level === null ? undefined : `${country}.${level[1] ?? level[2] ?? ""}`;
}
