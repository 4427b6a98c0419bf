/** Places that leagues belong to, beyond ISO 3166-1: the United Kingdom's nations and the continents. */
const ownNames: Readonly<Record<string, { readonly fr: string; readonly en: string; readonly flag: string }>> = {
  ENG: { fr: "Angleterre", en: "England", flag: "gb-eng" },
  SCO: { fr: "Écosse", en: "Scotland", flag: "gb-sct" },
  WAL: { fr: "Pays de Galles", en: "Wales", flag: "gb-wls" },
  NIR: { fr: "Irlande du Nord", en: "Northern Ireland", flag: "gb-nir" },
  EUROPE: { fr: "Europe", en: "Europe", flag: "eu" },
  WORLD: { fr: "Monde", en: "World", flag: "world" },
  SOUTH_AMERICA: { fr: "Amérique du Sud", en: "South America", flag: "south-america" },
  US: { fr: "États-Unis", en: "USA", flag: "us" },
  AFRICA: { fr: "Afrique", en: "Africa", flag: "world" },
  ASIA: { fr: "Asie", en: "Asia", flag: "world" },
  NORTH_AMERICA: { fr: "Amérique du Nord", en: "North America", flag: "world" },
  OCEANIA: { fr: "Océanie", en: "Oceania", flag: "world" },
};
const ownKeys = Object.keys(ownNames);
const firstOwnId = 701;

export type Country = { readonly id: number; readonly name: string; readonly flag: string };

export const isCountryKey = (key: string): boolean => Object.hasOwn(ownNames, key) || /^[A-Z]{2}$/.test(key);

/** Whether a key names one nation; continents have longer keys. */
export const isNation = (key: string): boolean => isCountryKey(key) && key.length <= 3;

/**
 * The country of a key (ISO 3166-1 alpha-2, or one of ours) in a language; French for `fr…`, English for any other.
 * Ids follow from the key alone: 1–676 for two letters, from 701 for ours.
 */
export function countryOf(key: string, lang: string): Country {
  const french = lang.startsWith("fr");
  const own = Object.hasOwn(ownNames, key) ? ownNames[key] : undefined;
  const id = /^[A-Z]{2}$/.test(key) ? isoId(key) : firstOwnId + ownKeys.indexOf(key);
  if (own !== undefined) return { id, name: french ? own.fr : own.en, flag: own.flag };
  if (!isCountryKey(key)) return { id: 0, name: key, flag: "world" };
  const name = regionNames[french ? "fr" : "en"].of(key) ?? key;
  // Two letters that no country has are their own name.
  return { id, name, flag: name === key ? "world" : key.toLowerCase() };
}

const regionNames = {
  fr: new Intl.DisplayNames("fr", { type: "region" }),
  en: new Intl.DisplayNames("en", { type: "region" }),
};
const isoId = (key: string) => (key.charCodeAt(0) - 65) * 26 + key.charCodeAt(1) - 65 + 1;
