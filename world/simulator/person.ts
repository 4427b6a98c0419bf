import { nameLists, type NameList } from "../catalogue/people/name-lists.ts";
import { nameRegionOf } from "../catalogue/people/nations.ts";
import { pick, type Random } from "../../shared/basics/random.ts";

/** An invented person with names of a country. `shortName` is "Moreau L.". */
export function inventPerson(
  random: Random,
  countryKey: string,
  isWoman: boolean,
): { readonly name: string; readonly shortName: string } {
  const list: NameList = nameLists[nameRegionOf(countryKey)];
  const given = pick(random, isWoman ? list.women : list.men);
  const family = pick(random, list.family);
  const name = list.isFamilyFirst ? `${family} ${given}` : `${given} ${family}`;
  return { name, shortName: `${family} ${given.charAt(0)}.` };
}
