import { logFailure } from "../../operators/log-failure.ts";
import type { AppLoadContext } from "@remix-run/cloudflare";
import { readGames, type FoundGame } from "../../features/search/found-games.ts";
import { readPopular, readResults, type Found } from "../../features/search/read-found.ts";
import { toSearchPath, type SearchState } from "../../features/search/use-answers.ts";
import { toGamesPath } from "../../features/search/use-games.ts";
import { mostPopular, toPopularPath } from "../../features/search/use-popular.ts";

export type SearchPageData = {
  readonly first: SearchState;
  readonly games: readonly FoundGame[];
  readonly popular: readonly Found[];
};

/** What a text finds, or what is popular where nothing was asked for. A search that fails says so on the page. */
export async function loadSearch(context: AppLoadContext, query: string): Promise<SearchPageData> {
  const { lang } = context.variant;
  if (query === "") {
    const answer = await ask(context, toPopularPath(lang));
    return { first: { kind: "empty" }, games: [], popular: answer === null ? [] : readPopular(answer, mostPopular) };
  }
  const paths = [toSearchPath(query, lang), toGamesPath(query, lang)];
  const [answer = null, games = null] = await Promise.all(paths.map((path) => ask(context, path)));
  if (answer === null) return { first: { kind: "failed", query }, games: [], popular: [] };
  return { first: { kind: "found", query, results: readResults(answer) }, games: readGames(games), popular: [] };
}

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
