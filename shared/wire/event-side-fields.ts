import { decimal, int, text, type Field } from "./field.ts";

/** An incident and its time: a penalty that is taken, a penalty that was missed. */
type IncidentUpdate = { readonly updatedSeconds: number; readonly incidentId: string };

/** `seconds:incident`, joined by bars. Items of another form are left out. */
const updates = (key: string): Field<readonly IncidentUpdate[]> => ({
  key,
  kind: "other",
  format: (list) => list.map(({ updatedSeconds, incidentId }) => `${updatedSeconds}:${incidentId}`).join("|"),
  parse: (value) => value.split("|").flatMap(parseUpdate),
});

function parseUpdate(text: string): readonly IncidentUpdate[] {
  const [, seconds, incidentId] = /^(\d{1,15}):([^:|]+)$/.exec(text) ?? [];
  return seconds === undefined || incidentId === undefined ? [] : [{ updatedSeconds: Number(seconds), incidentId }];
}

/** The home block of an event row, in wire order. Keys that begin with T are our own. */
export const eventHomeFields = {
  homeCode: text("WM"),
  homeParticipantId: text("PX"),
  homeName: text("AE"),
  homeFullName: text("FH"),
  homeEventParticipantId: text("JA"),
  homeSlug: text("WU"),
  /** 1 when the side advanced in a cup. */
  homeAdvanced: int("BY"),
  homeRedCards: int("AJ"),
  /** 1 while a goal is under review. */
  homeUnderReview: int("GRA"),
  /** The serving side: 1 home, 2 away (C3.02). */
  serve: int("WC"),
  homeScore: int("AG"),
  homeFullTime: int("AT"),
  homePeriod1: int("BA"),
  homePeriod2: int("BC"),
  homePeriod3: int("BE"),
  homePeriod4: int("BG"),
  homePeriod5: int("BI"),
  homePeriod6: int("BK"),
  homePeriod7: int("BM"),
  homePeriod8: int("BO"),
  homePeriod9: int("BQ"),
  homePeriod10: int("BS"),
  homePeriod11: int("BU"),
  homeTieBreak1: int("DA"),
  homeTieBreak2: int("DC"),
  homeTieBreak3: int("DE"),
  homeTieBreak4: int("DG"),
  homeTieBreak5: int("DI"),
  homeShootOut: int("RPA"),
  /** Points of the running game: "40", "A". */
  homeGamePoints: text("WA"),
  homePenaltyShots: updates("TSH"),
  homePenaltiesMissed: updates("TMH"),
  homeRunRate: decimal("TRH"),
  /** Overs and balls: "19.4". */
  homeOvers: text("TOH"),
  /** Wickets lost. */
  homeWickets: int("TWH"),
  homeHits: int("WF"),
  homeErrors: int("WH"),
  homePitcher: text("TPH"),
  homeHalf1: int("TH1"),
  homeHalf2: int("TH2"),
  homeLegs: int("TLH"),
  homeImage: text("OA"),
} as const;

/** The away block: the same fields for the other side. */
export const eventAwayFields = {
  awayCode: text("WN"),
  awayParticipantId: text("PY"),
  awayName: text("AF"),
  awayFullName: text("FK"),
  awayEventParticipantId: text("JB"),
  awaySlug: text("WV"),
  awayAdvanced: int("BZ"),
  awayRedCards: int("AK"),
  awayUnderReview: int("GRB"),
  awayScore: int("AH"),
  awayFullTime: int("AU"),
  awayPeriod1: int("BB"),
  awayPeriod2: int("BD"),
  awayPeriod3: int("BF"),
  awayPeriod4: int("BH"),
  awayPeriod5: int("BJ"),
  awayPeriod6: int("BL"),
  awayPeriod7: int("BN"),
  awayPeriod8: int("BP"),
  awayPeriod9: int("BR"),
  awayPeriod10: int("BT"),
  awayPeriod11: int("BV"),
  awayTieBreak1: int("DB"),
  awayTieBreak2: int("DD"),
  awayTieBreak3: int("DF"),
  awayTieBreak4: int("DH"),
  awayTieBreak5: int("DJ"),
  awayShootOut: int("RPB"),
  awayGamePoints: text("WB"),
  awayPenaltyShots: updates("TSA"),
  awayPenaltiesMissed: updates("TMA"),
  awayRunRate: decimal("TRA"),
  awayOvers: text("TOA"),
  awayWickets: int("TWA"),
  awayHits: int("WG"),
  awayErrors: int("WI"),
  awayPitcher: text("TPA"),
  awayHalf1: int("TA1"),
  awayHalf2: int("TA2"),
  awayLegs: int("TLA"),
  awayImage: text("OB"),
} as const;
