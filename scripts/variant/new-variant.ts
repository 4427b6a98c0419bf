import { isRecord } from "../../shared/basics/record.ts";
import { isLanguage, type Language } from "../../shared/texts/languages.ts";
import { zoneOfCountry } from "../import/country-zones.ts";
import { DeployError } from "../deploy/deploy-error.ts";
import type { VariantFolders } from "./folders.ts";

/** Countries whose clocks have 12 hours for most of their people (C9.06). */
const twelveHours = new Set(["US", "CA", "AU", "NZ", "PH", "IN", "PK", "EG", "SA", "CO"]);
/** Countries that write the month before the day (C9.06). */
const monthFirst = new Set(["US", "PH"]);
/** Numbers below are those of the first variants and of other services. */
const firstProject = 21;

/**
 * Creates the file of a new variant: it fills in the values that follow from the country, and safe values for the rest (no host,
 * no bookmaker, no publisher). Throws a DeployError that describes a fault in `asked`.
 * @param asked a country's code; `languages` if they are not the country's own
 */
export function newVariant(
  asked: { readonly country: string; readonly languages: readonly string[] },
  folders: VariantFolders,
): { readonly folder: string; readonly file: Readonly<Record<string, unknown>> } {
  const country = asked.country.toUpperCase();
  const folder = country.toLowerCase();
  const zone = zoneOfCountry(country);
  if (!/^[A-Z]{2}$/.test(country) || zone === null)
    throw new DeployError(`"${asked.country}" is no country that has a code of two letters, such as CH.`);
  if (folders.has(folder)) throw new DeployError(`variants/${folder} is there already.`);
  const foreign = asked.languages.find((language) => !isLanguage(language));
  if (foreign !== undefined) throw new DeployError(`The site does not have the language "${foreign}".`);
  const languages = asked.languages.length > 0 ? asked.languages : [languageOfCountry(country)];
  const nextProject = Math.max(firstProject - 1, ...[...folders.values()].flatMap(projectsOf)) + 1;
  return {
    folder,
    file: {
      country,
      brand: "Tribune",
      sites: languages.map((language, index) => ({ language, hosts: [], projectId: nextProject + index })),
      defaultSport: "soccer",
      timeZone: zone,
      clock: twelveHours.has(country) ? 12 : 24,
      dateOrder: monthFirst.has(country) ? "month-first" : "day-first",
      markets: [],
      bookmakerLinkBase: null,
      publisher: null,
      origins: { local: [], global: [], default_url: "https://origin.embedded" },
      pushOrigin: null,
      without: [],
      ageConfirmation: { isEnabled: false, places: [] },
      placesWithoutMobileLink: [],
    },
  };
}

/** The language that most people there speak, where the site has it; else English. */
function languageOfCountry(country: string): Language {
  const { language } = new Intl.Locale(`und-${country}`).maximize();
  return isLanguage(language) ? language : "en";
}

function projectsOf(file: unknown): readonly number[] {
  const sites = isRecord(file) && Array.isArray(file["sites"]) ? file["sites"] : [];
  return sites.flatMap((site) => (isRecord(site) && typeof site["projectId"] === "number" ? [site["projectId"]] : []));
}
