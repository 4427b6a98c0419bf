import { int, text } from "../field.ts";
import { createSectionCodec } from "../section.ts";
import { matchOddsKinds } from "./match-odds-section.ts";

/** The next games of a sport with their main prices (`mop_`): an event, below it a row for each bookmaker. Ours alone. */
export const oddsPreviewKinds = {
  event: {
    fields: {
      eventId: text("TOP"),
      startSeconds: int("AD"),
      statusType: int("AB"),
      homeName: text("AE"),
      awayName: text("AF"),
      leagueId: text("ZC"),
      /** The market's slug, as in `df_od_`. */
      market: text("OAU"),
    },
  },
  bookmaker: matchOddsKinds.bookmaker,
} as const;

export const oddsPreviewSection = createSectionCodec(oddsPreviewKinds);
