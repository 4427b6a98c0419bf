import { text } from "../field.ts";
import { createSectionCodec } from "../section.ts";

/**
 * The seasons of a tournament (`tsi_`), the latest first. Clients read the season, then two ids of eight characters, then `THT`; the second
 * id names the season in `tse_`.
 */
export const seasonsKinds = {
  season: {
    fields: {
      /** "2026/2027", or "2026" of a season within a year. */
      name: text("THN"),
      tournamentId: text("THI"),
      stageId: text("THS"),
      templateId: text("THT"),
    },
  },
} as const;

export const seasonsSection = createSectionCodec(seasonsKinds);
