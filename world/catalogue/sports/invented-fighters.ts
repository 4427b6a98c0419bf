import { nameRegionOf } from "../people/nations.ts";
import { nameLists } from "../people/name-lists.ts";

/**
 * So many fighters besides the known ones, as lists of names write them ("Turner H. @GB"), from some countries by turns. An evening has
 * bouts each day, and nobody fights more than twice a month.
 */
export function inventFighters(count: number, countries: readonly string[]): string {
  const nations = new Map<string, string>();
  for (let index = 0; nations.size < count; index += 1) {
    const country = countries[index % countries.length] ?? "";
    const { family, men } = nameLists[nameRegionOf(country)];
    const given = men[(3 * index + Math.floor(index / family.length)) % men.length] ?? "";
    const name = `${family[index % family.length]} ${given.charAt(0)}.`;
    if (!nations.has(name)) nations.set(name, country);
  }
  return [...nations].map(([name, country]) => `${name} @${country}`).join(", ");
}
