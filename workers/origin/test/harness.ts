import { reset, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { policyFor } from "../../../shared/betting/policy-for.ts";
import { parsePlaceKey } from "../../../shared/places/place.ts";
import type { OriginFeedAnswer } from "../../../shared/wire/origin-feeds.ts";
import type { Visitor } from "../../../shared/places/visitor.ts";
import { toSignedHeaders } from "../../../shared/ingest/signature.ts";
import { bettingFacts } from "../../../shared/timeline/facts.ts";
import { statusType } from "../../../shared/sports/statuses.ts";
import type { LedgerContext } from "../src/ledger/ledger-context.ts";
import type { IntakeLimits } from "../src/ingest/intake.ts";
import type { Ledger } from "../src/with-world.ts";
import { entry } from "./entry.ts";
import { evict } from "../../evict.fixture.ts";

/** A Saturday afternoon far enough ahead that no alarm falls due by itself: tests ring them. */
export const saturday = Date.UTC(2029, 2, 10, 16) / 1000;
/** Another one, on which engines and bicycles race in the built-in world. */
export const raceSaturday = Date.UTC(2029, 5, 16, 16) / 1000;

type FakePush = {
  readonly rows: (subject: string) => Promise<readonly string[]>;
  readonly longestCall: (subject: string) => Promise<number>;
  readonly forget: (subject: string) => Promise<void>;
  readonly setDown: (isDown: boolean) => Promise<void>;
};
/** The hub that replaces the push Worker (`fake-push.js`). */
export const push = env.PUSH as unknown as FakePush;

/** A sport's ledger, football's by default, woken at an instant: its clock does not move until it is set again. */
const ledger = (sportId = 1) => env.LEDGER.getByName(String(sportId));

export const setClock = (atSeconds: number, sportId = 1) =>
  runInDurableObject(ledger(sportId), (instance: Ledger) => {
    instance.clock = () => atSeconds;
  });

/** Starts a fresh football ledger, for a test that changes data which the other tests of its file only read. */
export async function startAgain(): Promise<void> {
  await reset();
  await setClock(saturday);
}

/** Lowers what the ledger takes before it asks providers to wait. */
export const setLimits = (limits: Partial<IntakeLimits>) =>
  runInDurableObject(ledger(), (instance: Ledger) => {
    instance.limits = { ...instance.limits, ...limits };
  });

/** Lets the ledger catch up with an instant, and publish what that changed. */
export async function ringAt(atSeconds: number, sportId = 1): Promise<void> {
  await setClock(atSeconds, sportId);
  await runInDurableObject(ledger(sportId), (_, state) => state.storage.setAlarm(atSeconds * 1000));
  await runDurableObjectAlarm(ledger(sportId));
}

/** Evicts the object from memory, as a deploy or a crash does; its clock is set before anything else runs. */
export async function evictAt(atSeconds: number, sportId = 1): Promise<void> {
  await evict(ledger(sportId));
  await setClock(atSeconds, sportId);
}

/** When the ledger wants to be woken next, in unix seconds. */
export const alarmSeconds = (sportId = 1) =>
  runInDurableObject(ledger(sportId), async (_, state) => ((await state.storage.getAlarm()) ?? Infinity) / 1000);

const strengthTables = ["", "_entrant", "_game", "_note", "_read", "_side", "_tally"];
/** Undoes the step that made the tables of strengths. */
export const withoutStrengths = `DROP INDEX event_by_change; ${strengthTables.map((name) => `DROP TABLE strength${name};`).join(" ")}`;

/** Puts the ledger's tables back to an earlier version, for the next wake to migrate. */
export const rewindTo = (version: number, undo: string) =>
  runInDurableObject(ledger(), (_, { storage: { sql } }) => {
    sql.exec(undo);
    sql.exec("UPDATE meta SET value = ? WHERE key = 'schema'", String(version));
  });

/** Asks what the ledger's operations work on; football's by default. */
export const inLedger = <T>(ask: (context: LedgerContext) => T, sportId = 1): Promise<T> =>
  runInDurableObject(ledger(sportId), ({ context }: Ledger) => ask(context));

/** A visitor from a place such as `FR:IDF`. */
export function visitorFrom(placeKey: string): Visitor {
  const place = parsePlaceKey(placeKey);
  return { place, policy: policyFor(place, saturday) };
}

type FeedAsking = { readonly projectId?: number; readonly knownEtag?: string };

/**
 * Requests a feed as the feed proxy does, for a visitor in France: odds feeds are those of the French market. `?seq=` behind the
 * name requests the feed as of that number, `?ago=` as of so many seconds ago.
 */
export function askFeed(nameAndSeq: string, { projectId = 1, knownEtag }: FeedAsking = {}): Promise<OriginFeedAnswer> {
  const [name = "", past = ""] = nameAndSeq.split("?");
  const { seq, ago } = Object.fromEntries(new URLSearchParams(past));
  return entry.OriginFeeds.feed({
    projectId,
    name,
    market: visitorFrom("FR").policy.market,
    knownEtag: knownEtag ?? null,
    ...(seq === undefined ? {} : { asOfSeq: Number(seq) }),
    ...(ago === undefined ? {} : { agoSeconds: Number(ago) }),
  });
}

/** @param projectId 1 speaks French, 2 English */
export async function readFeed(name: string, projectId = 1): Promise<{ readonly body: string; readonly seq: number }> {
  const { body, seq } = await askFeed(name, { projectId });
  if (body === null) throw new Error("who holds nothing gets a body");
  return { body, seq };
}

/** The providers that tests post as (`config/vitest.config.ts`). */
export const provider = { provider: "test", key: "test-ingest-key-of-32-characters" };
/** This provider may send only records of the league of `records.ts`, and correct only its own. */
export const scopedProvider = { provider: "scoped", key: "scoped-ingest-key-of-32-characters" };
export const otherProvider = { provider: "other", key: "other-ingest-key-of-32-characters" };

type Signing = { readonly signer?: typeof provider; readonly idempotencyKey?: string };

/** A signed request, which can be sent more than once; a body that is a text goes as it is. */
export async function toSignedRequest(
  method: "GET" | "POST",
  path: string,
  body: unknown,
  { signer = provider, idempotencyKey }: Signing = {},
): Promise<Request> {
  const url = new URL(`https://origin.test/ingest/v1/${path}`);
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const headers = await toSignedHeaders(signer, {
    method,
    path: url.pathname + url.search,
    body: text,
    nowSeconds: Math.floor(Date.now() / 1000),
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
  });
  return new Request(url, { method, headers, ...(method === "GET" ? {} : { body: text }) });
}

/** Sends a request as it is, with headers over its own. */
export function send(request: Request, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  const sent = new Request(request.body === null ? request : request.clone());
  for (const [name, value] of Object.entries(headers)) sent.headers.set(name, value);
  return entry.OriginServices.ingest(sent);
}

/** Posts a signed request, `headers` over those that were signed. */
export const post = async (
  path: string,
  body: unknown,
  { headers = {}, ...signing }: Signing & { readonly headers?: Readonly<Record<string, string>> } = {},
): Promise<Response> => send(await toSignedRequest("POST", path, body, signing), headers);

/** Asks a signed question. */
export const getIngest = async (path: string, signing: Signing = {}): Promise<Response> =>
  send(await toSignedRequest("GET", path, "", signing));

/** Posts incidents of one event of football. */
export const postIncidents = (eventId: string, ...incidents: readonly object[]): Promise<Response> =>
  post("incidents", { sportId: 1, incidents: incidents.map((incident) => ({ eventId, ...incident })) });

export const postJson = async (path: string, body: unknown): Promise<unknown> => (await post(path, body)).json();

/** Removes cleared fields, because they mean the same as fields that were never there. */
export const withoutCleared = (event: object | undefined) => {
  const cells: Readonly<Record<string, unknown>> = { ...event };
  // Betting facts depend on the visitor's place, so changes leave them out.
  const ofPlaces: ReadonlySet<string> = new Set(bettingFacts);
  return Object.fromEntries(
    Object.entries(cells).filter(
      ([name, value]) =>
        value !== null &&
        !ofPlaces.has(name) &&
        saysNothing[name] !== value &&
        (name !== "serve" || cells["statusType"] === statusType.live),
    ),
  );
};

/** The values of cells that have nothing more to say (F30). */
const saysNothing: Readonly<Record<string, unknown>> = {
  homeRedCards: 0,
  awayRedCards: 0,
  homeGamePoints: "0",
  awayGamePoints: "0",
  timeKnown: 1,
  excitement: -1,
};

/** SQLite fails with its own words for a full disk at the last write of a request, when all others of its transaction are done. */
export const fillUp = () =>
  inLedger(({ sources: { sql } }) => {
    sql.exec("CREATE TRIGGER full AFTER INSERT ON request BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END");
  });
export const makeRoom = () => inLedger(({ sources: { sql } }) => void sql.exec("DROP TRIGGER full"));
