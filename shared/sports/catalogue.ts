import { sportFacts, type SportFacts } from "./sport-facts.ts";
import { sportIds, type SportName } from "./sport-ids.ts";

/** One sport of the catalogue (C1.01): its id, its English name and its facts. */
export type Sport = SportFacts & {
  readonly id: number;
  readonly name: SportName;
};

const isSportName = (name: string): name is SportName => Object.hasOwn(sportIds, name);

const toSport = (name: SportName): Sport => ({
  ...sportFacts[name],
  id: sportIds[name],
  name,
});

/** All sports, by rising id. */
export const sports: readonly Sport[] = Object.keys(sportIds).filter(isSportName).map(toSport);

const byId = new Map(sports.map((sport) => [sport.id, sport]));

/** Null for an id that no sport has: the caller refuses the page (C1.02). */
export const sportById = (id: number): Sport | null => byId.get(id) ?? null;

/** Whether the sport's bets know a draw. */
export const hasDraw = (sportId: number): boolean => sportById(sportId)?.draws === true;

/** Whether no game of the sport ends level. */
export const isNeverLevel = (sportId: number): boolean => sportById(sportId)?.isPlayedOn === true;

/** Whether the sport's score is of goals, each of which counts one. */
export const countsGoals = (sportId: number): boolean => (sportById(sportId)?.goals ?? "none") !== "none";

/** Whether goals of the sport are so rare that each one is announced. */
export const hasRareGoals = (sportId: number): boolean => sportById(sportId)?.goals === "rare";

/** What a game of the sport is counted in where its statuses do not say it; null for most sports. */
export const unitOf = (sportId: number): NonNullable<SportFacts["unit"]> | null => sportById(sportId)?.unit ?? null;

/** Fights are counted in rounds, of which a bout that is stopped has fewer than were agreed. */
export const isBout = (sportId: number): boolean => unitOf(sportId) === "round";

/** Whether each point is in the point history and none in the summary. */
export const hasPointHistory = (sportId: number): boolean => sportById(sportId)?.pointHistory === true;

export const hasInnings = (sportId: number): boolean => sportById(sportId)?.innings === true;

/** Whether a side of the sport is a person or a pair. */
export const isOfPersons = (sportId: number): boolean => sportById(sportId)?.isOfPersons === true;

/** Whether sources say which side serves, bats or throws. */
export const isServing = (sportId: number): boolean => sportById(sportId)?.kinds.includes("serving") === true;

export const isGolf = (sportId: number): boolean => sportById(sportId)?.kinds.includes("golf") === true;

/** The sports whose parent this one is (C1.03). */
export const childSports = (sport: Sport): readonly Sport[] => sports.filter((child) => child.parent === sport.name);
