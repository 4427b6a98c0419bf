import { randomOf, type Random } from "../../shared/basics/random.ts";
import type { Person } from "../../shared/timeline/player.ts";
import { peopledCountries } from "../catalogue/people/nations.ts";
import { inventPerson } from "./person.ts";
import { toRefereeId } from "./person-ids.ts";

/** Referees of a sport in each country, and how many of them are women. */
const perCountry = 24;
const womenShare = 0.15;

/** A referee of a country; of any country where the key is not one. */
export function drawReferee(seed: string, random: Random, sportId: number, countryKey: string): Person {
  const known = peopledCountries.indexOf(countryKey);
  const country = known >= 0 ? known : Math.floor(random() * peopledCountries.length);
  return toReferee(seed, sportId, country, Math.floor(random() * perCountry));
}

/** Returns null when the country or the number has no referee. */
export function refereeAt(seed: string, sportId: number, country: number, index: number): Person | null {
  return country < peopledCountries.length && index < perCountry ? toReferee(seed, sportId, country, index) : null;
}

function toReferee(seed: string, sportId: number, country: number, index: number): Person {
  const countryKey = peopledCountries[country] ?? "";
  const random = randomOf(seed, "referee", sportId, countryKey, index);
  const invented = inventPerson(random, countryKey, random() < womenShare);
  return { ...invented, id: toRefereeId(seed, sportId, country, index), countryKey, kind: "referee", team: null };
}
