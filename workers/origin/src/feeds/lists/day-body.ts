import { encodeSignedDayFeed, type DayFeed, type DayLeague } from "../../../../../shared/wire/day-feed.ts";
import { encodeEvent } from "../../../../../shared/wire/event-row.ts";
import type { Language } from "../../../../../shared/texts/languages.ts";
import { toLeagueFields } from "./league-row.ts";
import { betslipModes } from "../../../../../shared/betting/betslip-mode.ts";
import type { EventFields } from "../../../../../shared/wire/event-fields.ts";
import type { EventState } from "../../../../../shared/timeline/event-state.ts";
import type { League } from "../../../../../shared/timeline/schedule.ts";
import { sideNationsOf } from "../../ledger/event-row/side-nations.ts";
import { toEventFields } from "../../ledger/event-row/to-event-fields.ts";
import { stateIn } from "../in-language.ts";
import type { LeagueEvents } from "./by-league.ts";
import { compare, oldestFirst } from "./list-order.ts";
import { toRoundText } from "./round-text.ts";

/** The parts of a list besides its leagues. */
type Extras = Pick<DayFeed, "participants" | "moved">;

/** All inputs of a list's row besides its event's own state. */
export type RowSetting = {
  readonly lang: Language;
  /** The country of the event's league. */
  readonly countryKey: League["countryKey"];
  readonly isBetless: boolean;
};

/** The rows of a league's events, field by field. */
function toRowFields({ lang, countryKey, isBetless }: RowSetting): (state: EventState) => EventFields {
  const toNations = sideNationsOf({ countryKey }, lang);
  const betslip = isBetless ? betslipModes.off : null;
  return (state) =>
    toEventFields(stateIn(state, lang), toRoundText(state.schedule.round, lang), toNations(state.schedule), betslip);
}

type Kept = { readonly states: readonly EventState[]; readonly text: string };

/** Cached by the first of the states, then by setting. A stored state remains the same object. */
const texts = new WeakMap<EventState, Map<string, Kept>>();

/**
 * The encoded rows of a league's events, in their order. When a list is rebuilt, this encodes only the leagues with a changed
 * state again.
 */
export function toRowsText(states: readonly EventState[], setting: RowSetting): string {
  const [first] = states;
  if (first === undefined) return "";
  const ofFirst = texts.get(first) ?? new Map<string, Kept>();
  const key = `${setting.lang} ${setting.countryKey} ${setting.isBetless}`;
  const known = ofFirst.get(key);
  if (known !== undefined && sameOrder(known.states, states)) return known.text;
  const toFields = toRowFields(setting);
  const sorted = states.toSorted(oldestFirst(setting.lang));
  const text = sorted.map((state) => encodeEvent(toFields(state))).join("");
  texts.set(first, ofFirst.set(key, { states, text }));
  return text;
}

const sameOrder = (left: readonly EventState[], right: readonly EventState[]): boolean =>
  left.length === right.length && left.every((state, index) => state === right[index]);

/** A list of events by league (F8): leagues by sort key, events by start, then by place in a field, then by home name. */
export function toDayBody(
  sportId: number,
  lang: Language,
  groups: readonly LeagueEvents[],
  extras: Extras = {},
): string {
  const leagues = groups
    .map((group) => ({ ...toHead(group, lang), events: [toRowsText(group.states, settingOf(group, lang))] }))
    .toSorted((a, b) => compare(a.league.sortKey ?? "", b.league.sortKey ?? ""));
  return encodeSignedDayFeed({ sportId, leagues, ...extras }, (rows) => rows);
}

/** The same rows in the given order. */
export const toListBody = (
  sportId: number,
  lang: Language,
  groups: readonly LeagueEvents[],
  extras: Extras = {},
): string =>
  encodeSignedDayFeed({ sportId, leagues: groups.map((group) => toDayLeague(group, lang)), ...extras }, encodeEvent);

export const toDayLeague = (group: LeagueEvents, lang: Language): DayLeague => ({
  ...toHead(group, lang),
  events: toRows(group, lang),
});

function toRows(group: LeagueEvents, lang: Language): readonly EventFields[] {
  const rows = group.states.map(toRowFields(settingOf(group, lang)));
  const { changedSeconds } = group;
  if (changedSeconds === undefined) return rows;
  return rows.map((row) => ({ ...row, changedSeconds: changedSeconds(row.id ?? "") }));
}

const settingOf = ({ league, isBetless }: LeagueEvents, lang: Language): RowSetting => ({
  lang,
  countryKey: league.countryKey,
  isBetless,
});

const toHead = (
  { league, states, isSimulated, draw }: LeagueEvents,
  lang: Language,
): Pick<DayLeague, "league" | "draw"> => ({
  league: { ...toLeagueFields(league, lang), eventCount: states.length, ...(isSimulated && { simulated: 1 }) },
  ...(draw !== undefined && draw.length > 0 && { draw }),
});
