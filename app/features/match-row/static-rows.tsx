import { Fragment, type ReactElement } from "react";
import type { ListCategory } from "../../../shared/navigation/list-category.ts";
import type { LiveStore } from "../../live/store.ts";
import type { Drawn } from "../../rendering/printer.ts";
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
  readonly isSevens: boolean;
};

/** A league's rows before any change: what a browser finds when it hydrates them. */
export function toStaticRows({ ids, category, bookmakerId, store, context, nowSeconds, isSevens }: StaticRows): {
  readonly drawnFrom: readonly Drawn[];
  readonly toRows: () => readonly ReactElement[];
} {
  const { sportId, lang, timeZone, t, todayEpochDay = null } = context;
  const rows = ids.flatMap((id) => {
    const event = store.getEvent(id);
    const isLive = event !== null && viewOf(event) === "live";
    if (event === null || !isInTab(event, category, false, isLive)) return [];
    const odds = bookmakerId === null ? null : store.getOdds(id, bookmakerId);
    return [{ id, event, clock: isLive ? clockText(event, context, nowSeconds, isSevens) : "", odds }];
  });
  return {
    drawnFrom: [
      sportId,
      lang,
      timeZone,
      t.clock ?? null,
      t.dateOrder ?? null,
      t.oddsFormat ?? null,
      todayEpochDay,
      ...rows.flatMap(({ event, clock, odds }) => [event, clock, odds]),
    ],
    toRows: () =>
      rows.map(({ id, event, clock, odds }) => {
        const parts = { highlight: null, star: null, clock, odds: toOddsCells(odds, t.oddsFormat) };
        return <Fragment key={id}>{toRow(id, event, context, parts)}</Fragment>;
      }),
  };
}
