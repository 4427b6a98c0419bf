import { logFailure } from "./log-failure.ts";
import { Hono } from "hono";
import { z } from "zod";
import { contentHash } from "../../../shared/wire/content-hash.ts";
import type { ChosenGame } from "./search/games/choose-games.ts";
import { findGames, type AskForGames } from "./search/games/find-games.ts";
import {
  parseSearch,
  parseTopSearch,
  type SearchFault,
  type SearchRequest,
  type Scope,
} from "./search/parse-search.ts";
import { thatFit, toFound, type SearchResult, type Found } from "./search/search-answers.ts";
import { findMistyped, findSounding, findTyped, type NameRow } from "./search/find-names.ts";
import { pairsOfNames } from "./search/pairs-of-names.ts";
import { rankCandidates, type Ranked } from "./search/rank.ts";
import { entryColumns, entryJoin, entryRow } from "./search/entry-row.ts";

/** The search service (S1–S7): `GET /api/v2/search/` and `/api/v2/top-search/`, with or without the last slash. */
export const searchRoutes = new Hono<{ Bindings: OriginEnv }>();

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
  if (ranked.length === 0) ranked = await findBoth(catalogue, request);
  const results = ranked.map(({ candidate, match }): SearchResult => {
    const found = toFound(candidate, lang);
    // A name in a third language that only sounds like the typed word would explain nothing to the visitor.
    const isHeard = isForeign && match.kind === "typo";
    const isShown = candidate.text === found.name || candidate.role === "code" || isHeard;
    return { ...found, match: match.kind, ...(isShown ? {} : { matched: candidate.text }) };
  });
  return { query, results: thatFit(withoutRepeats(results).slice(0, limit)) };
}

/** A tournament has the name and the page of one of its parts: each page is found once. */
function withoutRepeats(results: readonly SearchResult[]): readonly SearchResult[] {
  const byPath = new Map<string, SearchResult>();
  for (const result of results) if (!byPath.has(result.path)) byPath.set(result.path, result);
  return [...byPath.values()];
}

/** How many entries of each name are shown where a text has two. */
const mostOfEach = 3;

/** The entries of two names in one text ("psg toulouse"), as they are typed, or else with errors. */
async function findBoth(catalogue: D1Database, request: SearchRequest): Promise<readonly Ranked<NameRow>[]> {
  const find = async (by: typeof findTyped, query: string) =>
    rankCandidates(await by(catalogue, { ...request, query, limit: mostOfEach }), query).slice(0, mostOfEach);
  const forgiving = async (query: string) => {
    const typed = await find(findTyped, query);
    return typed.length > 0 ? typed : find(findMistyped, query);
  };
  const pairs = pairsOfNames(request.query);
  for (const findName of [(query: string) => find(findTyped, query), forgiving]) {
    const found = await Promise.all(pairs.map((pair) => Promise.all(pair.map(findName))));
    const both = found.find((names) => names.every((ranked) => ranked.length > 0));
    if (both !== undefined) return both.flat();
  }
  return [];
}

searchRoutes.on("GET", ["/search", "/search/"], (context) => {
  const request = parseSearch(new URL(context.req.url).searchParams);
  if (!request.ok) return refuse(request.fault);
  return answer(context.req.raw, () => search(context.env.CATALOGUE, request.value));
});

searchRoutes.on("GET", ["/search/games", "/search/games/"], (context) => {
  const request = parseSearch(new URL(context.req.url).searchParams);
  if (!request.ok) return refuse(request.fault);
  const { CATALOGUE, LEDGER } = context.env;
  const askLedger: AskForGames = async (sportId, question) =>
    // The types of calls between objects lose pairs: what arrives is what `gamesOf` gave.
    (await LEDGER.getByName(String(sportId)).gamesOf(question)) as unknown as readonly ChosenGame[];
  return answer(context.req.raw, () => findGames(CATALOGUE, askLedger, request.value), gamesCacheControl);
});

export type TopSearchAnswer = {
  readonly sports: readonly {
    readonly id: number;
    readonly name: string;
    readonly leagues: readonly Found[];
    readonly participants: readonly Found[];
  }[];
};

/** The most popular leagues and participants of each sport, or of one; `limit` of either. */
async function topSearch(catalogue: D1Database, { lang, sportId, limit }: Scope): Promise<TopSearchAnswer> {
  const found = await catalogue
    .prepare(
      `SELECT ${entryColumns} FROM entry s, entry e ${entryJoin}
       WHERE s.kind = 'sport' AND (?1 IS NULL OR s.sport_id = ?1) AND (e.number = s.number
         OR e.number IN (${best("tournament")}) OR e.number IN (${best("team")}) OR e.number IN (${best("player")}))
       ORDER BY s.position, e.position, e.name`,
    )
    .bind(sportId, limit)
    .all();
  const results = z.array(entryRow).parse(found.results);
  const sports = results
    .filter(({ kind }) => kind === "sport")
    .map((row) => {
      const own = results.filter((entry) => entry.sportId === row.sportId).map((entry) => toFound(entry, lang));
      return {
        id: row.sportId,
        name: toFound(row, lang).name,
        leagues: own.filter(({ kind }) => kind === "tournament"),
        participants: own.filter(({ kind }) => kind === "team" || kind === "player"),
      };
    });
  return { sports: thatFit(sports) };
}

/** A tour stands for its parts. */
const best = (kind: "tournament" | "team" | "player") =>
  `SELECT number FROM entry WHERE kind = '${kind}' AND sport_id = s.sport_id
     AND (kind <> 'tournament' OR id = tournament_id) ORDER BY position, name LIMIT ?2`;

searchRoutes.on("GET", ["/top-search", "/top-search/"], (context) => {
  const scope = parseTopSearch(new URL(context.req.url).searchParams);
  if (!scope.ok) return refuse(scope.fault);
  return answer(context.req.raw, () => topSearch(context.env.CATALOGUE, scope.value));
});

/** An import shows within a minute; the same question meanwhile costs nothing. */
const namesCacheControl = "public, max-age=60, stale-while-revalidate=600";
/** A game begins and ends meanwhile. */
const gamesCacheControl = "public, max-age=10";
const retrySeconds = "10";

const refuse = (fault: SearchFault) =>
  Response.json({ fault }, { status: 400, headers: { "cache-control": "no-store" } });

async function answer(
  request: Request,
  load: () => Promise<object>,
  cacheControl = namesCacheControl,
): Promise<Response> {
  let body: string;
  try {
    body = JSON.stringify(await load());
  } catch (error) {
    logFailure({ action: "ask the catalogue", reason: error });
    return Response.json(
      { fault: "catalogue-unavailable" },
      { status: 503, headers: { "cache-control": "no-store", "retry-after": retrySeconds } },
    );
  }
  const etag = `"${contentHash(body)}"`;
  const headers = { etag, "cache-control": cacheControl };
  if (request.headers.get("if-none-match")?.replace(/^W\//, "") === etag) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(body, { headers: { ...headers, "content-type": "application/json; charset=utf-8" } });
}
