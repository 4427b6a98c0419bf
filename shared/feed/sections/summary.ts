import { int, text } from "../field.ts";
import { createSectionCodec } from "../section.ts";

/** The incidents of a match (`df_sui_`, `df_su_`): each period's row is followed by its incidents'. */
export const summaryKinds = {
  period: {
    fields: { label: text("AC"), length: text("RB") },
    /** The period's score; a second one is its tie-break. */
    groups: { home: text("IG"), away: text("IH") },
  },
  incident: {
    fields: {
      id: text("III"),
      /** 1 home, 2 away. */
      side: int("IA"),
      /** As printed: `45+1'`, `07:26`. */
      minute: text("IB"),
    },
    /** One incident may be several things: a goal and who assisted. */
    groups: {
      /** 1 yellow card, 2 red card, 3 goal, 4 own goal, 6 off, 7 on, 8 assist, 10 penalty goal, 11 missed penalty … */
      type: int("IE"),
      homeScore: text("INX"),
      awayScore: text("IOX"),
      playerName: text("IF"),
      playerPath: text("IU"),
      playerId: text("IM"),
      comment: text("ICT"),
      label: text("IK"),
      reasonCode: text("IJ"),
      reason: text("IL"),
      mediaId: text("IN"),
      mediaTimes: text("IO"),
      detail: int("ID"),
    },
  },
  /** Referee, venue and the like: names REF, RCO, RTY, RCC, VEN, TWN, ATT, CAP. The first pair is the row's own. */
  information: {
    fields: { name: text("MIT"), value: text("MIV") },
    groups: { name: text("MIT"), value: text("MIV") },
  },
  channels: { fields: { stations: text("TVT"), bookmakers: text("TVB") } },
  channelsText: { fields: { text: text("TA") } },
} as const;

export const summarySection = createSectionCodec(summaryKinds);
