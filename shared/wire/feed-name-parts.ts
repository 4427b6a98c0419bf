/** The parts of feed names: how each is written, so that one feed has one name, and the value that it is parsed to. */
type Part<T> = { readonly pattern: string; readonly parse: (text: string) => T };

const number = (pattern: string): Part<number> => ({ pattern, parse: Number });
const word = (pattern: string): Part<string> => ({ pattern, parse: String });
const oneOf = <T extends string>(...values: readonly T[]): Part<T> => ({
  pattern: values.join("|"),
  // The pattern lets no other text through.
  parse: (text) => text as T,
});

const id = word("[A-Za-z0-9]{1,16}");
const hours = number("0|-?(?:[1-9]|1[0-4])(?:\\.(?:25|5|75))?|-?0\\.(?:25|5|75)");
const smallNumber = number("0|[1-9]\\d{0,3}");

export const feedNameParts = {
  sportId: number("[1-9]\\d?"),
  projectTypeId: number("0|[1-9]\\d{0,2}"),
  /** Days from today; lists exist for the days that C9.03 allows. */
  day: number("0|-?[1-9]\\d{0,4}"),
  /** Hours from UTC; quarters exist (Nepal 5.75). */
  tzHour: hours,
  /** Our own: hours from UTC at the beginning of a day on which clocks are changed; `tzHour` is what counts at its end. */
  startHour: hours,
  lang: word("[a-z]{2}(?:-[a-z]{2})?"),
  countryId: id,
  tournamentId: id,
  stageId: id,
  seasonId: id,
  seriesId: id,
  participantId: id,
  playerId: id,
  rankingId: id,
  articleId: id,
  eventId: word("[A-Za-z0-9]{8,16}"),
  bookmakerId: number("[1-9]\\d{0,5}"),
  order: oneOf("y", "n"),
  tennisType: oneOf("s", "d", "m"),
  /** A licence market, whose visitors may see these odds (BettingPolicy.market). */
  market: word("[a-z]{2,8}"),
  /** A sport's page, the home page, or (our own) all that is known. */
  newsPage: oneOf("sport", "home", "all"),
  type: smallNumber,
  tab: smallNumber,
  page: smallNumber,
  dataPart: smallNumber,
  seasonPage: number("-?[1-9]\\d{0,2}"),
  count: smallNumber,
  section: oneOf(
    ...(["hh", "li", "psn", "psp", "nf", "mh", "od", "dos", "hi", "st", "scr", "mhsn", "mhn"] as const),
    ...(["stn", "stp", "mhs", "sur", "sui", "su", "mc", "lc", "lcpo", "pi", "mr", "ma"] as const),
    // Our own: who shows the highlights, the games of a tie or a series.
    ...(["hl", "se"] as const),
  ),
} as const;

export type FeedNameParts = {
  readonly [N in keyof typeof feedNameParts]: ReturnType<(typeof feedNameParts)[N]["parse"]>;
};
