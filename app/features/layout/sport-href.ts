import type { Sport } from "../../../shared/sports/catalogue.ts";
import type { Language } from "../../../shared/sports/languages.ts";

/** Soccer is the home page; any other sport stands under its prefix. */
export const sportHref = (sport: Sport, lang: Language): string => (sport.id === 1 ? "/" : `/${sport.path[lang]}`);
