import type { SportName } from "./sport-ids.ts";

/**
 * Kinds that page logic distinguishes (C1.07). Meeting: races belong to a meeting at one course. Stage: an event is a
 * stage of a longer one. Racing: participants are ranked over a distance. Motor: laps, grid and pit stops. Serving: one
 * side serves, bats or throws. Category sports derive from `category` (docs/adr/015).
 */
type SportKind = "meeting" | "stage" | "racing" | "motor" | "serving" | "golf";

/** Which clock rule gives the time of a running event; `source` shows the minute that the data names. */
type ClockFamily = "halves" | "rugby" | "aussie" | "source" | "none";

export type SportFacts = {
  readonly parent: SportName | null;
  readonly kinds: readonly SportKind[];
  /** False when many participants meet in one event (C1.04). */
  readonly duel: boolean;
  /** Category sports (C1.05); `pages` when their category pages are configured. */
  readonly category: "none" | "grouped" | "pages";
  /** Participant pages in a sport without duels (C1.06). */
  readonly noDuelParticipantPage: boolean;
  readonly detailPage: boolean;
  /** Line-up ratings (C1.08). */
  readonly ratings: boolean;
  /** Periods whose scores are shown (C3.14); 0 shows none. */
  readonly scorePeriods: number;
  readonly clock: ClockFamily;
  /** Whether games can end level when their bets are settled, so that lists have a column for the draw (C3.11). */
  readonly draws: boolean;
};

const plain: SportFacts = {
  parent: null,
  kinds: [],
  duel: true,
  category: "none",
  noDuelParticipantPage: false,
  detailPage: true,
  ratings: false,
  scorePeriods: 0,
  clock: "none",
  draws: false,
};

const facts = (own: Partial<SportFacts>): SportFacts => ({ ...plain, ...own });
const winter = (own: Partial<SportFacts>): SportFacts => facts({ duel: false, category: "grouped", ...own });

export const sportFacts: Readonly<Record<SportName, SportFacts>> = {
  soccer: facts({ draws: true, scorePeriods: 1, ratings: true, clock: "halves" }),
  tennis: facts({ scorePeriods: 5, kinds: ["serving"], category: "pages" }),
  basketball: facts({ scorePeriods: 5, ratings: true, clock: "source" }),
  hockey: facts({ draws: true, scorePeriods: 5, ratings: true, clock: "source" }),
  "american-football": facts({ scorePeriods: 5, kinds: ["serving"], clock: "source" }),
  baseball: facts({ scorePeriods: 10, kinds: ["serving"] }),
  handball: facts({ draws: true, scorePeriods: 3, clock: "source" }),
  "rugby-union": facts({ draws: true, scorePeriods: 4, clock: "rugby" }),
  floorball: facts({ draws: true, scorePeriods: 5, clock: "source" }),
  bandy: facts({ draws: true, scorePeriods: 4, clock: "halves" }),
  futsal: facts({ draws: true, scorePeriods: 4, clock: "source" }),
  volleyball: facts({ scorePeriods: 5 }),
  cricket: facts({ scorePeriods: 2, kinds: ["serving"] }),
  darts: facts({ kinds: ["serving"] }),
  snooker: facts({}),
  boxing: facts({ category: "grouped" }),
  "beach-volleyball": facts({ scorePeriods: 3, category: "grouped" }),
  "aussie-rules": facts({ scorePeriods: 4, clock: "aussie" }),
  "rugby-league": facts({ draws: true, scorePeriods: 4, clock: "rugby" }),
  badminton: facts({ scorePeriods: 3, kinds: ["serving"], category: "pages" }),
  "water-polo": facts({ draws: true, scorePeriods: 6, clock: "source" }),
  golf: facts({ kinds: ["golf"], duel: false, category: "pages" }),
  "field-hockey": facts({ draws: true, scorePeriods: 4, clock: "source" }),
  "table-tennis": facts({ scorePeriods: 7, category: "grouped" }),
  "beach-soccer": facts({ draws: true, scorePeriods: 5, clock: "source" }),
  mma: facts({ category: "grouped" }),
  netball: facts({ scorePeriods: 5, clock: "source" }),
  pesapallo: facts({ draws: true, scorePeriods: 11, kinds: ["serving"] }),
  motorsport: facts({ kinds: ["racing", "motor"], duel: false, category: "pages" }),
  "auto-racing": facts({
    parent: "motorsport",
    kinds: ["stage", "racing", "motor"],
    duel: false,
    category: "pages",
    noDuelParticipantPage: true,
  }),
  "moto-racing": facts({
    parent: "motorsport",
    kinds: ["stage", "racing", "motor"],
    duel: false,
    category: "pages",
    noDuelParticipantPage: true,
  }),
  cycling: facts({ kinds: ["stage", "racing"], duel: false, category: "grouped", noDuelParticipantPage: true }),
  "horse-racing": facts({ kinds: ["meeting", "racing"], duel: false, detailPage: false }),
  esports: facts({ category: "pages" }),
  "winter-sports": winter({}),
  "ski-jumping": winter({ parent: "winter-sports" }),
  alpine: winter({ parent: "winter-sports", kinds: ["racing"] }),
  "cross-country": winter({ parent: "winter-sports", kinds: ["racing"] }),
  biathlon: winter({ parent: "winter-sports", kinds: ["racing"] }),
  kabaddi: facts({ draws: true, scorePeriods: 3, clock: "source" }),
};
