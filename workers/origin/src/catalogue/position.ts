import { sportIds, type SportName } from "../../../../shared/sports/sport-ids.ts";
import { sportById } from "../../../../shared/sports/catalogue.ts";

/** Sports by popularity; those that are not listed follow, in the order of their ids. */
const sportOrder: readonly SportName[] = [
  "soccer",
  "tennis",
  "basketball",
  "rugby-union",
  "handball",
  "volleyball",
  "hockey",
  "cycling",
  "auto-racing",
  "american-football",
  "baseball",
  "golf",
];

const ranksPerSport = 10_000;

/** Order of results: the sport's weight, then the rank of the league within its sport (0–9999). Lower comes first. */
export function toPosition(sportId: number, rank: number): number {
  const listed = sportOrder.findIndex((name) => name === sportById(sportId)?.name);
  const weight = listed >= 0 ? listed : sportOrder.length + sportId;
  return weight * ranksPerSport + rank;
}

/** The sport whose leagues have such positions. */
export function sportOfPosition(position: number): number {
  const weight = Math.floor(position / ranksPerSport);
  const listed = sportOrder[weight];
  return listed === undefined ? weight - sportOrder.length : sportIds[listed];
}
