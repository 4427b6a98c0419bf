import { logFailure } from "./log-failure.ts";
import { Hono } from "hono";
import { contentHash } from "../../../shared/wire/content-hash.ts";
import type { ChosenGame } from "./search/games/choose-games.ts";
import { findGames, type AskForGames } from "./search/games/find-games.ts";
import { parseSearch, parseTopSearch, type SearchFault } from "./search/parse-search.ts";
import { search } from "./search/search.ts";
import { topSearch } from "./search/top-search.ts";

/** The search service (S1–S7): `GET /api/v2/search/` and `/api/v2/top-search/`, with or without the last slash. */
export const searchRoutes = new Hono<{ Bindings: OriginEnv }>();

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
