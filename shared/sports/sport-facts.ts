import type { SportName } from "./sport-ids.ts";

/**
 * Kinds that page logic distinguishes (C1.07). Meeting: races belong to a meeting at one course. Stage: an event is a
 * stage of a longer one. Racing: participants are ranked over a distance. Motor: laps, grid and pit stops. Serving: one
 * side serves, bats or throws. Category sports derive from `category` (docs/adr/015).
 */
type SportKind = "meeting" | "stage" | "racing" | "motor" | "serving" | "golf";

/** Which clock rule gives the time of a running event; `source` shows the minute that the data names. */
type ClockFamily = "halves" | "rugby" | "aussie" | "source" | "none";

/** What a game without a clock is counted in where its statuses do not say which part is played. */
type SportUnit = "leg" | "frame" | "map" | "round";

export type SportFacts = {
  readonly parent: SportName | null;
  readonly kinds: readonly SportKind[];
  /** False when many participants meet in one event (C1.04). */
  readonly duel: boolean;
  /** Category sports (C1.05); `pages` when their category pages are configured. */
  readonly category: "none" | "grouped" | "pages";
  readonly detailPage: boolean;
  /** Line-up ratings (C1.08). */
  readonly ratings: boolean;
  /** Parts before a level game goes on. A game of sets never does: its score counts the sets, and points are in the parts only. */
  readonly regularPeriods: number;
  readonly unit?: SportUnit;
  /** Whether each point is in the point history, and the summary has the parts alone. Elsewhere the summary lists each score. */
  readonly pointHistory?: true;
  /** What a suspension of two minutes is called, where there is one: water polo's lasts 20 seconds, bandy's 5 or 10 minutes. */
  readonly twoMinutes?: "suspension" | "penalty";
  /** Whether the time after a level game is called an overtime, not an extra time. */
  readonly overtime?: true;
  /** Whether it is played with a football. */
  readonly football?: true;
  /** Periods whose scores are shown (C3.14); 0 shows none. */
  readonly scorePeriods: number;
  readonly clock: ClockFamily;
  /** Whether games can end level when their bets are settled, so that lists have a column for the draw (C3.11). */
  readonly draws: boolean;
  /** Whether play continues after a level game until one side wins. Some bets on it are settled by regular time nevertheless. */
  readonly isPlayedOn: boolean;
  /** Whether the score counts goals, one point each. `rare`: each goal is announced. */
  readonly goals: "none" | "many" | "rare";
  /** Whether sides bat in innings of their own, the guests first in each. */
  readonly innings: boolean;
  /** Whether a side is a person or a pair: there is no home side, and sources name no player beside the side. */
  readonly isOfPersons: boolean;
};

const plain: SportFacts = {
  parent: null,
  kinds: [],
  duel: true,
  category: "none",
  detailPage: true,
  ratings: false,
  regularPeriods: 2,
  scorePeriods: 0,
  clock: "none",
  draws: false,
  isPlayedOn: false,
  goals: "none",
  innings: false,
  isOfPersons: false,
};

const facts = (own: Partial<SportFacts>): SportFacts => ({ ...plain, ...own });
const ofSets = (own: Partial<SportFacts>): SportFacts =>
  facts({ regularPeriods: Infinity, pointHistory: true, isPlayedOn: true, ...own });
const ofUnits = (unit: SportUnit, own: Partial<SportFacts>): SportFacts => facts({ unit, pointHistory: true, ...own });
const bout = facts({ unit: "round", category: "grouped", isOfPersons: true });
const winter = (own: Partial<SportFacts>): SportFacts => facts({ duel: false, category: "grouped", ...own });

