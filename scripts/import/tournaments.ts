import type { League } from "../../shared/timeline/schedule.ts";
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

export const worldCup: LeagueFacts = {
  ...facts("WORLD", "Coupe du monde", 0, "t"),
  zoneBySeason: { "2014": "America/Sao_Paulo", "2022": "Asia/Qatar", "2026": "America/New_York" },
};

/** Tournaments of national teams by the names of the CSV of internationals. */
const tournaments: Readonly<Record<string, LeagueFacts>> = {
  "FIFA World Cup": worldCup,
  "FIFA World Cup qualification": facts("WORLD", "Coupe du monde - Qualifications", 3, "p"),
  "UEFA Euro": facts("EUROPE", "Championnat d'Europe", 1, "t"),
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
  // Of friendlies there is no table, as of a cup.
  Friendly: { ...facts("WORLD", "Match amical", 40, "s"), format: "knock-out" },
};

/** Behind every league of the tables. */
const otherRank = 900;

/** Tournaments without a row keep their own name and belong to the world. */
export const tournamentOf = (name: string): LeagueFacts =>
  (Object.hasOwn(tournaments, name) ? tournaments[name] : undefined) ?? facts("WORLD", name, otherRank);
