import { int, text, texts } from "../field.ts";
import { createSectionCodec } from "../section.ts";

/** What every page of a match needs (`dc_`): one row. Public readers look for the signature inside it. */
export const matchKinds = {
  match: {
    fields: {
      stageType: int("DA"),
      stageTypeShown: int("DZ"),
      stage: int("DB"),
      startSeconds: int("DC"),
      stageStartSeconds: int("DD"),
      homeScore: int("DE"),
      awayScore: int("DF"),
      homeFullTime: int("DG"),
      awayFullTime: int("DH"),
      homeExtraTime: int("REA"),
      awayExtraTime: int("REB"),
      minute: int("DI"),
      /** H, D or A. */
      winner: text("DJ"),
      winnerFullTime: int("AZ"),
      advanced: int("BY"),
      updatedSeconds: int("DK"),
      notice: text("DM"),
      /** ST, MH, OD, HH, LI … */
      tabs: texts("DX", ","),
      image: text("DEI"),
      audioAddress: text("QQ"),
      audioCommentator: text("QX"),
      signature: text("A1"),
    },
  },
} as const;

export const matchSection = createSectionCodec(matchKinds);

/** What of a game has changed (`g_`): hashes of its parts. */
export const gameKinds = {
  game: {
    fields: { scoreHash: text("CA"), incidentsHash: text("CD"), statisticsHash: text("CE"), signature: text("A1") },
  },
} as const;

export const gameSection = createSectionCodec(gameKinds);
