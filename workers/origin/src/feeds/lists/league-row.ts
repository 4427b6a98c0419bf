import { formatAddress } from "../../../../../shared/addresses/format-address.ts";
import type { LeagueFields } from "../../../../../shared/wire/league-fields.ts";
import { countryOf, isNation } from "../../../../../shared/places/countries.ts";
import { countrySlug } from "../../../../../shared/places/country-slug.ts";
import { toSlug } from "../../../../../shared/addresses/slug.ts";
import { sportById } from "../../../../../shared/sports/catalogue.ts";
import { sportIds } from "../../../../../shared/sports/sport-ids.ts";
import type { Language } from "../../../../../shared/texts/languages.ts";
import { nameIn } from "../../../../../shared/texts/names.ts";
import { leagueSlug } from "../../directory/league-slug.ts";
import { startsOpen, tournamentTypes } from "../../../../../shared/competitions/tournament-types.ts";
import type { League, LeagueFormat } from "../../../../../shared/timeline/schedule.ts";

/** A group of tournaments that a menu shows as one (C3.07). */
type SuperTemplate = {
  readonly id: number;
  /** Key of the site's flag sprite. */
  readonly flag: string;
  readonly sportId: number;
  readonly categoryId: number | null;
};

export const superTemplateIds = { wrc: 6576, speedway: 6578, dakar: 7771 } as const;

const templates: readonly SuperTemplate[] = [
  { id: superTemplateIds.wrc, flag: "world", sportId: sportIds["auto-racing"], categoryId: null },
  { id: superTemplateIds.speedway, flag: "world", sportId: sportIds["moto-racing"], categoryId: null },
  { id: superTemplateIds.dakar, flag: "world", sportId: sportIds.motorsport, categoryId: null },
];

/** Null for an id that is not a super template. */
export const superTemplate = (id: number): SuperTemplate | null =>
  templates.find((template) => template.id === id) ?? null;

/** A league's row in a language; `path` is relative to the site's root. */
export function toLeagueFields(league: League, lang: Language): LeagueFields {
  const country = countryOf(league.countryKey, lang);
  const sport = sportById(league.sportId);
  const { category, name } = league.sportId === sportIds.tennis ? toTour(league, lang) : toCountryLeague(league, lang);
  const group = league.superTemplateId === undefined ? null : superTemplate(league.superTemplateId);
  const categoryId = league.categoryId ?? group?.categoryId?.toString();
  return {
    title: `${category.toLocaleUpperCase(lang)}: ${name}`,
    templateId: league.templateId,
    countryId: String(country.id),
    ...(category === country.name && { countryName: country.name }),
    stageId: league.stageId,
    tournamentId: league.tournamentId,
    type: league.type,
    display: startsOpen(league.type) ? 1 : 0,
    sourceType: league.sourceType ?? null,
    ...tables[league.format ?? "table"],
    templateKey: toTemplateKey(league),
    stageKind: statusKindOf(league),
    path: toPath(league, lang),
    sortKey: toSortKey(league, country.name),
    image: league.image ?? null,
    ...(categoryId !== undefined && { categoryId }),
    zcc: 0,
    tss: null,
    categoryName: category,
    flag: group?.flag ?? country.flag,
    name,
    sportId: league.sportId,
    duel: sport?.duel === false ? 0 : 1,
    ...((league.sevens ?? isSevens(league)) && { sevens: 1 }),
    ...(league.stableford === true && { stableford: 1 }),
    ...(league.credit !== undefined && { credit: league.credit }),
    ...(league.superTemplateId !== undefined && { superTemplateId: league.superTemplateId }),
  };
}

/** `{countryId}_{templateId}`: the same in every season. */
export const toTemplateKey = ({ countryKey, templateId }: League): string =>
  `${countryOf(countryKey, "en").id}_${templateId}`;

/** The address of the league's page, in the words of the sites in this language. */
const toPath = (league: League, lang: Language): string =>
  formatAddress(
    {
      kind: "competition",
      sportId: league.sportId,
      country: countrySlug(league.countryKey, lang),
      competition: leagueSlug(league, lang),
      season: null,
      section: "summary",
    },
    lang,
  );

type Titled = { readonly category: string; readonly name: string };

const toCountryLeague = (league: League, lang: Language): Titled => ({
  category: countryOf(league.countryKey, lang).name,
  name: nameIn(league, lang),
});

/** Tours belong to no nation: "ATP - Singles: Miami, hard" is named by the part before the colon. */
function toTour(league: League, lang: Language): Titled {
  const [, category, name] = /^(.+?)\s*:\s+(.+)$/.exec(nameIn(league, lang)) ?? [];
  const isTour = !isNation(league.countryKey) && category !== undefined && name !== undefined;
  return isTour ? { category, name } : toCountryLeague(league, lang);
}

/** Rugby of seven a side says so in its name: its halves last seven minutes (C4.29). */
const isSevens = ({ sportId, name, names }: League): boolean =>
  sportId === sportIds["rugby-union"] &&
  /(?<!\p{L})(sevens|7s|à sept|à 7)(?!\p{L})/iu.test(`${name} ${names?.en ?? ""}`);

/** As lists of this format number stages: 2 the main one of a season, 5 any of tennis, 11 play-offs. */
const stageKinds = { main: 2, tennis: 5, playOff: 11 } as const;

function statusKindOf({ sportId, format }: League): number {
  if (sportId === sportIds.tennis) return stageKinds.tennis;
  return format === "knock-out" ? stageKinds.playOff : stageKinds.main;
}

/** Whether there is a table that counts live games (1), and what there is: 1 a table, 2 a draw; a field and friendlies have neither. */
const tables: Readonly<Record<LeagueFormat, LeagueFields>> = {
  table: { liveTable: 1, standings: 1 },
  groups: { liveTable: 1, standings: 1 },
  "knock-out": { standings: 2 },
  field: {},
  friendlies: {},
};

/**
 * Fixed width, so that clients may compare it as text: sport, top leagues first, rank, country, and template, which keeps the races
 * of one meeting together (A4.07).
 */
const toSortKey = ({ sportId, type, rank, templateId }: League, countryName: string) =>
  pad(sportId, 2) +
  (type === tournamentTypes.top ? "0" : "1") +
  pad(rank, 4) +
  toSlug(countryName).slice(0, 12).padEnd(12, "_") +
  templateId;

const pad = (value: number, width: number) => String(value).padStart(width, "0");
