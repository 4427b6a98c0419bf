import { sportIds, type SportName } from "../../../../shared/sports/sport-ids.ts";

const names: readonly SportName[] = [
  "soccer",
  "american-football",
  "baseball",
  "rugby-union",
  "rugby-league",
  "bandy",
  "cricket",
  "aussie-rules",
  "field-hockey",
  "pesapallo",
];
const stadiumSports: ReadonlySet<number> = new Set(names.map((name) => sportIds[name]));

/** Halls, courts, pools and courses are no stadiums: there the word is "place". */
export const isPlayedInStadium = (sportId: number): boolean => stadiumSports.has(sportId);
