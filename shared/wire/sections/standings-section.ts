import { decimal, int, lines, text } from "../field.ts";
import { createSectionCodec } from "../section.ts";

/**
 * A table (`to_`, `df_to_`): logos, zones, heads, the match that requested it, each team's row followed by its form,
 * and the legend of the zones last.
 */
export const standingsKinds = {
  logos: {
    fields: { teamId: text("IPI"), image: text("IPU") },
    /** The first logo is the row's own. */
    groups: { teamId: text("IPI"), image: text("IPU") },
  },
  zone: { fields: { code: text("TZ"), label: text("TZS") } },
  /** The last cell is ours: how level participants are ordered, in words. */
  head: { fields: { title: text("TA"), name: text("TT"), tieBreak: text("TTB") } },
  columns: { fields: { group: text("TB"), columns: text("TC") } },
  event: { fields: { eventId: text("ETI") } },
  row: {
    fields: {
      rank: int("TR"),
      zone: text("TU"),
      zoneColour: text("TUC"),
      team: text("TN"),
      teamId: text("TI"),
      path: text("TIU"),
      played: int("TM"),
      /** All wins, then those in regular time, in overtime and by penalties. The meaning of the last cell (`TWA`) is unknown. */
      wins: int("TW"),
      regularWins: int("TWR"),
      overtimeWins: int("TWO"),
      penaltyWins: int("TWP"),
      winsTwa: int("TWA"),
      draws: int("TDR"),
      losses: int("TL"),
      regularLosses: int("TLR"),
      overtimeLosses: int("TLO"),
      penaltyLosses: int("TLP"),
      lossesTla: int("TLA"),
      /** Empty; the meaning is unknown. */
      textTap: text("TAP"),
      textNrm: text("NRM"),
      textTpk: text("TPK"),
      difference: int("TPF"),
      /** "6:2" */
      goals: text("TG"),
      textPc: text("PC"),
      /** Share of games won, ".625", in tables that rank by it. */
      winPercentage: text("TPC"),
      /** The country of a person or a country's side, for its flag. */
      nationId: int("TTN"),
      /** Ranks won (or, negative, lost) by the running games. */
      rankChange: int("TRC"),
      /** The game that the participant is playing, and its score as "2:1", the home side first. */
      runningEventId: text("TRE"),
      runningScore: text("TRS"),
      /** Our own: the time of a rider of a tour, or the gap to the leader. */
      time: text("TTM"),
      /** It must be last: one known client treats it as the end of the row. */
      points: decimal("TP"),
    },
  },
  form: {
    fields: {
      /** The letter of the result in the feed's language; `?` for the next game. */
      match: text("LMS"),
      /** A form in small letters (`toFormCode`), or "upcoming". */
      result: text("LMU"),
      eventId: text("LME"),
      startSeconds: int("LMC"),
      homeName: text("LMH"),
      awayName: text("LMA"),
      /** For the next game: "Next match:", its title and its start in unix seconds; for a past game: its title and day. */
      text: lines("LMT"),
    },
  },
  /** `q1|text|004682`, repeated in one row: the first is the row's own. */
  legend: { fields: { entry: text("TV") }, groups: { entry: text("TV") } },
} as const;

export const standingsSection = createSectionCodec(standingsKinds);

/** The top scorers (`tt_`). */
export const scorersKinds = {
  scorer: {
    fields: {
      rank: int("UA"),
      player: text("UF"),
      team: text("UU"),
      goals: int("UJ"),
      assists: int("UK"),
      nation: text("UCN"),
      position: text("UPN"),
      /** The goals from the penalty spot among them. */
      penalties: int("TUP"),
      /** The nation's number, for its flag. */
      nationId: int("TUN"),
      playerId: text("TUI"),
      teamId: text("TUT"),
      /** The path of the player's page. */
      path: text("TUU"),
    },
  },
} as const;

export const scorersSection = createSectionCodec(scorersKinds);
