import { decimal, int, text } from "../field.ts";
import { createSectionCodec } from "../section.ts";

/** A player's figures in one game or in several; figures that the sport does not count are absent. */
const figureFields = {
  /** Games that the person, or the single competitor, took part in. */
  games: int("TFG"),
  minutes: int("TFM"),
  goals: int("TFO"),
  assists: int("TFA"),
  points: int("TFP"),
  yellowCards: int("TFY"),
  redCards: int("TFR"),
  /** A mark, or the mean of several. */
  rating: decimal("TFV"),
  wins: int("TFW"),
  losses: int("TFL"),
  podiums: int("TFD"),
  /** The best place in a field. */
  best: int("TFB"),
} as const;

/**
 * Figures of people (`pm_2_`): for a team, one row for each of its people; for a person or a single competitor, the
 * seasons, the latest first, and for a person also the last games, the newest first. All keys are our own.
 */
export const figureKinds = {
  person: { fields: { personId: text("TGP"), ...figureFields } },
  season: {
    fields: {
      season: text("TGS"),
      competition: text("TGC"),
      flag: text("TGF"),
      teamId: text("TGX"),
      team: text("TGT"),
      ...figureFields,
    },
  },
  game: {
    fields: {
      eventId: text("TGM"),
      startSeconds: int("TGD"),
      league: text("TGL"),
      /** 1 when the person's team was the home side, else 2. */
      side: int("TGH"),
      opponentId: text("TGQ"),
      opponent: text("TGO"),
      /** "2:1", the home side first; absent before the first score. */
      score: text("TGR"),
      ...figureFields,
    },
  },
} as const;

export const figureSection = createSectionCodec(figureKinds);

/** Absences of a team's players, or of one person (`pm_3_`): current ones first, then the most recent. */
export const missedKinds = {
  missed: {
    fields: {
      playerId: text("TAP"),
      player: text("TAN"),
      path: text("TAU"),
      flag: text("TAF"),
      /** In the feed's language if the source's word is a known one. */
      reason: text("TAR"),
      availability: text("TAV"),
      /** The starts of the first and the last missed game. */
      fromSeconds: int("TAB"),
      toSeconds: int("TAE"),
      games: int("TAG"),
      /** 1 while the team's latest line-up still leaves the player out. */
      isCurrent: int("TAC"),
    },
  },
} as const;

export const missedSection = createSectionCodec(missedKinds);
