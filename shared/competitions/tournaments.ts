import type { League } from "../timeline/schedule.ts";
import type { LeagueFacts } from "./leagues.ts";

const facts = (countryKey: string, name: string, rank: number, type: League["type"] = "c"): LeagueFacts => ({
  countryKey,
  name,
  // Sources of national teams know the day alone; the rest name each time's offset.
  timeZone: "UTC",
  rank,
  type,
  sides: "national teams",
  format: "groups",
});

/** "1998 Europe/Paris, 2002 Asia/Tokyo": where files name hours without a zone, they are those of the host. */
const hosts = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(text.split(/,\s+/).map((row): [string, string] => [row.slice(0, 4), row.slice(5)]));

export const worldCup: LeagueFacts = {
  ...facts("WORLD", "Coupe du monde", 0, "t"),
  zoneBySeason: hosts(
    `1930 America/Montevideo, 1934 Europe/Rome, 1938 Europe/Paris, 1950 America/Sao_Paulo, 1954 Europe/Zurich,
    1958 Europe/Stockholm, 1962 America/Santiago, 1966 Europe/London, 1970 America/Mexico_City, 1974 Europe/Berlin,
    1978 America/Argentina/Buenos_Aires, 1982 Europe/Madrid, 1986 America/Mexico_City, 1990 Europe/Rome,
    1994 America/New_York, 1998 Europe/Paris, 2002 Asia/Tokyo, 2006 Europe/Berlin, 2010 Africa/Johannesburg,
    2014 America/Sao_Paulo, 2018 Europe/Moscow, 2022 Asia/Qatar, 2026 America/New_York`,
  ),
};

const euro: LeagueFacts = {
  ...facts("EUROPE", "Championnat d'Europe", 1, "t"),
  zoneBySeason: hosts(
    `1960 Europe/Paris, 1964 Europe/Madrid, 1968 Europe/Rome, 1972 Europe/Brussels, 1976 Europe/Belgrade,
    1980 Europe/Rome, 1984 Europe/Paris, 1988 Europe/Berlin, 1992 Europe/Stockholm, 1996 Europe/London,
    2000 Europe/Brussels, 2004 Europe/Lisbon, 2008 Europe/Vienna, 2012 Europe/Warsaw, 2016 Europe/Paris,
    2020 Europe/Paris, 2021 Europe/Paris, 2024 Europe/Berlin`,
  ),
};

/** Tournaments of national teams by the names of the CSV of internationals. */
const tournaments: Readonly<Record<string, LeagueFacts>> = {
  "FIFA World Cup": worldCup,
  "FIFA World Cup qualification": facts("WORLD", "Coupe du monde - Qualifications", 3, "p"),
  "UEFA Euro": euro,
  "UEFA Euro qualification": facts("EUROPE", "Championnat d'Europe - Qualifications", 4, "p"),
  "UEFA Nations League": facts("EUROPE", "Ligue des nations", 4, "p"),
  "Copa América": facts("SOUTH_AMERICA", "Copa América", 5, "p"),
  "African Cup of Nations": facts("AFRICA", "Coupe d'Afrique des nations", 5, "p"),
  "African Cup of Nations qualification": facts("AFRICA", "Coupe d'Afrique des nations - Qualifications", 34, "s"),
  "AFC Asian Cup": facts("ASIA", "Coupe d'Asie", 6, "p"),
  "AFC Asian Cup qualification": facts("ASIA", "Coupe d'Asie - Qualifications", 35, "s"),
  "Gold Cup": facts("NORTH_AMERICA", "Gold Cup", 8, "s"),
  "CONCACAF Nations League": facts("NORTH_AMERICA", "Ligue des nations de la CONCACAF", 36, "s"),
  "Oceania Nations Cup": facts("OCEANIA", "Coupe d'Océanie", 37, "s"),
  "Confederations Cup": facts("WORLD", "Coupe des confédérations", 9, "s"),
  Friendly: { ...facts("WORLD", "Match amical", 40, "s"), format: "friendlies" },
};

/** Behind every league of the tables. */
const otherRank = 900;

/** Tournaments without a row keep their own name and belong to the world. */
export const tournamentOf = (name: string): LeagueFacts =>
  (Object.hasOwn(tournaments, name) ? tournaments[name] : undefined) ?? facts("WORLD", name, otherRank);

/** Titles of files, in lower case and without seasons, → names of `tournaments`. */
const byTitle: Readonly<Record<string, string>> = {
  "world cup": "FIFA World Cup",
  "fifa world cup": "FIFA World Cup",
  "world cup qualification": "FIFA World Cup qualification",
  "world cup quali": "FIFA World Cup qualification",
  euro: "UEFA Euro",
  "uefa euro": "UEFA Euro",
  "euro cup": "UEFA Euro",
  "european championship": "UEFA Euro",
  "uefa european championship": "UEFA Euro",
  "euro qualification": "UEFA Euro qualification",
  "euro quali": "UEFA Euro qualification",
  "uefa nations league": "UEFA Nations League",
  "nations league": "UEFA Nations League",
  "copa américa": "Copa América",
  "copa america": "Copa América",
  "africa cup of nations": "African Cup of Nations",
  "african cup of nations": "African Cup of Nations",
  "african nations cup": "African Cup of Nations",
  "afc asian cup": "AFC Asian Cup",
  "asian cup": "AFC Asian Cup",
  "gold cup": "Gold Cup",
  "concacaf gold cup": "Gold Cup",
  "confederations cup": "Confederations Cup",
  "fifa confederations cup": "Confederations Cup",
};

/** The tournament of national teams that a file's title names; null for any other title. */
export const tournamentOfTitle = (title: string): LeagueFacts | null => {
  const name = title.toLowerCase();
  return Object.hasOwn(byTitle, name) ? tournamentOf(byTitle[name] ?? "") : null;
};
