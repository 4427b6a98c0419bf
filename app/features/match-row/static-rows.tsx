import type { ListCategory } from "../../../shared/navigation/list-category.ts";
import type { LiveStore } from "../../live/store.ts";
import type { Print } from "../../rendering/printer.ts";
import { toOddsCells } from "../odds/odds-cells.tsx";
import type { EventContext } from "./event-context.tsx";
import { clockText } from "./live-clock.tsx";
import { viewOf } from "./result.ts";
import { toRow } from "./row-markup.tsx";
import { isInTab } from "./use-is-shown.ts";

type StaticRows = {
  readonly ids: readonly string[];
  readonly category: ListCategory;
  readonly bookmakerId: number | null;
  readonly store: Pick<LiveStore, "getEvent" | "getOdds">;
  readonly context: EventContext;
  readonly nowSeconds: number;
};

/**
 * A league's rows as they are before anything moves: what a browser finds when it takes them over. Most of them are the
 * same from one rendering of a list to the next.
 */
export function printRows(print: Print, { ids, category, bookmakerId, store, context, nowSeconds }: StaticRows) {
  const { sportId, lang, timeZone } = context;
  const rows = ids.flatMap((id) => {
    const event = store.getEvent(id);
    const isLive = event !== null && viewOf(event) === "live";
    if (event === null || !isInTab(event, category, false, isLive)) return [];
    const odds = bookmakerId === null ? null : store.getOdds(id, bookmakerId);
    return [{ id, event, clock: isLive ? clockText(event, context, nowSeconds) : "", odds }];
  });
  const drawn = rows.map(({ event, clock, odds }) => toText(event) + clock + (odds === null ? "" : toText(odds)));
  const key = `${sportId} ${lang} ${timeZone} ${drawn.join()}`;
  return print(key, () => (
    <>
      {rows.map(({ id, event, clock, odds }) =>
        toRow(id, event, context, { highlight: null, star: null, clock, odds: toOddsCells(odds) }),
      )}
    </>
  ));
}

const texts = new WeakMap<object, string>();

/** Events and prices keep their identity while nothing of them changes. */
function toText(value: object): string {
  const known = texts.get(value);
  if (known !== undefined) return known;
  const text = JSON.stringify(value);
  texts.set(value, text);
  return text;
}
