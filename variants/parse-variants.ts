import { geoFlags, type GeoGroup, type GeoGroups } from "../shared/betting/geo-groups.ts";
import { isRecord } from "../shared/basics/record.ts";
import { sportIds, type SportName } from "../shared/sports/sport-ids.ts";
import { OriginConfigError, onlyEmbedded, parseOriginConfig } from "../shared/operations/parse-origin-config.ts";
import type { AgeConfirmationConfig } from "../shared/accounts/age-confirmation.ts";
import { oddsFormatNames, type OddsFormat } from "../shared/betting/odds-formats.ts";
import { languages, type Language } from "../shared/texts/languages.ts";
import { statsPath } from "../shared/operations/page-view.ts";
import { toBanner, toOffer } from "./parse-banners.ts";
import { toTags } from "./parse-tags.ts";
import {
  isOrigin,
  isSecure,
  listOf,
  name,
  oneOf,
  openSettings,
  orNull,
  SettingFault,
  text,
  wholeFromOne,
  wholeUpTo,
  within,
  type Parse,
} from "./read-settings.ts";
import { dateOrders, rooms, type DateOrder, type Publisher, type StatsConfig, type Variant } from "./variant.ts";

/** `faults`: one sentence for each fault. A variant with a fault still has pages, and shows no bookmaker. */
export type ParsedVariants = { readonly variants: readonly Variant[]; readonly faults: readonly string[] };

const placePattern = /^[A-Z]{2}(?::[A-Z0-9]{1,3})?$/;
const hostPattern = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/;
const folderPattern = /^[a-z][a-z0-9]{1,11}$/;

/**
 * Parses the files `variants/{folder}/variant.json`, keyed by folder. It never throws: a Worker that starts with a wrong file
 * serves its valid part, and `npm run check` refuses the file.
 * @param markets the licence markets that exist
 */
export function parseVariants(files: Readonly<Record<string, unknown>>, markets: readonly string[]): ParsedVariants {
  const faults: string[] = [];
  const once = createOnce(faults);
  const parsed = Object.entries(files).flatMap(([folder, file]) => parseFolder(folder, file, markets, faults, once));
  return { variants: parsed, faults };
}

type Once = (what: string, value: string | number, where: string) => boolean;

/** Checks values that must be unique across all folders: for the second one it returns false and notes a fault. */
function createOnce(faults: string[]): Once {
  const seen = new Map<string, string>();
  return (what, value, where) => {
    const key = `${what} ${value}`;
    const before = seen.get(key);
    if (before === undefined) seen.set(key, where);
    else faults.push(`${where}: ${key} is already that of ${before}`);
    return before === undefined;
  };
}

function parseFolder(
  folder: string,
  file: unknown,
  markets: readonly string[],
  faults: string[],
  once: Once,
): readonly Variant[] {
  const before = faults.length;
  if (!folderPattern.test(folder)) faults.push(`${folder} is no name of a folder: 2 to 12 of a-z and 0-9`);
  const settings = openSettings(file, folder, faults);
  const { read } = settings;
  const sites = read("sites", list, []).flatMap((site, index) =>
    parseSite(site, `${folder}: sites[${index}]`, faults, once),
  );
  const oddsFormats = isGiven(file, "oddsFormats") ? read("oddsFormats", toFormats, onlyEu) : onlyEu;
  const common = {
    folder,
    country: read("country", orNull(text(isCountry, "code of a country, such as CH")), null),
    brand: read("brand", name(40), "Tribune"),
    sportId: sportIds[read("defaultSport", oneOf(Object.keys(sportIds) as SportName[]), "soccer")],
    timeZone: read("timeZone", text(isTimeZone, "time zone, such as Europe/Zurich"), "UTC"),
    clock: read<12 | 24>("clock", oneOf([12, 24]), 24),
    dateOrder: read<DateOrder>("dateOrder", oneOf(dateOrders), "day-first"),
    oddsFormats,
    oddsFormat: "eu" as const,
    reversedClocks: isGiven(file, "reversedClocks") ? read("reversedClocks", toReversedClocks, {}) : {},
    bookmakerGroups: isGiven(file, "bookmakerGroups") ? read("bookmakerGroups", toGroups, {}) : {},
    bookmakerLinkBase: read("bookmakerLinkBase", orNull(text(isSecure, "https address")), null),
    publisher: read("publisher", orNull(toPublisher), null),
    origins: read("origins", toOrigins, onlyEmbedded),
    pushOrigin: read("pushOrigin", orNull(text(isOrigin, "https address without a path")), null),
    pictures: isGiven(file, "pictures")
      ? read(
          "pictures",
          orNull(text((value) => isSecure(value) && value.endsWith("/"), "https address that ends in /")),
          null,
        )
      : null,
    captchaSiteKey: isGiven(file, "captchaSiteKey")
      ? read("captchaSiteKey", orNull(text(isSiteKey, "site key of Turnstile")), null)
      : null,
    deletionGraceDays: isGiven(file, "deletionGraceDays") ? read("deletionGraceDays", wholeUpTo(30), 14) : 14,
    tags: isGiven(file, "tags") ? read("tags", orNull(toTags), null) : null,
    banners: isGiven(file, "banners") ? read("banners", listOf(toBanner), []) : [],
    offers: isGiven(file, "offers") ? read("offers", listOf(toOffer), []) : [],
    statistics: isGiven(file, "statistics") ? read("statistics", toStatistics, noStatistics) : noStatistics,
    without: read("without", listOf(oneOf(rooms)), []),
    footer: {
      ageConfirmation: read("ageConfirmation", toAgeConfirmation, { isEnabled: false, places: [] }),
      placesWithoutMobileLink: read("placesWithoutMobileLink", listOf(place), []),
    },
  };
  const named = read("markets", toMarkets(markets), []);
  settings.end();
  if (sites.length === 0) faults.push(`${folder}: sites has no site`);
  if (common.publisher === null && sites.some(({ hosts }) => hosts.length > 0))
    faults.push(`${folder}: publisher is null, and a site with hosts needs one`);
  // A file with a fault shows no bookmakers: its policy may be wrong as well.
  const shown = faults.length > before ? [] : named;
  return sites.map((site, index) => ({
    ...common,
    ...site,
    id: index === 0 ? folder : `${folder}-${site.lang}`,
    siteOrigin: site.hosts[0] === undefined ? null : `https://${site.hosts[0]}`,
    markets: shown,
  }));
}

