import { decimal, int, text, texts } from "./field.ts";

/** The cells of an event row that are in neither side's block, in wire order. Keys that begin with T are our own. */
export const eventKeyFields = {
  id: text("AA"),
  startSeconds: int("AD"),
  /** End, or the estimated start; equal to the start where neither is known. */
  endSeconds: int("ADE"),
  statusType: int("AB"),
  statusTypeShown: int("CR"),
  status: int("AC"),
  homeNameShown: text("CX"),
  /** Nations of the sides. They are equal in the rows of most leagues and compress best side by side. */
  homeCountryName: text("FU"),
  homeCountryId: text("CA"),
  awayCountryName: text("FV"),
  awayCountryId: text("CB"),
  /** 1 when the source names the sides the other way round. */
  swappedSides: int("RW"),
  /** `y` only while live. */
  live: text("AI"),
  /** 1 when the event has a detail page with live content ("live centre"). */
  liveCentre: int("AX"),
  statusStartSeconds: int("AO"),
  /** Prematch betslip mode (C3.03). */
  betslipMode: int("BW"),
  /** Minute of the period for sources that count themselves; -1 when not running, empty while a clock runs. */
  minute: int("BX"),
  /** Announced added time, as printed ("+4"). */
  addedTime: text("WL"),
  /** Country of the only participant of an event without sides. */
  countryName: text("CC"),
  countryId: text("CY"),
  /** Real seconds to clock seconds, absent for 1; a replay at 60 counts a minute each second. */
  clockRate: int("TRR"),
  /** 0 when only the day is known. */
  timeKnown: int("TTK"),
  /** Fields that a row carries only outside its list, because no league or header row precedes it there. */
  leagueId: text("TLG"),
  sportId: int("TSP"),
  sportName: text("TSN"),
  /** -1 unknown, 0 no, 1 yes, 2 final only (C3.15). */
  sourceType: int("TSO"),
  /** 1 when comments of the match exist. */
  comments: int("TCM"),
  /** When a period last ended or began, or its score changed. */
  periodUpdatedSeconds: int("TPU"),
  /** When the event last changed, in parts of fixtures and results alone. */
  changedSeconds: int("TCG"),
  /** The ids of all that named the sides of a knock-out game to come. Whoever hides one of them does not see the game. */
  decidedBy: texts("TDB", "|"),
} as const;

/** The cells after the sides. */
export const eventTrailingFields = {
  notice: text("AM"),
  /** Our own: the bookmakers that the notice names together with bets. The feed-proxy drops both where one may not be named. */
  noticeBookmakerIds: texts("BTB", ","),
  round: text("ER"),
  /** 1 when more content of the match exists. */
  moreContent: int("AW"),
  /** TV stations, bookmaker streams and highlight providers, as JSON text by channel kind (C3.09). */
  broadcast: text("AL"),
  /** `y` or `n`. */
  liveBetting: text("AN"),
  /** Bookmakers that take live bets (C3.03). */
  liveBookmakerIds: texts("MW", "|"),
  /** The decimal price of 1, X and 2 and the price before it, null when suspended. */
  homePrice: decimal("XA"),
  homePreviousPrice: decimal("YA"),
  drawPrice: decimal("XB"),
  drawPreviousPrice: decimal("YB"),
  awayPrice: decimal("XC"),
  awayPreviousPrice: decimal("YC"),
  /** As printed: "1/4 1-3". */
  eachWayHandicap: text("TEW"),
  /** Excitement, from 0 to 10; it says nothing of the sides. Absent, or -1 in a change, where too little is known (docs/models.md). */
  excitement: int("TEX"),
} as const;

/** The outcome; on the wire these cells are in the winner's block (`event-row.ts`). */
export const eventResultFields = {
  /** Winner including extra time: 0 draw, 1 home, 2 away. */
  winner: int("AS"),
  winnerFullTime: int("AZ"),
} as const;
