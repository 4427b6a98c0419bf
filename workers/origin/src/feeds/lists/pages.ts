import { dataPartRows, summaryRows } from "../../../../../shared/wire/data-part.ts";
import { shownStatusType } from "../../../../../shared/sports/status-types.ts";
import { statusType } from "../../../../../shared/sports/statuses.ts";
import type { Language } from "../../../../../shared/texts/languages.ts";
import type { EventState } from "../../../../../shared/timeline/event-state.ts";
import { newestFirst, oldestFirst } from "./list-order.ts";

/** Finished events, newest first, or the others, oldest first: every event is in one of the two. */
export type PageKind = "results" | "fixtures";

const inPageOrder = (states: readonly EventState[], kind: PageKind, lang: Language): readonly EventState[] =>
  kind === "results"
    ? states.filter(isOver).toSorted(newestFirst(lang))
    : states.filter((state) => !isOver(state)).toSorted(oldestFirst(lang));

/** One part of a season's or a participant's events, the first is 0 (C9.05). */
export const dataPartOf = (
  states: readonly EventState[],
  kind: PageKind,
  part: number,
  lang: Language,
): readonly EventState[] => inPageOrder(states, kind, lang).slice(part * dataPartRows, (part + 1) * dataPartRows);

/** The summary of a page: live events, and a number of the last and the next ones (C9.05). A race counts once. */
export function summaryOf(states: readonly EventState[], lang: Language): readonly EventState[] {
  const resting = states.filter((state) => !isRunning(state));
  return [...nearest(resting, "results", lang), ...states.filter(isRunning), ...nearest(resting, "fixtures", lang)];
}

function nearest(states: readonly EventState[], kind: PageKind, lang: Language): readonly EventState[] {
  const listed = inPageOrder(states, kind, lang);
  const blocks = new Set([...new Set(listed.map(blockOf))].slice(0, summaryRows));
  return listed.filter((state) => blocks.has(blockOf(state)));
}

/** A duel is a block of its own, a starter belongs to the block of its race. */
const blockOf = ({ schedule: { away, eventId, leagueStageId } }: EventState) =>
  away === null ? leagueStageId : eventId;

const isRunning = ({ status }: EventState) => shownStatusType(status) === statusType.live;
const isOver = ({ status }: EventState) => shownStatusType(status) === statusType.finished;
