import { decimal, int, ints, text } from "../field.ts";
import { createSectionCodec } from "../section.ts";

/**
 * How a match went, in figures that follow from its incidents (`df_ma_`). No outside source names a key: all are our own.
 */
export const analysisKinds = {
  /** A period, in order. Its lists have a value for each step: a minute, or a point in sports of sets. */
  period: {
    fields: {
      number: int("MPN"),
      label: text("MPL"),
      /** Minutes before it and minutes that it usually lasts; 0 and 0 in sports of sets. */
      firstMinute: int("MPF"),
      regularMinutes: int("MPR"),
      /** Momentum in hundredths: 100 is home's alone, -100 away's. */
      momentum: ints("MPV", "|"),
      /** Chances in thousandths that home and away win, after each step; the rest is the draw's. */
      homeChances: ints("MPH", "|"),
      awayChances: ints("MPA", "|"),
    },
  },
  /** Chances in thousandths before the start. */
  start: { fields: { home: int("MCH"), draw: int("MCD"), away: int("MCA") } },
  /** A goal or a red card, at its place on the axis of steps. */
  mark: {
    fields: {
      id: text("MMI"),
      /** 1 home, 2 away. */
      side: int("MMS"),
      /** 1 goal, 2 red card. */
      sign: int("MMK"),
      period: int("MMP"),
      /** Steps from the start of the period. */
      step: decimal("MMX"),
      minute: text("MMT"),
      player: text("MMN"),
    },
  },
  shot: {
    fields: {
      id: text("MSI"),
      side: int("MSS"),
      period: int("MSP"),
      minute: text("MST"),
      player: text("MSN"),
      /** 0 the own goal line, 100 the other one; 0 the left touch line, 100 the right one, as the side looks. */
      x: decimal("MSX"),
      y: decimal("MSY"),
      /** `shotOutcomes`, from 1. */
      outcome: int("MSO"),
      /** `shotBodies` and `shotSituations`, from 1; 0 where the source does not say. */
      body: int("MSB"),
      situation: int("MSC"),
      expected: decimal("MSE"),
    },
  },
} as const;

export const analysisSection = createSectionCodec(analysisKinds);

export const shotOutcomes = ["goal", "saved", "off", "blocked", "woodwork"] as const;
export type ShotOutcome = (typeof shotOutcomes)[number];
export const markSigns = { goal: 1, redCard: 2 } as const;
