import type { EventFields } from "../../shared/wire/event-fields.ts";
import { parseSubject } from "../../shared/push/subjects.ts";
import { toHighlight, toPeriodMark, type Highlight } from "./highlight.ts";
import type { ListFeed } from "./list-feed.ts";
import { createLists, type Lists } from "./lists.ts";
import { oddsOf, updatesOf } from "./live-subjects.ts";
import { createPriceTable, type PriceTable } from "./price-table.ts";
import { createTopics, type Topics } from "./topics.ts";
import type { Veil } from "./veil.ts";

/** The data of the live store and its listeners. `store.ts` reads them for pages; the files `apply-*.ts` change them. */
export type LiveData = {
  readonly lists: Lists;
  readonly events: Map<string, EventFields>;
  /** The number at which each event is true. */
  readonly seqById: Map<string, number>;
  readonly prices: PriceTable;
  /** Server time at which the prices of a list were last known to be right, by the list's key. */
  readonly pricedSeconds: Map<string, number>;
  /** The lists whose prices are too old to be shown (C9.02). */
  readonly outdatedOdds: Set<string>;
  readonly highlights: Map<string, Highlight>;
  /** How often a row has named an event that no list has. */
  readonly hintsById: Map<string, number>;
  /** Position in each subject that an open list belongs to. */
  readonly have: Map<string, number>;
  readonly eventTopics: Topics;
  readonly oddsTopics: Topics;
  readonly listTopics: Topics;
  readonly veil: Veil | null;
  /** The event as the visitor may see it. Decisions inside the store read `events`. */
  readonly getEvent: (id: string) => EventFields | null;
  /** The time at which highlights begin and end. */
  nowSeconds: number;
};

export function createLiveData(nowSeconds: number, veil: Veil | null): LiveData {
  const events = new Map<string, EventFields>();
  return {
    lists: createLists(),
    events,
    seqById: new Map(),
    prices: createPriceTable(),
    pricedSeconds: new Map(),
    outdatedOdds: new Set(),
    highlights: new Map(),
    hintsById: new Map(),
    have: new Map(),
    eventTopics: createTopics(),
    oddsTopics: createTopics(),
    listTopics: createTopics(),
    veil,
    getEvent(id) {
      const event = events.get(id) ?? null;
      return event && veil ? veil.show(id, event) : event;
    },
    nowSeconds,
  };
}

/** Highlights what has changed in an event. */
export function mark({ highlights, nowSeconds }: LiveData, id: string, before: EventFields, after: EventFields): void {
  const highlight = toHighlight(before, after, nowSeconds);
  // A new period does not replace a highlight, such as that of a goal in the last minute of a half.
  if (highlight !== null && !(highlight.kind === "period" && highlights.has(id))) highlights.set(id, highlight);
}

/** Highlights the games of a list whose period ended or began shortly before the page did. */
export function markPeriods(
  { lists, highlights, nowSeconds, veil, getEvent, eventTopics }: LiveData,
  key: string,
): void {
  for (const id of lists.idsOf(key)) {
    const event = veil?.covers(id) || veil?.delaySeconds(id) ? null : getEvent(id);
    const highlight = event && toPeriodMark(event, nowSeconds);
    if (highlight === null || highlights.has(id)) continue;
    highlights.set(id, highlight);
    eventTopics.notify(id);
  }
}

/** Forgets events that no list holds any more. */
export function forgetEvents({ events, seqById, highlights, prices }: LiveData, ids: readonly string[]): void {
  for (const id of ids) {
    events.delete(id);
    seqById.delete(id);
    highlights.delete(id);
    prices.drop(id);
  }
}

const subjectsOf = (list: ListFeed): readonly (string | null)[] => [updatesOf(list), oddsOf(list)];

/** The open lists that a subject's rows may change. */
export const listsOn = ({ lists }: LiveData, subject: string): readonly ListFeed[] =>
  lists.all().filter((list) => subjectsOf(list).includes(subject));

export const isOddsSubject = (subject: string): boolean => parseSubject(subject)?.kind === "odds";
