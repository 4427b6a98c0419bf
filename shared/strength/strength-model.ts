import { sportIds } from "../sports/sport-ids.ts";

/** The figures of the model of one sport (docs/models.md#strengths). */
export type StrengthModel = {
  /** Points that a won game between equals moves from the loser to the winner. */
  readonly step: number;
  /** How much more a game moves for each e-fold of its margin; 0 where the margin does not count. */
  readonly marginWeight: number;
};

/** In football a goal is rare, so the margin says something that the winner alone does not. */
const footballModel: StrengthModel = { step: 10, marginWeight: 0.8 };
const generalModel: StrengthModel = { step: 10, marginWeight: 0 };

export const strengthModelOf = (sportId: number): StrengthModel =>
  sportId === sportIds.soccer ? footballModel : generalModel;

/** The strength of an average side of a first division. */
export const averageStrength = 1500;
/** Each further division of a country begins this many points lower, where nobody of it is known yet. */
export const levelStep = 150;
/** A side that is this much stronger wins ten times as often as it loses. */
export const tenfold = 400;

/** The first games of a side move its strength so many times as far, because little is known of it. */
export const firstGamesFactor = 2;
export const firstGames = 10;

/** A side that has not played for longer is nearer to its level, by half after so many further days. */
export const restDays = 120;
export const halfLifeDays = 730;
