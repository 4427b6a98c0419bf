import { reset } from "cloudflare:test";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { signatureHeaders } from "../../../shared/ingest/signature.ts";
import type { Incident } from "../../../shared/timeline/incident.ts";
import { entry } from "../test/entry.ts";
import {
  fillUp,
  getIngest,
  makeRoom,
  post,
  saturday,
  scopedProvider,
  send,
  setClock,
  setLimits,
  toSignedRequest,
} from "../test/harness.ts";
import { aLeague, anEvent, batchOf, finished } from "../test/records.ts";
import { heldBytes, readLimit } from "./ingest/route-middleware.ts";
import { intakeLimits } from "./ingest/intake.ts";
import { sportIds } from "../../../shared/sports/sport-ids.ts";
import { stableId } from "../../../shared/sports/stable-id.ts";
import { transferKinds } from "../../../shared/competitions/transfer.ts";
import type { PostedIncident, ReportedIncident } from "../../../shared/ingest/incident-schema.ts";

beforeEach(() => setClock(saturday));
afterEach(() => reset());

type Json = { readonly [key: string]: Json } & readonly Json[] & string;
type Operation = { readonly operationId: string; readonly responses: Readonly<Record<string, Json>> };
type Document = {
  readonly openapi: string;
  readonly info: object;
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Json>> };
};

const load = async (): Promise<Document> =>
  (await entry.OriginServices.ingest(new Request("https://origin.test/ingest/v1/openapi.json"))).json();

/** Each place in a document, with its key. */
function* walk(value: unknown, key = ""): Generator<{ readonly key: string; readonly value: unknown }> {
  yield { key, value };
  if (typeof value !== "object" || value === null) return;
  for (const [name, period] of Object.entries(value)) yield* walk(period, name);
}

/** A schema of the document made complete, for a validator that knows nothing of OpenAPI. */
function toChecker({ components }: Document, schema: unknown): z.ZodType {
  const text = JSON.stringify({ ...(schema as object), $defs: components.schemas });
  return z.fromJSONSchema(JSON.parse(text.replaceAll("#/components/schemas/", "#/$defs/")));
}

