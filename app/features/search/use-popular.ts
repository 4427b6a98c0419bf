import { useEffect, useState } from "react";
import { ask, toTopPath } from "./ask.ts";
import { readPopular, readTop, type Found } from "./read-found.ts";

export const mostPopular = 9;
/** Of the sport that is asked for most; its names answer the first keys. */
const mostOfFirstSport = 20;

export const toPopularPath = (lang: string): string => toTopPath(lang, 2);

/** What an empty field shows, and all that answers keys before the search does. */
export type Popular = { readonly shown: readonly Found[]; readonly known: readonly Found[] };

/** What is popular: given by the page, or asked for by the window when it opens. */
export function usePopular(given: readonly Found[] | null, lang: string): Popular {
  const [popular, setPopular] = useState<Popular>({ shown: given ?? [], known: given ?? [] });
  useEffect(() => {
    if (given !== null) return;
    const aborting = new AbortController();
    const load = async () => {
      const answer = await ask(toPopularPath(lang), aborting.signal);
      const { found, firstSportId } = readTop(answer);
      const shown = readPopular(answer, mostPopular);
      setPopular({ shown, known: found });
      if (firstSportId === null) return;
      const more = readTop(await ask(toTopPath(lang, mostOfFirstSport, firstSportId), aborting.signal));
      setPopular({ shown, known: [...more.found, ...found] });
    };
    // Nothing is missing without it.
    load().catch(() => {});
    return () => aborting.abort();
  }, [given, lang]);
  return popular;
}
