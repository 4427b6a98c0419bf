import { logFailure } from "../../operators/log-failure.ts";
import type { AppLoadContext } from "@remix-run/cloudflare";
import { readPopular, readResults, type Found } from "../../features/search/read-found.ts";
import { mostPopular, toPopularPath, toSearchPath, type SearchState } from "../../features/search/use-answers.ts";

export type SearchPageData = { readonly first: SearchState; readonly popular: readonly Found[] };

/** What a text finds, or what is popular where nothing was asked for. A search that fails says so on the page. */
export async function loadSearch(context: AppLoadContext, query: string): Promise<SearchPageData> {
  const { lang } = context.variant;
  if (query === "") {
    const answer = await ask(context, toPopularPath(lang));
    return { first: { kind: "empty" }, popular: answer === null ? [] : readPopular(answer, mostPopular) };
  }
  const answer = await ask(context, toSearchPath(query, lang));
  if (answer === null) return { first: { kind: "failed", query }, popular: [] };
  return { first: { kind: "found", query, results: readResults(answer) }, popular: [] };
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