const operationsOf = ({ paths }: Document) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${path}`, operation })),
  );

const incidentsOf = (document: Document, place: string) =>
  Object.keys(document.components.schemas)
    .filter((name) => name.startsWith(`${place}.`))
    .map((name) => name.slice(place.length + 1))
    .toSorted();

/** Every kind except the one that only the ledger writes; a missing kind is a compile error. */
const kinds: Readonly<Record<Exclude<Incident["kind"], "scheduled">, true>> = {
  status: true,
  goal: true,
  card: true,
  "added-time": true,
  "shoot-out": true,
  result: true,
  points: true,
  "period-won": true,
  review: true,
  substitution: true,
  "missed-penalty": true,
  play: true,
  "line-up": true,
  statistics: true,
  "player-statistics": true,
  comment: true,
  broadcast: true,
  information: true,
  notice: true,
  facts: true,
  moved: true,
  correction: true,
  retracted: true,
  amended: true,
};

// The schemas take each incident as the ledger knows it, and give no other: both directions must compile.
type Reported = Exclude<Incident, { readonly kind: "scheduled" }>;
const isTakenAsIs = (incident: Reported & { readonly id: string }): ReportedIncident => incident;
const isGivenAsIs = (incident: ReportedIncident): Reported => incident;
const isPostedAsIs = (incident: Reported): PostedIncident => ({ ...incident, eventId: "1Event00" });

describe("the document of the ingest API", () => {
  it("is an OpenAPI 3.1 document: named operations, described answers, references that lead somewhere", async () => {
    const document = await load();
    expect(document).toMatchObject({ openapi: "3.1.0", info: { title: expect.any(String), version: "1" } });
    expect(document.servers).toEqual([{ url: "/ingest/v1" }]);
    const operations = operationsOf(document);
    expect(operations.map(({ name }) => name).toSorted()).toEqual([
      "get /audit",
      "get /senders",
      "get /status",
      "post /articles",
      "post /clubs",
      "post /events",
      "post /incidents",
      "post /odds",
      "post /replays",
      "post /standings",
      "post /transfers",
    ]);
    expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length);
    for (const { operation } of operations) {
      for (const [status, response] of Object.entries(operation.responses)) {
        expect(status).toMatch(/^[245]\d\d$/);
        expect(response).toMatchObject({ description: expect.any(String), content: { "application/json": {} } });
      }
    }
    for (const { key, value } of walk(document)) {
      if (key !== "$ref") continue;
      const name = String(value).replace("#/components/schemas/", "");
      expect(Object.keys(document.components.schemas)).toContain(name);
    }
  });

  it("has JSON schemas that a checker can read", async () => {
    const document = await load();
    for (const schema of Object.values(document.components.schemas)) {
      expect(() => toChecker(document, schema)).not.toThrow();
    }
  });

  it("holds every kind of incident but the ledger's own, in a timeline and posted alone", async () => {
    const document = await load();
    const every = Object.keys(kinds).toSorted();
    expect(incidentsOf(document, "told")).toEqual(every);
    expect(incidentsOf(document, "posted")).toEqual(every);
    expect([isTakenAsIs, isGivenAsIs, isPostedAsIs]).toHaveLength(3);
  });
});

const keyed = (path: string) => ({ idempotencyKey: path });

/** A sound request while the hub is behind, bodies fill the memory, or its own does not come. */
async function* askWhileBusy(
  route: string,
  path: string,
  sound: unknown,
): AsyncGenerator<readonly [route: string, response: Response]> {
  await setLimits({ unpublishedRows: -1 });
  yield [route, await post(path, sound)];
  await setLimits(intakeLimits);
  const free = 24 * 1024 * 1024 - heldBytes.held();
  heldBytes.take(free);
  yield [route, await post(path, sound)];
  heldBytes.give(free);
  const { ms } = readLimit;
  readLimit.ms = 0;
  const { url, headers } = await toSignedRequest("POST", path, sound);
  yield [route, await send(new Request(url, { method: "POST", headers, body: new ReadableStream() }))];
  readLimit.ms = ms;
}

const racing = sportIds["auto-racing"];

describe("the answers of the ingest API", () => {
  const kickOff = { sportId: 1, incidents: [{ eventId: "1Event00", kind: "status", status: 12 }] };
  const quote = {
    eventId: "1Event00",
    bookmakerId: 2,
    betType: "DRAW_NO_BET",
    outcomes: [
      { code: "1", price: 1.5 },
      { code: "2", price: 2.4 },
    ],
  };
  const article = {
    id: "1Articl0",
    lang: "fr",
    title: "Lens gagne",
    lead: "",
    url: "/news/lens",
    source: "Essai",
    publishedSeconds: saturday,
    participantIds: [],
    eventIds: [],
  };
  const transfer = {
    id: "1Transf0",
    playerId: "1Player0",
    player: "Ada A.",
    fromId: "",
    from: "",
    toId: "1Home000",
    to: "Lens",
    kind: transferKinds[0],
    fee: "",
    daySeconds: saturday,
  };
  const standing = {
    id: stableId(racing, "standing"),
    tournamentId: stableId(racing, "tournament"),
    season: "2028-29",
    of: "teams",
    races: 1,
    throughSeconds: saturday,
    rows: [{ rank: 1, participant: anEvent().home, points: 3, wins: 1 }],
  };
  const stageId = stableId(racing, "stage");
  const unsigned = { headers: { [signatureHeaders.signature]: "v2=" } };
  const tooLarge = " ".repeat(8 * 1024 * 1024 + 1);
  const past = Date.UTC(2029, 1, 3, 15) / 1000;

  /** A request for every answer that a route gives. */
  async function* ask(): AsyncGenerator<readonly [route: string, response: Response]> {
    await post("events", {
      sportId: racing,
      leagues: [aLeague({ sportId: racing, stageId, tournamentId: standing.tournamentId, templateId: stageId })],
      events: [],
    });
    for (const [path, sound, faulty] of [
      ["events", batchOf(anEvent()), batchOf(anEvent({ leagueStageId: "1Absent0" }))],
      ["odds", { sportId: 1, quotes: [quote] }, { sportId: 1, quotes: [{ ...quote, bookmakerId: 77 }] }],
      ["articles", { sportId: 1, articles: [article] }, { sportId: 1, articles: [{ ...article, id: "2Articl0" }] }],
      ["transfers", { sportId: 1, transfers: [transfer] }, { sportId: 1, transfers: [null] }],
      [
        "standings",
        { sportId: racing, standings: [standing] },
        { sportId: racing, standings: [{ ...standing, rows: [] }] },
      ],
      ["clubs", { sportId: 1, clubs: [{ id: "1Home000", into: null }] }, { sportId: 1, clubs: [null] }],
      ["incidents", kickOff, { sportId: 1, incidents: [{ eventId: "1Event00", kind: "status", status: 0 }] }],
    ] as const) {
      const route = `post /${path}`;
      yield [route, await post(path, sound, keyed(path))];
      yield [route, await post(path, sound, keyed(path))];
      yield [route, await post(`${path}?mode=partial`, faulty)];
      yield [route, await post(path, "{")];
      yield [route, await post(`${path}?mode=some`, sound)];
      yield [route, await post(path, sound, unsigned)];
      yield [route, await post(`${path}?mode=partial`, sound, keyed(path))];
      yield [route, await post(path, tooLarge)];
      yield [route, await post(path, faulty)];
      yield [route, await post(path, { ...sound, sportId: 2 }, { signer: scopedProvider })];
      yield* askWhileBusy(route, path, { ...sound, sportId: 1 });
    }
    await post("events", batchOf(anEvent({ eventId: "1Event01", startSeconds: past, result: finished(1, 0) })));
    yield ["post /replays", await post("replays", { eventIds: ["1Event01"] })];
    yield ["post /replays", await post("replays", {})];
    yield ["post /replays", await post("replays", { day: "2001-01-01" })];
    yield ["post /replays", await post("replays", {}, unsigned)];
    yield ["post /replays", await post("replays", tooLarge)];
    yield ["post /replays", await post("replays", {}, { signer: scopedProvider })];
    yield ["post /replays", await post("replays", { eventIds: ["1Event01"] }, keyed("replays"))];
    yield ["post /replays", await post("replays", { eventIds: ["1Event01"], seed: "2" }, keyed("replays"))];
    yield* askWhileBusy("post /replays", "replays", { eventIds: ["1Event01"] });
    for (const path of ["status", "audit", "senders?eventId=1Event00"]) {
      const route = `get /${path.replace(/\?.*/, "")}`;
      const query = path.includes("?") ? "&" : "?";
      yield [route, await getIngest(path)];
      yield [route, await getIngest(`${path}${query}sportId=0`)];
      yield [route, await getIngest(`${path}${query}sportId=2`, { signer: scopedProvider })];
      yield [route, await send(await toSignedRequest("GET", path, ""), unsigned.headers)];
      await setLimits({ requests: { perSecond: 1, burst: 0 } });
      yield [route, await getIngest(path)];
      await setLimits(intakeLimits);
      await fillUp();
      yield [route, await getIngest(path)];
      await makeRoom();
    }
  }

  it("are as the document says, each of them", async () => {
    const document = await load();
    const routes = new Map(operationsOf(document).map(({ name, operation }) => [name, operation]));
    const seen = new Set<string>();
    for await (const [route, response] of ask()) {
      const name = `${route} ${response.status}`;
      seen.add(name);
      const described = routes.get(route)?.responses[response.status];
      const checked = toChecker(document, described?.["content"]?.["application/json"]?.["schema"]).safeParse(
        await response.json(),
      );
      expect([name, described === undefined, checked.error?.issues]).toEqual([name, false, undefined]);
    }
    const documented = [...routes].flatMap(([route, { responses }]) =>
      Object.keys(responses).map((status) => `${route} ${status}`),
    );
    expect([...seen].toSorted()).toEqual(documented.toSorted());
  });
});
