import { countryOf } from "../../../../shared/places/countries.ts";

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const homeNations = ["ENG", "SCO", "WAL", "NIR"];

/** As football says it in German, where the country's own name is another one. */
const spoken: Readonly<Record<string, string>> = {
  "Bosnien-Herzegowina": "Bosnia and Herzegovina",
  "DR Kongo": "DR Congo",
  Elfenbeinküste: "Ivory Coast",
  "Kap Verde": "Cape Verde",
};

let englishByGerman: ReadonlyMap<string, string> | null = null;

/** "Frankreich" → "France", by which national teams are known; a name that is no country's in German stays. */
export function toEnglishName(german: string): string {
  englishByGerman ??= new Map(
    [...homeNations, ...letters.flatMap((first) => letters.map((second) => first + second))].map((key) => [
      countryOf(key, "de").name,
      countryOf(key, "en").name,
    ]),
  );
  return (Object.hasOwn(spoken, german) ? spoken[german] : undefined) ?? englishByGerman.get(german) ?? german;
}
