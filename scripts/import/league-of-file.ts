import path from "node:path";
import { countryOfMark } from "../../shared/competitions/country-marks.ts";
import { zoneOfCountry } from "./country-zones.ts";
import type { LeagueFacts } from "../../shared/competitions/leagues.ts";
import { leaguesByCode } from "./more-leagues.ts";
import { countryOfName } from "../../shared/competitions/national-teams.ts";
import { tournamentOfTitle } from "../../shared/competitions/tournaments.ts";

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
  "primera división de españa": "es.1",
  "segunda división de españa": "es.2",
  "spanish primera división": "es.1",
  "spanish copa del rey": "es.cup",
  "italian coppa italia": "it.cup",
  "italian serie a": "it.1",
  "italian serie b": "it.2",
  "belgium first division a": "be.1",
  "major league soccer": "mls",
  "brasileiro série a": "br.1",
  "copa libertadores": "copa.l",
  "conmebol libertadores": "copa.l",
  "copa sudamericana": "copa.s",
  "conmebol sudamericana": "copa.s",
  "concacaf champions league": "concacaf.cl",
  "concacaf champions cup": "concacaf.cl",
  "caf champions league": "caf.cl",
  "african champions league": "caf.cl",
  "african football league": "afl",
  "afc champions league": "afc.cl",
  "fifa club world cup": "club.wc",
  "club world cup": "club.wc",
  "uefa super cup": "uefa.super",
  "uefa cup": "uefa.cup",
  "österr. bundesliga": "at.1",
  "uefa champions league": "uefa.cl",
  "uefa champions league - quali": "uefa.clq",
  "uefa europa league": "uefa.el",
  "uefa europa league - quali": "uefa.elq",
  "uefa conference league": "uefa.conf",
  "uefa conference league - quali": "uefa.confq",
};

/** Folders of countries that are not the country's English name. */
const countryByFolder: Readonly<Record<string, string>> = {
  deutschland: "DE",
  espana: "ES",
  usa: "US",
  "major-league-soccer": "US",
};
/** Codes of cups that files name in a word. */
const codeByWord: Readonly<Record<string, string>> = {
  cafcl: "caf.cl",
  cafconf: "caf.conf",
  concacafcl: "concacaf.cl",
  afccl: "afc.cl",
  copal: "copa.l",
  copas: "copa.s",
};

/** Ranks a league after every league of the tables. */
const unknownRank = 999;

/**
 * Finds a file's league by its code (`fr.1.json`), its title, or its place in the folders. A league in no table gets its name
 * from the title and its country from the code or a folder; without a country, it belongs to the world and has no time zone.
 * @param title without its season @param titleSeason the season that the title names
 * @returns the league, or a text that explains why the file has none
 */
export function leagueOfFile(file: string, title: string | null, titleSeason: string | null): LeagueOfFile | string {
  const season = seasonOf(file) ?? titleSeason;
  if (season === null) return "neither its folder nor its title names a season such as 2025-26";
  if (!isPossible(season)) return `the season ${season} cannot be`;
  const name = (title ?? "").toLowerCase();
  const tournament = tournamentOfTitle(name);
  if (tournament !== null) return { facts: tournament, season, isZoneKnown: isZoneKnown(tournament, season) };
  const { country, code: codeOfName } = partsOfPath(file);
  const code = [leagueCodeOf(file), own(codeByTitle, name), codeOfName].find(
    (candidate) => candidate !== undefined && Object.hasOwn(leaguesByCode, candidate),
  );
  const facts = own(leaguesByCode, code ?? "");
  if (facts !== undefined) return { facts, season, isZoneKnown: true };
  if (title === null || title === "") return `no league is known by the name ${leagueCodeOf(file)}`;
  const zone = country === undefined ? null : zoneOfCountry(country);
  const unknown: LeagueFacts = {
    name: withoutCountry(title, country).slice(0, 120),
    countryKey: zone === null ? "WORLD" : (country ?? "WORLD"),
    timeZone: zone ?? "UTC",
    rank: unknownRank,
    type: "c",
    ...(cupWords.test(title) ? { format: "knock-out" } : {}),
  };
  return { facts: unknown, season, isZoneKnown: zone !== null };
}