type Site = Pick<Variant, "lang" | "hosts" | "projectId">;

function parseSite(value: unknown, where: string, faults: string[], once: Once): readonly Site[] {
  const settings = openSettings(value, where, faults);
  const lang = settings.read<Language | null>("language", oneOf(languages), null);
  const hosts = settings.read("hosts", listOf(text(isHost, "name of a host, such as scores.example")), []);
  const projectId = settings.read("projectId", wholeFromOne, 0);
  settings.end();
  if (lang === null || projectId === 0 || !once("projectId", projectId, where)) return [];
  return [{ lang, hosts: hosts.filter((host) => once("host", host, where)), projectId }];
}

const list: Parse<readonly unknown[]> = (value) => (Array.isArray(value) ? value : new SettingFault("is no list"));
const place = text((value) => placePattern.test(value), "place, such as FR or CA:ON");

const isCountry = (code: string): boolean => /^[A-Z]{2}$/.test(code);
const isHost = (host: string): boolean => hostPattern.test(host);
const isStatsAddress = (address: string): boolean => address === statsPath || isSecure(address);
const isSiteKey = (key: string): boolean => /^[0-9A-Za-z_-]{10,64}$/.test(key);

function isTimeZone(zone: string): boolean {
  try {
    return zone.includes("/") && new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

const toMarkets =
  (known: readonly string[]): Parse<Variant["markets"]> =>
  (value) =>
    value === "all" ? value : listOf(oneOf(known))(value);

const toReversedClocks: Parse<Variant["reversedClocks"]> = (value) =>
  within(value, ({ read }) =>
    Object.fromEntries(
      (Object.keys(sportIds) as SportName[])
        .filter((sport) => isGiven(value, sport))
        .map((sport) => [sport, read(sport, text(areLengths, "lengths, such as 10:5"), "")]),
    ),
  );
const areLengths = (lengths: string): boolean => /^\d{1,3}:\d{1,3}$/.test(lengths);

/** Every variant writes prices as decimals (C1.09); without a setting it offers no other format (C3.13). */
const onlyEu: readonly OddsFormat[] = ["eu"];
const toFormats: Parse<readonly OddsFormat[]> = (value) =>
  Array.isArray(value) && value[0] !== "eu"
    ? new SettingFault("begin not with eu")
    : listOf(oneOf(oddsFormatNames))(value);

const toOrigins: Parse<Variant["origins"]> = (value) => {
  try {
    return parseOriginConfig(value);
  } catch (error) {
    if (!(error instanceof OriginConfigError)) throw error;
    return new SettingFault(`do not serve: ${error.message.replace("origins: ", "")}`);
  }
};

/** Whether a file has a setting that most operators do not need. */
const isGiven = (file: unknown, setting: string): boolean => isRecord(file) && Object.hasOwn(file, setting);

/** Groups by `country:subdivision`, `country` or `default`; a flag is a text, and "0" is off (A3.06). */
const toGroups: Parse<GeoGroups> = (value) =>
  within(value, ({ read }) =>
    Object.fromEntries(
      Object.keys(isRecord(value) ? value : {}).map((key) => {
        const isKey = key === "default" || placePattern.test(key);
        const parse = isKey ? toGroup : () => new SettingFault("is no place");
        return [key, read<GeoGroup>(key, parse, { bookmakerIds: [] })];
      }),
    ),
  );

const toGroup: Parse<GeoGroup> = (value) =>
  within(value, ({ read }) => ({
    bookmakerIds: read("bookmakerIds", listOf(wholeFromOne), []),
    ...Object.fromEntries(
      geoFlags.flatMap((flag) =>
        isGiven(value, flag)
          ? [
              [
                flag,
                read(
                  flag,
                  text(() => true, "text"),
                  "0",
                ),
              ],
            ]
          : [],
      ),
    ),
  }));

const toPublisher: Parse<Publisher> = (value) =>
  within(value, ({ read }) => ({
    name: read("name", name(120), ""),
    address: read("address", listOf(name(120)), []),
    email: read(
      "email",
      text((mail) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(mail), "mail address"),
      "",
    ),
  }));

const noStatistics: StatsConfig = { isEnabled: false, url: null };
const toStatistics: Parse<StatsConfig> = (value) =>
  within(value, ({ read }) => ({
    isEnabled: read("isEnabled", oneOf([true, false]), false),
    url: read("url", orNull(text(isStatsAddress, `https address or ${statsPath}`)), null),
  }));

const toAgeConfirmation: Parse<AgeConfirmationConfig> = (value) =>
  within(value, ({ read }) => ({
    isEnabled: read("isEnabled", oneOf([true, false]), false),
    places: read("places", listOf(place), []),
  }));
