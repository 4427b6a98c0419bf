import { logFailure } from "../../operators/log-failure.ts";
import type { AppLoadContext } from "@remix-run/cloudflare";
import { readGames, type FoundGame } from "../../features/search/found-games.ts";
import { readPopular, readResults } from "../../features/search/read-found.ts";
import { toSearchPath, type SearchState } from "../../features/search/use-answers.ts";
import { toGamesPath } from "../../features/search/use-games.ts";
import { hidesNextFor } from "../../feeds/show-feeds.server.ts";
import { loadToday, readToday } from "../../features/search/load-today.server.ts";
import { mostPopular, toPopularPath, type FirstNames } from "../../features/search/use-popular.ts";

export type SearchPageData = {
  readonly first: SearchState;
  readonly games: readonly FoundGame[];
  /** Suggestions for an empty field. */
  readonly names: FirstNames;
};

/** The results for a text, or popular names without one. If the search fails, the page says so. */
export async function loadSearch(context: AppLoadContext, query: string): Promise<SearchPageData> {
  const { veil, variant } = context;
  const { lang } = variant;
  if (query === "") {
    const [answer, today] = await Promise.all([
      ask(context, toPopularPath(lang)),
      loadToday(context, Math.floor(Date.now() / 1000)),
    ]);
    const popular = answer === null ? [] : readPopular(answer, mostPopular);
    return { first: { kind: "empty" }, games: [], names: { today: readToday(today), popular } };
  }
  const paths = [toSearchPath(query, lang), toGamesPath(query, lang)];
  const [answer = null, games = null] = await Promise.all(paths.map((path) => ask(context, path)));
  if (answer === null) return { first: { kind: "failed", query, results: [] }, games: [], names: noNames };
  const hidesNext = veil === null ? undefined : hidesNextFor(veil);
  return {
    first: { kind: "found", query, results: readResults(answer) },
    games: readGames(games, hidesNext),
    names: noNames,
  };
}

const noNames: FirstNames = { today: [], popular: [] };

/** Null where the search does not answer. A text without a letter finds nothing (S3). */
async function ask({ cloudflare }: AppLoadContext, path: string): Promise<object | null> {
  try {
    const response = await cloudflare.env.ORIGIN.search(new Request(`https://origin.invalid${path}`));
    if (response.status === 400) return {};
    return response.ok ? await response.json<object>() : null;
  } catch (error) {
    logFailure({ action: "ask the search", reason: error });
    return null;
  }
}
