import { decimal, int, ints, text, texts } from "../field.ts";
import { createSectionCodec } from "../section.ts";

/**
 * How the chances at the kick-off of a competition's past games came true (`to_` of the tab 17), which is ours: what was judged, ten bins of
 * forecasts, then the scores of each season, the newest first, and of all of them.
 */
export const forecastsKinds = {
  judged: {
    fields: {
      matches: int("FOM"),
      /** Matches before which too little was known for a forecast. */
      unknown: int("FOU"),
      /** The first and the last start, in unix seconds. */
      from: int("FOF"),
      to: int("FOT"),
      /** Per mille of home wins, draws and away wins before the last match. */
      base: ints("FOB", "|"),
      /** The teams of the last season, whose results the figures contain. */
      teamIds: texts("FOI", "|"),
    },
  },
  bin: {
    fields: {
      count: int("FON"),
      /** The mean chance, from 0 to 1. */
      expected: decimal("FOE"),
      happened: int("FOH"),
    },
  },
  season: {
    fields: {
      /** As "2026-27"; empty for all seasons. */
      season: text("FOS"),
      matches: int("FOC"),
      /** Brier scores from 0 to 2 and ranked probability scores from 0 to 1: of our chances, of the base rate, of the table's order. */
      brier: decimal("FOO"),
      ranked: decimal("FOP"),
      baseBrier: decimal("FAO"),
      baseRanked: decimal("FAP"),
      /** Half the width of the 95 % interval of the difference of the Brier score and ours. */
      baseMargin: decimal("FAM"),
      orderBrier: decimal("FRO"),
      orderRanked: decimal("FRP"),
      orderMargin: decimal("FRM"),
    },
  },
} as const;

export const forecastsSection = createSectionCodec(forecastsKinds);
