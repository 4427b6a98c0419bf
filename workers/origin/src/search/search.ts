import { thatFit, toFound, type SearchResult } from "./answers.ts";
import { findMistyped, findSounding, findTyped } from "./find-names.ts";
import type { SearchRequest } from "./parse-search.ts";
import { rankCandidates } from "./rank.ts";

export type SearchAnswer = { readonly query: string; readonly results: readonly SearchResult[] };

/**
 * With fewer answers than these, and none exact, the query may contain an error: "lione" begins Lionel, and may mean
 * Lyon.
 */
const enoughResults = 5;

export async function search(catalogue: D1Database, request: SearchRequest): Promise<SearchAnswer> {
  const { query, lang, limit, isForeign } = request;
  const typed = await findTyped(catalogue, request);
  let ranked = rankCandidates(typed, query);
  const isExact = ranked[0]?.match.kind === "exact";
  if (!isExact && ranked.length < Math.min(enoughResults, limit)) {
    const further = await Promise.all([
      findMistyped(catalogue, request),
      isForeign && ranked.length === 0 ? findSounding(catalogue, request) : [],
    ]);
    ranked = rankCandidates([...typed, ...further.flat()], query, isForeign);
  }
  const results = ranked.slice(0, limit).map(({ candidate, match }): SearchResult => {
    const found = toFound(candidate, lang);
    // A name in a third language that only sounds like the typed word would explain nothing to the visitor.
    const isHeard = isForeign && match.kind === "typo";
    const isShown = candidate.text === found.name || candidate.role === "code" || isHeard;
    return { ...found, match: match.kind, ...(isShown ? {} : { matched: candidate.text }) };
  });
  return { query, results: thatFit(results) };
}
