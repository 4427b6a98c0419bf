import { int, text, texts } from "../field.ts";
import { createSectionCodec } from "../section.ts";

/** The data that every page of a match needs (`dc_`): one row. Public clients look for the signature inside it. */
export const matchKinds = {
  match: {
    fields: {
      statusType: int("DA"),
      statusTypeShown: int("DZ"),
      status: int("DB"),
      /** The start of the match before it starts. */
      statusStartSeconds: int("DD"),
      flagAw: int("AW"),
      startSeconds: int("DC"),
      flagDs: int("DS"),
      homeScore: int("DE"),
      awayScore: int("DF"),
      homeFullTime: int("DG"),
      awayFullTime: int("DH"),
      homeExtraTime: int("REA"),
      awayExtraTime: int("REB"),
      minute: int("DI"),
      updatedSeconds: int("DK"),
      /** When the event last changed, before its start too. Our own. */
      changedSeconds: int("TCG"),
      /** 1, 0, 1 and 0 in every recorded body; their meaning is unknown. */
      flagDl: int("DL"),
      /** Tennis: games of the running set, points of the running game, the serving side (0 for neither). */
      homeGames: int("DN"),
      awayGames: int("DO"),
      homePoints: text("DP"),
      awayPoints: text("DQ"),
      serve: int("DR"),
      notice: text("DM"),
      noticeBookmakerIds: texts("BTB", ","),
      advanced: int("BY"),
      /** All games of the match's tie or series, by start; `readMatch` parses them. Our own. */
      series: texts("TSR", "|"),
      /** 1 where the goals away from home decide a level tie of two legs. Our own. */
      awayGoals: int("TSW"),
      /** ST, MH, OD, HH, LI … */
      tabs: texts("DX", ","),
      image: text("DEI"),
      flagDv: int("DV"),
      /** Empty in every recorded body. */
      textDt: text("DT"),
      /** H, D or A. */
      winner: text("DJ"),
      winnerFullTime: int("AZ"),
      audioAddress: text("QQ"),
      audioAddressOther: text("QJ"),
      audioCommentator: text("QX"),
      signature: text("A1"),
    },
  },
} as const;

export const matchSection = createSectionCodec(matchKinds);

/** Which parts of a game have changed (`g_`): hashes of its parts. */
export const gameKinds = {
  game: {
    fields: {
      scoreHash: text("CA"),
      /** Equal to the signature of `df_sui_`. */
      incidentsHash: text("CD"),
      statisticsHash: text("CE"),
      lineUpsHash: text("CF"),
      commentaryHash: text("TCH"),
      pointsHash: text("TPH"),
      /** The hash of momentum, chances and shots (`df_ma_`); our own key. */
      analysisHash: text("TAH"),
      /** The hashes of laps, rounds and a golfer's holes, for races and tournaments. */
      lapsHash: text("TLH"),
      roundsHash: text("TRH"),
      holesHash: text("THH"),
      /** Changes with any price of the event; our own key. Absent if the place may see no prices. */
      oddsHash: text("ODH"),
      signature: text("A1"),
    },
  },
} as const;

export const gameSection = createSectionCodec(gameKinds);