/** Competitions of clubs that are known by their word alone. */
const cupWords = /\b(?:super)?(?:cup|pokal|copa|coupe|coppa|supercoppa|taça|beker|kup|cupen|puchar|trophy)\b/i;

/** Files name the hours of a tournament in its host's zone, or none. */
const isZoneKnown = ({ timeZone, zoneBySeason }: LeagueFacts, season: string) =>
  timeZone !== "UTC" || (zoneBySeason !== undefined && Object.hasOwn(zoneBySeason, season));

/** "Ghana Premier League" of Ghana → "Premier League". */
function withoutCountry(title: string, country: string | undefined): string {
  const words = title.split(" ");
  const count = [3, 2, 1].find(
    (length) => country !== undefined && countryOfName(words.slice(0, length).join(" ")) === country,
  );
  return count === undefined || count === words.length ? title : words.slice(count).join(" ");
}

/** Football has been played since 1863; a season is announced a few years ahead at most. */
const firstYear = 1863;
const yearsAhead = 5;
function isPossible(season: string): boolean {
  const year = Number(season.slice(0, 4));
  return year >= firstYear && year <= new Date().getUTCFullYear() + yearsAhead;
}

const own = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

const leagueCodeOf = (file: string): string => path.basename(file).replace(/\.(?:json|txt)$/, "");

/** "…/2025-26/fr.1.json", "…/2024_by1.txt", "…/2014-2015/1-ligue1.txt", "…/2022--qatar/cup.txt" → its season, if any. */
export function seasonOf(file: string): string | null {
  const folder = path.basename(path.dirname(path.resolve(file)));
  const prefix = /^(\d{4}(?:-\d{2})?)_/.exec(path.basename(file))?.[1];
  if (prefix !== undefined) return prefix;
  const [, start, end] = /^(\d{4})(?:[-_](?:\d{2})?(\d{2}))?(?:--.+)?$/.exec(folder) ?? [];
  return start === undefined ? null : end === undefined ? start : `${start}-${end}`;
}

/**
 * Reads country and league from a path: "2024_by1.txt" → BY and by.1, "england/2025-26/1-premierleague.txt" → ENG and
 * en.1, "mexico/2010-11_mx2ascenso.txt" → MX and mx.2, "deutschland/2025-26/cup.txt" → DE and de.cup.
 */
function partsOfPath(file: string): { readonly country?: string; readonly code?: string } {
  const name = leagueCodeOf(file).toLowerCase();
  const word = name.replace(/^\d{4}(?:-\d{2})?_/, "");
  const wordCode = own(codeByWord, word) ?? word;
  if (Object.hasOwn(leaguesByCode, wordCode)) return { code: wordCode };
  const [, letters = "", level = ""] = /^([a-z]{2,4}?)\.?(\d|cup)(?![a-z]*cup)[a-z]*$/.exec(word) ?? [];
  const ofCode = countryOfCode(letters);
  if (ofCode !== null && level !== "") return { country: ofCode, code: `${letters}.${level}` };
  const country = countryOfFolders(file);
  if (country === null) return {};
  const placed = /^(\d)-|^((?:fa|efl|league|super)?cup)\b/.exec(word);
  return { country, ...(placed === null ? {} : { code: `${codeOfCountry(country)}.${placed[1] ?? placed[2] ?? ""}` }) };
}

/** Folders further up are the operator's own. */
const nearFolders = 3;

/** The nearest folder that is called after a country. */
function countryOfFolders(file: string): string | null {
  const folders = path.dirname(path.resolve(file)).split(path.sep).slice(-nearFolders).toReversed();
  for (const folder of folders.filter((name) => !/^\d/.test(name))) {
    for (const part of [folder, folder.replace(/^.*?-/, "")]) {
      const key = own(countryByFolder, part.toLowerCase()) ?? countryOfName(part);
      if (key !== null) return key;
    }
  }
  return null;
}

/** "en", "eng" → ENG; "sco" → SCO; "aut" → AT; "gh" → GH. */
function countryOfCode(letters: string): string | null {
  if (letters === "en") return "ENG";
  const key = letters.length === 3 ? countryOfMark(letters.toUpperCase()) : letters.toUpperCase();
  return key !== null && zoneOfCountry(key) !== null ? key : null;
}

const codeOfCountry = (key: string) => (key === "ENG" ? "en" : key.toLowerCase());
