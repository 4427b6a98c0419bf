import { int, text } from "../field.ts";
import { createSectionCodec } from "../section.ts";

/** Past matches of both sides (`df_hh_`): a tab's row, its sections' rows, each followed by its matches'. */
export const headToHeadKinds = {
  /** The detail is empty in every recorded body. */
  tab: { fields: { label: text("KA"), detail: text("IS") } },
  section: { fields: { label: text("KB") } },
  match: {
    fields: {
      startSeconds: int("KC"),
      eventId: text("KP"),
      /** Tennis: `hard`, `clay`, `grass`, twice. */
      surface: text("KD"),
      surfaceShown: text("KE"),
      leagueName: text("KF"),
      status: int("AC"),
      countryId: text("KG"),
      countryName: text("KH"),
      leagueCode: text("KI"),
      homeParticipantId: text("UQ"),
      awayParticipantId: text("UO"),
      /** `*` comes before the winner's name. */
      homeMarkedName: text("KJ"),
      homeSlug: text("UE"),
      homeName: text("FH"),
      /** The second player of a pair; empty for a single player. */
      homeSecondName: text("FJ"),
      awayMarkedName: text("KK"),
      awaySlug: text("UG"),
      awayName: text("FK"),
      awaySecondName: text("FL"),
      /** "2:1"; "-" for a walkover. */
      score: text("KL"),
      homeScore: int("KU"),
      awayScore: int("KT"),
      homeImage: text("EC"),
      awayImage: text("ED"),
      /** "(1:1)" */
      fullTimeScore: text("KM"),
      homeFullTime: int("KX"),
      awayFullTime: int("KY"),
      homeShootOut: int("RPA"),
      awayShootOut: int("RPB"),
      homeCountryId: text("CA"),
      homeCountryName: text("FU"),
      /** The country of the second player; 0 and empty if there is none. */
      homeSecondCountryId: text("GA"),
      homeSecondCountryName: text("FW"),
      awayCountryId: text("CB"),
      awayCountryName: text("FV"),
      awaySecondCountryId: text("GB"),
      awaySecondCountryName: text("FX"),
      /** A form in small letters (`toFormCode`); absent in matches between both sides. */
      teamResult: text("WIS"),
      /** Which side the section's team was: home or away. */
      teamSide: text("KS"),
      advanced: int("BY"),
    },
  },
} as const;

export const headToHeadSection = createSectionCodec(headToHeadKinds);
