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
      /** Wins; of them those in regular time, in overtime and by penalties. The last cell of the split is of no known meaning. */
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
      /** Empty, of no known meaning. */
      textTap: text("TAP"),
      textNrm: text("NRM"),
      textTpk: text("TPK"),
      difference: int("TPF"),
      /** "6:2" */
      goals: text("TG"),
      textPc: text("PC"),
      /** Share of games won, ".625", in tables that rank by it. */
      winPercentage: text("TPC"),
      /** The country of a person and of a country's side, by which it has a flag. */
      nationId: int("TTN"),
      /** Ranks won (or, negative, lost) by the running games. */
      rankChange: int("TRC"),
      /** The game that the participant is playing, and its score as "2:1", the home side first. */
      runningEventId: text("TRE"),
      runningScore: text("TRS"),
      /** Our own: the time of a rider of a tour, or how far behind. */
      time: text("TTM"),
      /** Last: one known client takes it for the end of the row. */
      points: decimal("TP"),
    },
  },
  form: {
    fields: {
      /** The letter of the result in the feed's language; `?` of the next game. */
      match: text("LMS"),
      /** w, d, l; wo and lo after a full-time draw, dw and dl of a draw that full time had decided, do of one after extra time; upcoming. */
      result: text("LMU"),
      eventId: text("LME"),
      startSeconds: int("LMC"),
      homeName: text("LMH"),
      awayName: text("LMA"),
      /** Of the next game "Next match:", its title, its start in unix seconds; of a past one its title and day. */
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
      /** The nation's number, by which it has a flag. */
      nationId: int("TUN"),
      playerId: text("TUI"),
      teamId: text("TUT"),
      /** Of the player's page. */
      path: text("TUU"),
    },
  },
} as const;

export const scorersSection = createSectionCodec(scorersKinds);
