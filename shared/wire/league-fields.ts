import { int, ints, text, type Fields } from "./field.ts";

/** Cells of a league row (`ZA`): a tournament's stage, with the events that follow it. Keys that begin with T are our own. */
export const leagueFields = {
  /** "COUNTRY: League", in the feed's language. */
  title: text("ZA"),
  templateId: text("ZEE"),
  countryId: text("ZB"),
  countryName: text("ZY"),
  stageId: text("ZC"),
  /** t, p, s or c (C3.06). */
  type: text("ZD"),
  tournamentId: text("ZE"),
  sourceType: int("ZF"),
  /** 1 when the table counts running events. */
  liveTable: int("ZO"),
  /** 1 has a table, 2 has a draw. */
  standings: int("ZG"),
  /** `{countryId}_{templateId}`. */
  templateKey: text("ZH"),
  /** 2 main, 11 play-off … */
  stageKind: int("ZJ"),
  path: text("ZL"),
  image: text("OAJ"),
  sortKey: text("ZX"),
  categoryId: text("ZHS"),
  /** 0 and empty in every recorded body. */
  zcc: int("ZCC"),
  tss: text("TSS"),
  categoryName: text("ZAF"),
  /** Flag key for the site's sprite: ISO 3166-1 alpha-2 in lower case, or gb-eng, eu, world. */
  flag: text("TFL"),
  /** The league's name without its country. */
  name: text("TLN"),
  sportId: int("TSP"),
  /** 1 when events have two sides. */
  duel: int("TDU"),
  eventCount: int("TGC"),
  /** 1 open, 0 collapsed. */
  display: int("TDI"),
  /** 1 for rugby sevens, whose halves are shorter. */
  sevens: int("TSV"),
  /** 1 for golf by stableford points. */
  stableford: int("TST"),
  superTemplateId: int("TSU"),
  /** 1 if events are simulated; pages say so. */
  simulated: int("TSM"),
  /** The id of the public source of its events; pages name the source. */
  credit: text("TCR"),
} as const;

export type LeagueFields = Fields<typeof leagueFields>;

/** A round of a league's draw that is still open (`TDR`, our own row kind); it follows its league's row. */
export const drawFields = {
  round: text("TDR"),
  /** 1 for the draw's first round. */
  level: int("TDL"),
  stageId: text("TDS"),
  /** 1 for the final. */
  isFinal: int("TDF"),
  /** The starts of the games that are announced and have not begun. */
  startSeconds: ints("TDT", "|"),
} as const;

export type DrawFields = Fields<typeof drawFields>;