export const sportFacts: Readonly<Record<SportName, SportFacts>> = {
  soccer: facts({ draws: true, scorePeriods: 1, ratings: true, clock: "halves", goals: "rare", football: true }),
  tennis: ofSets({ scorePeriods: 5, kinds: ["serving"], category: "pages", isOfPersons: true }),
  basketball: facts({
    scorePeriods: 5,
    ratings: true,
    clock: "source",
    isPlayedOn: true,
    regularPeriods: 4,
    pointHistory: true,
    overtime: true,
  }),
  hockey: facts({
    draws: true,
    scorePeriods: 5,
    ratings: true,
    clock: "source",
    isPlayedOn: true,
    goals: "rare",
    regularPeriods: 3,
    twoMinutes: "penalty",
    overtime: true,
  }),
  "american-football": facts({
    scorePeriods: 5,
    kinds: ["serving"],
    clock: "source",
    regularPeriods: 4,
    overtime: true,
  }),
  baseball: facts({ scorePeriods: 10, kinds: ["serving"], isPlayedOn: true, innings: true, regularPeriods: 9 }),
  handball: facts({ draws: true, scorePeriods: 3, clock: "source", goals: "many", twoMinutes: "suspension" }),
  "rugby-union": facts({ draws: true, scorePeriods: 4, clock: "rugby" }),
  floorball: facts({
    draws: true,
    scorePeriods: 5,
    clock: "source",
    isPlayedOn: true,
    goals: "rare",
    regularPeriods: 3,
    twoMinutes: "penalty",
  }),
  bandy: facts({ draws: true, scorePeriods: 4, clock: "halves", goals: "rare" }),
  futsal: facts({ draws: true, scorePeriods: 4, clock: "source", goals: "rare", football: true }),
  volleyball: ofSets({ scorePeriods: 5 }),
  cricket: facts({ scorePeriods: 2, kinds: ["serving"], pointHistory: true }),
  darts: ofUnits("leg", { kinds: ["serving"], isOfPersons: true }),
  snooker: ofUnits("frame", { isOfPersons: true }),
  boxing: bout,
  "beach-volleyball": ofSets({ scorePeriods: 3, category: "grouped", isOfPersons: true }),
  "aussie-rules": facts({ scorePeriods: 4, clock: "aussie", regularPeriods: 4 }),
  "rugby-league": facts({ draws: true, scorePeriods: 4, clock: "rugby" }),
  badminton: ofSets({ scorePeriods: 3, kinds: ["serving"], category: "pages", isOfPersons: true }),
  "water-polo": facts({ draws: true, scorePeriods: 6, clock: "source", goals: "rare", regularPeriods: 4 }),
  golf: facts({ kinds: ["golf"], duel: false, category: "pages" }),
  "field-hockey": facts({
    draws: true,
    scorePeriods: 4,
    clock: "source",
    goals: "rare",
    regularPeriods: 4,
    twoMinutes: "suspension",
  }),
  "table-tennis": ofSets({ scorePeriods: 7, category: "grouped", isOfPersons: true }),
  "beach-soccer": facts({
    draws: true,
    scorePeriods: 5,
    clock: "source",
    isPlayedOn: true,
    goals: "rare",
    regularPeriods: 3,
    football: true,
  }),
  mma: bout,
  netball: facts({ scorePeriods: 5, clock: "source", goals: "many", regularPeriods: 4, pointHistory: true }),
  pesapallo: facts({ draws: true, scorePeriods: 11, kinds: ["serving"], innings: true, regularPeriods: 8 }),
  motorsport: facts({ kinds: ["racing", "motor"], duel: false, category: "pages" }),
  "auto-racing": facts({
    parent: "motorsport",
    kinds: ["stage", "racing", "motor"],
    duel: false,
    category: "pages",
  }),
  "moto-racing": facts({
    parent: "motorsport",
    kinds: ["stage", "racing", "motor"],
    duel: false,
    category: "pages",
  }),
  cycling: facts({ kinds: ["stage", "racing"], duel: false, category: "grouped" }),
  "horse-racing": facts({ kinds: ["meeting", "racing"], duel: false, detailPage: false }),
  esports: ofUnits("map", { category: "pages" }),
  "winter-sports": winter({}),
  "ski-jumping": winter({ parent: "winter-sports" }),
  alpine: winter({ parent: "winter-sports", kinds: ["racing"] }),
  "cross-country": winter({ parent: "winter-sports", kinds: ["racing"] }),
  biathlon: winter({ parent: "winter-sports", kinds: ["racing"] }),
  kabaddi: facts({ draws: true, scorePeriods: 3, clock: "source", pointHistory: true }),
};
