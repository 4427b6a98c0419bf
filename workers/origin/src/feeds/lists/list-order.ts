import { nameIn } from "../../../../../shared/texts/names.ts";
import type { Language } from "../../../../../shared/texts/languages.ts";
import { compareNames } from "../../search/collation.ts";
import { fieldPlace } from "../../../../../shared/sports/field-place.ts";
import type { EventState } from "../../../../../shared/timeline/event-state.ts";

/**
 * Orders of the events of a list: by start, a field's starters by their places, those without one last, then by name as
 * the list's language orders them (A9.05).
 */
type Order = (a: EventState, b: EventState) => number;

export function oldestFirst(lang: Language): Order {
  const byPlace = byPlaceThenName(lang);
  return (a, b) => a.schedule.startSeconds - b.schedule.startSeconds || byPlace(a, b);
}

export function newestFirst(lang: Language): Order {
  const byPlace = byPlaceThenName(lang);
  return (a, b) => b.schedule.startSeconds - a.schedule.startSeconds || byPlace(a, b);
}

function byPlaceThenName(lang: Language): Order {
  const byName = compareNames(lang);
  return (a, b) =>
    placeOf(a) - placeOf(b) ||
    compare(a.schedule.leagueStageId, b.schedule.leagueStageId) ||
    byName(nameIn(a.schedule.home, lang), nameIn(b.schedule.home, lang));
}

const placeOf = ({ facts }: EventState) => fieldPlace(facts);

export const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
