import { emptyBody } from "../../../shared/feed/codec.ts";
import { contentHash } from "../../../shared/feed/content-hash.ts";
import { parseFeedName, type FeedName } from "../../../shared/feed/names.ts";
import { languageOfProject } from "../../../shared/feed/project-language.ts";
import { sportIdOf } from "../../../shared/identity/stable-id.ts";
import { sports } from "../../../shared/sports/catalogue.ts";
import { toSystemBody } from "./feeds/system-body.ts";
import type { FeedAnswer, LedgerQuestion } from "./ledger/ledger.ts";

/** Answers `GET /{projectId}/x/feed/{name}` (F1–F5, F16). */
export async function answerFeedRequest(
  request: Request,
  projectId: number,
  nameText: string,
  env: OriginEnv,
): Promise<Response> {
  if (request.headers.get("x-fsign") !== env.FEED_SIGN) return new Response("401", { status: 401 });
  const knownEtag = request.headers.get("if-none-match")?.replace(/^(?:W\/)?"|"$/g, "") ?? null;
  const nowMs = Date.now();
  const asOfSeq = parseSeq(new URL(request.url).searchParams.get("seq"));
  if (asOfSeq === undefined) return new Response("seq is a number from 0", { status: 400 });
  const wanted = { name: parseFeedName(nameText), projectLanguage: languageOfProject(projectId), asOfSeq, knownEtag };
  const { body, etag, seq } = await load(wanted, nowMs, env);
  const headers = {
    etag: `"${etag}"`,
    "x-feed-seq": String(seq),
    date: new Date(nowMs).toUTCString(),
    "cache-control": "no-cache",
  };
  if (body === null) return new Response(null, { status: 304, headers });
  return new Response(body, { headers: { ...headers, "content-type": "text/plain; charset=utf-8" } });
}

type Wanted = Omit<LedgerQuestion, "name"> & { readonly name: FeedName | null };

async function load({ name, ...rest }: Wanted, nowMs: number, env: OriginEnv): Promise<FeedAnswer> {
  if (name?.kind === "system") return fixed(toSystemBody(Math.floor(nowMs / 1000)));
  const sportId = name === null ? null : sportOf(name);
  if (name === null || sportId === null) return fixed(emptyBody);
  return env.LEDGER.getByName(String(sportId)).feed({ name, ...rest });
}

/** Undefined for what is no number. */
function parseSeq(text: string | null): number | null | undefined {
  if (text === null) return null;
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

const fixed = (body: string): FeedAnswer => ({ body, etag: contentHash(body), seq: 0 });

/** The sport whose ledger answers, null when no ledger does. */
function sportOf(name: FeedName): number | null {
  if ("sportId" in name) return sports.some((sport) => sport.id === name.sportId) ? name.sportId : null;
  if ("eventId" in name) return sportIdOf(name.eventId);
  if ("tournamentId" in name) return sportIdOf(name.tournamentId);
  if ("participantId" in name) return sportIdOf(name.participantId);
  return "rankingId" in name ? sportIdOf(name.rankingId) : null;
}
