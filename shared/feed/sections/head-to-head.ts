import { int, text } from "../field.ts";
import { createSectionCodec } from "../section.ts";

/** Past matches of both sides (`df_hh_`): a tab's row, its sections' rows, each followed by its matches'. */
export const headToHeadKinds = {
  tab: { fields: { label: text("KA"), detail: text("IS") } },
  section: { fields: { label: text("KB") } },
  match: {
    fields: {
      startSeconds: int("KC"),
      eventId: text("KP"),
      leagueName: text("KF"),
      leagueCode: text("KI"),
      countryId: text("KG"),
      countryName: text("KH"),
      status: int("AC"),
      /** `*` stands before the winner's name. */
      homeMarkedName: text("KJ"),
      awayMarkedName: text("KK"),
      homeName: text("FH"),
      awayName: text("FK"),
      homeSlug: text("UE"),
      awaySlug: text("UG"),
      homeParticipantId: text("UQ"),
      awayParticipantId: text("UO"),
      homeImage: text("EC"),
      awayImage: text("ED"),
      /** "2:1" */
      score: text("KL"),
      homeScore: int("KU"),
      awayScore: int("KT"),
      /** "(1:1)" */
      fullTimeScore: text("KM"),
      homeFullTime: int("KX"),
      awayFullTime: int("KY"),
      homeShootOut: int("RPA"),
      awayShootOut: int("RPB"),
      /** Which side the section's team was: home or away. */
      teamSide: text("KS"),
      /** w, d, l, wo, lo. */
      teamResult: text("WIS"),
      advanced: int("BY"),
    },
  },
} as const;

export const headToHeadSection = createSectionCodec(headToHeadKinds);
