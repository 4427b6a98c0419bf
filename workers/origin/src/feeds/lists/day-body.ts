import { betslipModes } from "../../../../../shared/betting/betslip-mode.ts";
import { encodeSignedDayFeed, type DayFeed, type DayLeague } from "../../../../../shared/feed/day-feed.ts";
import type { Language } from "../../../../../shared/texts/languages.ts";
import { toLeagueFields } from "../../../../../shared/timeline/league-row.ts";
import { stateIn } from "../in-language.ts";
import { sideNationsOf } from "../../ledger/event-row/side-nations.ts";
import { toEventFields } from "../../ledger/event-row/to-event-fields.ts";
import type { LeagueEvents } from "./by-league.ts";
import { compare, oldestFirst } from "./list-order.ts";
import { toRoundText } from "./round-text.ts";

/** The parts of a list besides its leagues. */
type Extras = Pick<DayFeed, "participants" | "moved">;

/** A list of events by league (F8): leagues by sort key, events by start, then by place in a field, then by home name. */
export function toDayBody(
  sportId: number,
  lang: Language,
  groups: readonly LeagueEvents[],
  extras: Extras = {},
): string {
  const order = oldestFirst(lang);
  const leagues = groups
    .map((group) => toDayLeague({ ...group, states: group.states.toSorted(order) }, lang))
    .toSorted((a, b) => compare(a.league.sortKey ?? "", b.league.sortKey ?? ""));
  return encodeSignedDayFeed({ sportId, leagues, ...extras });
}

/** The same rows in the given order. */
export const toListBody = (
  sportId: number,
  lang: Language,
  groups: readonly LeagueEvents[],
  extras: Extras = {},
): string => encodeSignedDayFeed({ sportId, leagues: groups.map((group) => toDayLeague(group, lang)), ...extras });

export function toDayLeague({ league, states, isSimulated, isBetless, draw }: LeagueEvents, lang: Language): DayLeague {
  const toNations = sideNationsOf(league, lang);
  return {
    league: { ...toLeagueFields(league, lang), eventCount: states.length, ...(isSimulated && { simulated: 1 }) },
    ...(draw !== undefined && draw.length > 0 && { draw }),
    events: states.map((state) => {
      const round = toRoundText(state.schedule.round, lang);
      return toEventFields(stateIn(state, lang), round, toNations(state.schedule), isBetless ? betslipModes.off : null);
    }),
  };
}
