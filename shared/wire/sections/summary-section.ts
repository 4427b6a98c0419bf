import { int, text, type FieldTable } from "../field.ts";
import { createSectionCodec } from "../section.ts";

/** The last cells of a match's summary, in whichever row is last. */
const lastCells = {
  /** Seeds; empty for a player without one. */
  homeSeed: text("PSPH"),
  awaySeed: text("PSPA"),
  /** "TV: Far Post": the channel that shows it. */
  channels: text("TA"),
  signature: text("A1"),
} as const satisfies FieldTable;

/**
 * Referee, venue and the like, in this order: names REF, RCO, RTY, RCC, VEN, TWN, ATT, CAP. The first pair is the row's
 * own. Where no referee is known, the row begins with the first name that it has.
 */
export const informationKinds = {
  information: {
    fields: { name: text("MIT"), value: text("MIV"), ...lastCells },
    groups: { name: text("MIT"), value: text("MIV"), ...lastCells },
  },
  seeds: { fields: lastCells },
  channels: { fields: { channels: lastCells.channels, signature: lastCells.signature } },
  /** The same channels again, and bookmakers that show it; where each can be seen, for the proxy alone. */
  channelList: { fields: { stations: text("TVT"), bookmakers: text("TVB"), places: text("TTC") } },
} as const;

/** The incidents of a match (`df_sui_`, `df_su_`): each period's row is followed by its incidents'. */
export const summaryKinds = {
  period: {
    fields: { label: text("AC") },
    /** The period's own score; a second one is its tie-break. The last one is followed by the length of the set: `0:59`. */
    groups: {
      home: text("IG"),
      away: text("IH"),
      length1: text("RC"),
      length2: text("RD"),
      length3: text("RE"),
      length4: text("RF"),
      length5: text("RG"),
    },
  },
  incident: {
    fields: {
      id: text("III"),
      /** 1 home, 2 away. */
      side: int("IA"),
      /** As printed: `45+1'`, `07:26`. */
      minute: text("IB"),
      /** Minutes of added time: the 1 of `45+1'`. */
      addedMinute: int("ID"),
    },
    /**
     * One incident may be several things: a goal and an assist. Name, path, id and comment are in each, empty or not.
     */
    groups: {
      /** 1 yellow card, 2 red card, 3 goal, 4 own goal, 6 off, 7 on, 8 assist, 10 penalty, 11 missed penalty … */
      type: int("IE"),
      homeScore: text("INX"),
      awayScore: text("IOX"),
      playerName: text("IF"),
      playerPath: text("IU"),
      comment: text("ICT"),
      label: text("IK"),
      playerId: text("IM"),
      reasonCode: text("IJ"),
      reason: text("IL"),
      mediaId: text("IN"),
      mediaTimes: text("IO"),
    },
  },
  /** Length of the match: `2:35`. */
  duration: { fields: { length: text("RB") } },
  ...informationKinds,
} as const;

export const summarySection = createSectionCodec(summaryKinds);
