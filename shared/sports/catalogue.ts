import { languages, type Language } from "./languages.ts";
import { sportFacts, type SportFacts } from "./sport-facts.ts";
import { sportIds, type SportName } from "./sport-ids.ts";
import { en } from "./sport-texts/en.ts";
import { fr } from "./sport-texts/fr.ts";

/** One sport of the catalogue (C1.01): its id, its English name, its texts per language, and what is true of it. */
export type Sport = SportFacts & {
  readonly id: number;
  readonly name: SportName;
  readonly path: Readonly<Record<Language, string>>;
  readonly label: Readonly<Record<Language, string>>;
};

const isSportName = (name: string): name is SportName => Object.hasOwn(sportIds, name);

const toSport = (name: SportName): Sport => ({
  ...sportFacts[name],
  id: sportIds[name],
  name,
  path: { fr: fr[name].path, en: en[name].path },
  label: { fr: fr[name].label, en: en[name].label },
});

/** All sports, by rising id. */
export const sports: readonly Sport[] = Object.keys(sportIds).filter(isSportName).map(toSport);

const byId = new Map(sports.map((sport) => [sport.id, sport]));
const byPath = new Map(languages.map((lang) => [lang, new Map(sports.map((sport) => [sport.path[lang], sport]))]));

/** Null for an id that no sport has: the caller refuses the page (C1.02). */
export const sportById = (id: number): Sport | null => byId.get(id) ?? null;

/** The sport whose addresses begin with `path` in that language, null when there is none (C1.02). */
export const sportByPath = (lang: Language, path: string): Sport | null => byPath.get(lang)?.get(path) ?? null;

export const sportName = (sport: Sport, lang: Language): string => sport.label[lang];

/** The sports whose parent this one is (C1.03). */
export const childSports = (sport: Sport): readonly Sport[] => sports.filter((child) => child.parent === sport.name);
