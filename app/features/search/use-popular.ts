import { useEffect, useMemo, useState } from "react";
import { ask, toTopPath } from "./ask.ts";
import { fieldsOf } from "../../../shared/json/record.ts";
import { popularPath } from "./popular-path.ts";
import { readAll, readPopular, readTop, type Found } from "./read-found.ts";

export const mostPopular = 9;
/** Of the sport that is asked for most; its names answer the first keys. */
const mostOfFirstSport = 20;

export const toPopularPath = (lang: string): string => toTopPath(lang, 2);

/** What an empty field shows, and all that answers keys before the search does. */
export type Popular = FirstNames & { readonly known: readonly Found[] };
/** What is on today, and what is popular. */
export type FirstNames = { readonly today: readonly Found[]; readonly popular: readonly Found[] };

/** What an empty field offers: given by the page, or asked for by the window when it opens. */
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
    // Nothing is missing without them.
    loadTodays().catch(() => {});
    load().catch(() => {});
    return () => aborting.abort();
  }, [given, lang]);
  return useMemo(() => ({ today, popular, known: [...known, ...today] }), [today, popular, known]);
}
