import { useEffect, useRef, useState } from "react";
import { runningClient } from "../../live/running-client.ts";
import { currentVeil } from "../../live/veil.ts";
import type { PageContext } from "../page/page-context.tsx";
import { ask } from "./ask.ts";
import { gamesHere } from "./games-here.ts";
import { readGames, type FoundGame } from "./found-games.ts";

/** Names are searched on each key press; games only after no key was pressed for this long. */
const restMs = 200;
const keptAnswers = 20;
const none: readonly FoundGame[] = [];

const gamesOnPage = (query: string, href: PageContext["href"]): readonly FoundGame[] => {
  const client = runningClient();
  return client === null ? none : gamesHere(client.store, query, href);
};

export const toGamesPath = (query: string, lang: string): string =>
  `/api/v2/search/games/?q=${encodeURIComponent(query)}&lang=${lang}`;

/** The games that were found for a text. */
export type GamesOfText = { readonly query: string; readonly games: readonly FoundGame[] };

/**
 * Finds the games of the competitors that a text names, once no key was pressed for a while. Until they have loaded, and while the
 * visitor adds to the text, the previous text's games stay. If the service fails, there are those of the page's lists until the
 * network is back.
 *
 * @returns the games, and whether an answer is still to come
 */
export function useGames(
  text: string,
  { lang, href }: Pick<PageContext, "lang" | "href">,
  first: GamesOfText | null,
): [readonly FoundGame[], boolean] {
  const [answers, setAnswers] = useState<ReadonlyMap<string, readonly FoundGame[]>>(
    () => new Map(first === null ? [] : [[first.query, first.games]]),
  );
  const [last, setLast] = useState<GamesOfText | null>(first);
  /** The texts whose games are those of the page's lists. */
  const unanswered = useRef(new Set<string>());
  const query = text.trim();
  const known = answers.get(query);
  const isWanted = query !== "" && known === undefined;

  useEffect(() => {
    if (!isWanted) return;
    const aborting = new AbortController();
    const take = (games: readonly FoundGame[]) => {
      if (aborting.signal.aborted) return;
      setAnswers((before) => new Map([...before, [query, games] as const].slice(-keptAnswers)));
      setLast({ query, games });
    };
    const timer = setTimeout(() => {
      ask(toGamesPath(query, lang), aborting.signal).then(
        (answer) => take(readGames(answer, currentVeil()?.hidesNext)),
        () => {
          unanswered.current.add(query);
          take(gamesOnPage(query, href));
        },
      );
    }, restMs);
    return () => {
      clearTimeout(timer);
      aborting.abort();
    };
  }, [query, lang, href, isWanted]);

  useEffect(() => {
    const again = () => {
      const open = unanswered.current;
      unanswered.current = new Set();
      setAnswers((before) => new Map([...before].filter(([each]) => !open.has(each))));
    };
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, []);

  if (query === "") return [none, false];
  if (known !== undefined) return [known, false];
  return [last !== null && query.startsWith(last.query) ? last.games : none, true];
}
