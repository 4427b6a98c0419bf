import { useCallback, useSyncExternalStore } from "react";
import { fieldPlace, lastRank } from "../../../shared/sports/field-place.ts";
import type { EventFields } from "../../../shared/wire/event-fields.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import { listTexts } from "../../i18n/list-texts.ts";
import { useLiveClient } from "../../live/hooks.tsx";
import { currentVeil } from "../../live/veil.ts";
import { raceOf } from "../../live/race-of.ts";
import { fieldColumns } from "./field-columns.ts";

export type RankedId = { readonly id: string; readonly isTied: boolean };

/** Computes a value from all starters together; renders again only when it changes. */
function useStarters<T extends string>(ids: readonly string[], read: (get: Get) => T): T {
  const { store } = useLiveClient();
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = ids.map((id) => store.subscribeEvent(id, listener));
      return () => stops.forEach((stop) => stop());
    },
    [store, ids],
  );
  const get = () => read(store.getEvent);
  return useSyncExternalStore(subscribe, get, get);
}
type Get = (id: string) => EventFields | null;

/**
 * Orders starters by place: those without one come last, and golfers who missed the cut are ordered by their strokes.
 * Renders again only when the order or a tie changes.
 */
export function useRankedIds(ids: readonly string[]): readonly RankedId[] {
  // As one text the order keeps its identity while it is the same. Ids hold no spaces and no marks.
  const order = useStarters(ids, (get) => {
    const placeOf = (id: string) => fieldPlace(get(id) ?? undefined);
    const isRanked = (id: string) => placeOf(id) <= lastRank;
    const byStrokes = (a: string, b: string) => (isRanked(a) ? 0 : strokesOf(get(a)) - strokesOf(get(b)));
    const ranked = ids.toSorted((a, b) => placeOf(a) - placeOf(b) || currentVeil()?.orderOf(a, b) || byStrokes(a, b));
    const isLevel = (a: string, b: string | undefined) => b !== undefined && isRanked(a) && placeOf(a) === placeOf(b);
    const isTied = (id: string, index: number) => isLevel(id, ranked[index - 1]) || isLevel(id, ranked[index + 1]);
    return ranked.map((id, index) => (isTied(id, index) ? `${id}=` : id)).join(" ");
  });
  return order.split(" ").map((text) => ({ id: text.replace("=", ""), isTied: text.endsWith("=") }));
}

/** Strokes against par: −3 for "-3", 0 for "E" and in sports other than golf. */
const strokesOf = (event: EventFields | null): number => Number.parseInt(event?.golfResult ?? "", 10) || 0;

/** The heads of the columns in which at least one starter has a value; empty columns are left out. */
export function useFilledColumns(ids: readonly string[], sportId: number, lang: Language): readonly string[] {
  const texts = listTexts(lang).field;
  return useStarters(ids, (get) => {
    const events = ids.flatMap((id) => get(id) ?? []);
    return fieldColumns(sportId)
      .filter(({ value }) => events.some((event) => value(event, lang, texts) !== ""))
      .map(({ head }) => head)
      .join(" ");
  }).split(" ");
}

/** Whether the starters' own times are shown beside their gaps; the leader's progress does not count as a time. */
export const useHasTimes = (ids: readonly string[]): boolean =>
  useStarters(ids, (get) => (ids.some((id) => get(id)?.gap && get(id)?.raceTime) ? "times" : "")) !== "";

/** The starter whose state is that of the whole race (`raceOf`); "" where none is known. */
export const useRaceId = (ids: readonly string[]): string =>
  useStarters(ids, (get) => raceOf(ids.flatMap((id) => get(id) ?? []))?.id ?? "");

/** Returns the id of the first starter whose rank is 1; "" before there is one. */
export const useLeaderId = (ids: readonly string[]): string =>
  useStarters(ids, (get) => ids.find((id) => get(id)?.rank === 1) ?? "");
