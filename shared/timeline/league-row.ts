import type { LeagueFields } from "../feed/league-fields.ts";
import { countryOf } from "../geo/countries.ts";
import { sportById } from "../sports/catalogue.ts";
import type { League } from "./schedule.ts";

/** A league's row in a language; `path` is relative to the site's root. */
export function toLeagueFields(league: League, lang: string): LeagueFields {
  const country = countryOf(league.countryKey, lang);
  const sport = sportById(league.sportId);
  return {
    title: `${country.name.toLocaleUpperCase(lang)}: ${league.name}`,
    templateId: league.templateId,
    countryId: String(country.id),
    countryName: country.name,
    stageId: league.stageId,
    tournamentId: league.tournamentId,
    type: league.type,
    sourceType: fullSource,
    liveTable: 1,
    standings: 1,
    templateKey: `${country.id}_${league.templateId}`,
    stageKind: mainStage,
    path: `/${sport?.path[lang.startsWith("fr") ? "fr" : "en"] ?? ""}/${toSlug(country.name)}/${toSlug(league.name)}/`,
    sortKey: toSortKey(league, country.name),
    categoryName: country.name,
    flag: country.flag,
    name: league.name,
    sportId: league.sportId,
    duel: sport?.duel === false ? 0 : 1,
  };
}

/** As lists of this format number them: 0 for a source with live data, 2 for the main stage of a season. */
const fullSource = 0;
const mainStage = 2;

/** Fixed width, so that readers may compare it as text: sport, rank, country. */
const toSortKey = (league: League, countryName: string) =>
  `${pad(league.sportId, 2)}${pad(league.rank, 4)}${toSlug(countryName).slice(0, 12).padEnd(12, "_")}`;

const pad = (value: number, width: number) => String(value).padStart(width, "0");

/** "Côte d'Ivoire" → "cote-d-ivoire". */
export const toSlug = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
