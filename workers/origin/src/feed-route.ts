import { emptyBody } from "../../../shared/feed/codec.ts";
import { contentHash } from "../../../shared/feed/content-hash.ts";
import { parseFeedName, type FeedName } from "../../../shared/feed/names.ts";
import { languageOfProject } from "../../../shared/feed/project-language.ts";
import { decodeVisitor, visitorHeader } from "../../../shared/geo/visitor.ts";
import { sportIdOf } from "../../../shared/identity/stable-id.ts";
import { sportById } from "../../../shared/sports/catalogue.ts";
import { sportIds } from "../../../shared/sports/sport-ids.ts";
import { longestBody, toBounded } from "./feeds/bounded-body.ts";
import { joinBodies, sportsTogether } from "./feeds/fan-out.ts";
import { toServiceBody } from "./feeds/service-body.ts";
import { toSystemBody } from "./feeds/system-body.ts";
import type { FeedAnswer, LedgerQuestion } from "./ledger-object.ts";

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
  const projectLanguage = languageOfProject(projectId);
  if (projectLanguage === null) return new Response("no such project", { status: 404 });
  const { market } = decodeVisitor(request.headers.get(visitorHeader)).policy;
  const wanted = { name: parseFeedName(nameText), projectLanguage, market, asOfSeq, knownEtag };
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
  if (name === null) return fixed(emptyBody, rest);
  const ask = (sportId: number, question: LedgerQuestion) => env.LEDGER.getByName(String(sportId)).feed(question);
  if (name.kind === "system") return fixed(toSystemBody(Math.floor(nowMs / 1000)), rest);
  if (name.kind === "push-service") return fixed(toServiceBody(await witness(env).isPushReached()), rest);
  const together = sportsTogether(name);
  if (together !== null) {
    // Numbers belong to one ledger: what several tell is always of now.
    const question = { ...rest, name, asOfSeq: null, knownEtag: null };
    const answers = await Promise.all(together.map((sportId) => ask(sportId, question)));
    return fixed(toBounded(joinBodies(answers.map(({ body }) => body ?? emptyBody)), longestBody), rest);
  }
  const sportId = sportOf(name);
  return sportId === null ? fixed(emptyBody, rest) : ask(sportId, { name, ...rest });
}

/** The ledger that is asked about the push service, for all: it publishes most. */
const witness = (env: OriginEnv) => env.LEDGER.getByName(String(sportIds.soccer));

/** Undefined for what is no number. */
function parseSeq(text: string | null): number | null | undefined {
  if (text === null) return null;
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

/** What no ledger numbers. */
function fixed(body: string, { knownEtag }: Pick<Wanted, "knownEtag">): FeedAnswer {
  const etag = contentHash(body);
  return { body: etag === knownEtag ? null : body, etag, seq: 0 };
}

/** Parts of a name that tell its sport: its own id, or the first character of whatever it names. */
const idParts = ["eventId", "participantId", "playerId", "tournamentId", "rankingId"] as const;

/** The sport whose ledger answers, null when no ledger does. */
function sportOf(name: FeedName): number | null {
  const parts: Readonly<Record<string, unknown>> = name;
  if ("sportId" in parts) return toKnownSport(parts["sportId"]);
  const id = idParts.map((part) => parts[part]).find((value) => typeof value === "string");
  return id === undefined ? null : toKnownSport(sportIdOf(id));
}

const toKnownSport = (sportId: unknown): number | null =>
  typeof sportId === "number" && sportById(sportId) !== null ? sportId : null;
