import { int, ints, text, texts } from "../field.ts";
import { createSectionCodec } from "../section.ts";

/**
 * A season with chances (`to_` of the tab `openSeason`), which is ours: what its table and its chances follow from. A team is named by
 * its place among the rows of teams, from 0, because each is in many games.
 */
export const seasonKinds = {
  season: {
    fields: {
      stageId: text("OSS"),
      /** The points of a win, a draw and a loss. */
      win: int("OSW"),
      draw: int("OSD"),
      loss: int("OSL"),
    },
  },
  /** One criterion after the other; several in one row are those of a table of the games among the level. */
  criterion: {
    fields: {
      by: texts("OSB", "|"),
      isHeadToHead: int("OSH"),
      again: int("OSA"),
      meetings: int("OSM"),
    },
  },
  zone: {
    fields: {
      code: text("OSZ"),
      label: text("OSN"),
      /** Hexadecimal, without a mark before it. */
      colour: text("OSU"),
      /** The first and the last place of the zone, counted from 1. */
      from: int("OSF"),
      to: int("OSO"),
    },
  },
  /** A team of this season, in the order that the level keep, or of the season before: such a one has no name. */
  team: {
    fields: {
      teamId: text("OST"),
      team: text("OSI"),
      path: text("OSY"),
      /** Points that a federation took off (or, negative, gave). */
      deduction: int("OSP"),
    },
  },
  /** A result of the season before: home, away, their goals, the start, and the winner where the goals do not show it. */
  earlier: { fields: { game: ints("OSE", "|") } },
  /** A result of this season in the same form. */
  result: { fields: { game: ints("OSG", "|") } },
  /** A game without a result. */
  left: {
    fields: {
      eventId: text("OSX"),
      startSeconds: int("OSC"),
      round: text("OSR"),
      /** Home and away. */
      sides: ints("OSQ", "|"),
    },
  },
} as const;

export const seasonSection = createSectionCodec(seasonKinds);
