import { useEffect, useMemo, useState } from "react";
import { ask, toTopPath } from "./ask.ts";
import { fieldsOf } from "../../../shared/basics/record.ts";
import { popularPath } from "./popular-path.ts";
import { readAll, readPopular, readTop, type Found } from "./read-found.ts";

export const mostPopular = 9;
/** The number of names loaded for the most searched sport, the first in the answer; they answer the first key presses. */
const mostOfFirstSport = 20;

export const toPopularPath = (lang: string): string => toTopPath(lang, 2);

/** The names that an empty field shows, and all names that answer key presses before the search service does. */
export type Popular = FirstNames & { readonly known: readonly Found[] };
/** Today's names and popular names. */
export type FirstNames = { readonly today: readonly Found[]; readonly popular: readonly Found[] };

/** The names that an empty field offers: the page passes them, or the window loads them when it opens. */
export function usePopular(given: FirstNames | null, lang: string): Popular {
  const [today, setToday] = useState(given?.today ?? []);
  const [popular, setPopular] = useState(given?.popular ?? []);
  const [known, setKnown] = useState(given?.popular ?? []);
  useEffect(() => {
    if (given !== null) return;
    const aborting = new AbortController();
    const loadTodays = async () => setToday(readAll(fieldsOf(await ask(popularPath, aborting.signal))["today"]));
    const load = async () => {
      const answer = await ask(toPopularPath(lang), aborting.signal);
      const { found, firstSportId } = readTop(answer);
      setPopular(readPopular(answer, mostPopular));
      setKnown(found);
      if (firstSportId === null) return;
      const more = readTop(await ask(toTopPath(lang, mostOfFirstSport, firstSportId), aborting.signal));
      setKnown([...more.found, ...found]);
    };
    // The search also works without them, so ignore failures.
    loadTodays().catch(() => {});
    load().catch(() => {});
    return () => aborting.abort();
  }, [given, lang]);
  return useMemo(() => ({ today, popular, known: [...known, ...today] }), [today, popular, known]);
}
