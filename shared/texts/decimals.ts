import type { Language } from "./languages.ts";

/** Which languages write a point before tenths, the others a comma; `Intl` knows, and takes 20 ms for the first question of a page. */
const pointed: readonly Language[] = ["en", "ar"];

/** Figures as a language writes them: "37,456" of "37.456". Feeds and sources print a point. */
export const decimalsIn = (text: string, lang: Language): string =>
  pointed.includes(lang) ? text : text.replaceAll(/(\d)\.(\d)/g, "$1,$2");
