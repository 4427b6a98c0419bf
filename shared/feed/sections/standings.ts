import { decimal, int, text } from "../field.ts";
import { createSectionCodec } from "../section.ts";

/** A table (`to_`, `df_to_`): logos, zones and their legend, a head, then each team's row followed by its form. */
export const standingsKinds = {
  logos: {
    fields: { teamId: text("IPI"), image: text("IPU") },
    /** The first logo is the row's own. */
    groups: { teamId: text("IPI"), image: text("IPU") },
  },
  head: { fields: { title: text("TA"), name: text("TT"), group: text("TB"), columns: text("TC") } },
  zone: { fields: { code: text("TZ"), label: text("TZS") } },
  /** `q1|text` */
  legend: { fields: { entry: text("TV") } },
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
      wins: int("TW"),
      regularWins: int("TWR"),
      draws: int("TDR"),
      losses: int("TLR"),
      /** Of the wins and losses, those after regular time. */
      lateWins: int("TLW"),
      lateLosses: int("TLL"),
      /** "6:2" */
      goals: text("TG"),
      difference: int("TPF"),
      /** Share of games won, ".625", where it is what counts. */
      winPercentage: text("TPC"),
      /** Ranks won (or, negative, lost) by the running games. */
      rankChange: int("TRC"),
      /** The game that the participant is playing, and its score as "2:1", the home side first. */
      runningEventId: text("TRE"),
      runningScore: text("TRS"),
      /** Last: one known reader takes it for the end of the row. */
      points: decimal("TP"),
    },
  },
  form: {
    fields: {
      match: text("LMS"),
      /** w, d, l; wo and lo after a full-time draw; empty for the next game. */
      result: text("LMU"),
      eventId: text("LME"),
      text: text("LMT"),
    },
  },
} as const;

export const standingsSection = createSectionCodec(standingsKinds);

/** Who scored most (`tt_`). */
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
      /** Of the goals, those from the penalty spot. */
      penalties: int("TUP"),
      playerId: text("TUI"),
      teamId: text("TUT"),
    },
  },
} as const;

export const scorersSection = createSectionCodec(scorersKinds);
