import { stableId } from "../../../shared/sports/stable-id.ts";
import { toSignedHeaders } from "../../../shared/ingest/signature.ts";
import { sportPath } from "../../../shared/addresses/sport-words.ts";
import { addressWords } from "../../../shared/addresses/words.ts";
import { sports } from "../../../shared/sports/catalogue.ts";
import { feedNameParts } from "../../../shared/wire/feed-name-parts.ts";
import { feedSign, provider } from "../../support/stack.ts";
import { exchange, type HttpInput } from "../harness/exchange.ts";
import { anyClient, clientAddress } from "../harness/ground.ts";
import { hostileText, mutate } from "../harness/hostile-texts.ts";
import { validateOutcome } from "../harness/validate.ts";
import type { Random } from "../harness/random.ts";
import { report } from "./http-target.ts";
import type { Target } from "./target.ts";

const sections = feedNameParts.section.pattern.split("|");

/** Posts records that a provider's key permits (texts that break out, instants of other centuries), then reads all pages and feeds of them. */
export const records: Target = {
  name: "records",
  async play(random, ground, run, findings) {
    const sportId = random.pick(sports).id;
    const eventId = stableId(sportId, "fuzzed event", String(run));
    const posts = random.chance(0.25)
      ? [await malformedPost(random, sportId)]
      : [
          await signed(random, "events", toEvents(random, sportId, eventId, run)),
          await signed(random, "incidents", toIncidents(random, sportId, eventId)),
        ];
    const look = async (input: HttpInput) => validateOutcome(input, await exchange(ground.url, input));
    for (const input of posts) {
      // A shrunk body would no longer match its signature, so it stays as it is.
      for (const fault of await look(input)) {
        findings.add("records", run, { fault, repeat: `POST ${input.path} ${input.body?.slice(0, 1500)}` });
      }
    }
    for (const input of readsOf(random, sportId, eventId)) {
      report(findings, { target: "records", run, faults: await look(input), input, look });
    }
  },
};

/** Returns pages and feeds that show an event; only sometimes the list of its day, because it grows with each event. */
function readsOf(random: Random, sportId: number, eventId: string): readonly HttpInput[] {
  const get = (path: string, headers: Record<string, string> = {}): HttpInput => ({
    method: "GET",
    path,
    headers: { "x-dev-place": random.pick(["FR", "BE"]), ...clientAddress(anyClient(random)), ...headers },
    body: null,
  });
  const feed = (name: string) => get(`/1/x/feed/${name}`, { "x-fsign": feedSign });
  return [
    get(`/match/${eventId}`),
    feed(`df_${random.pick(sections)}_1_${eventId}`),
    feed(`dc_1_${eventId}`),
    feed(`d_su_${eventId}_fr_1`),
    ...(random.chance(0.2)
      ? [feed(`f_${sportId}_0_1_fr_1`), feed(`u_${sportId}_1`), get(`/${sportPath(sportId, addressWords.fr)}`)]
      : []),
    ...(random.chance(0.1) ? [get(`/api/v2/search/?q=fuzz`), feed(`r_${sportId}_1`)] : []),
  ];
}

async function signed(random: Random, path: string, record: object): Promise<HttpInput> {
  const text = JSON.stringify(record);
  return signedText(random, `/ingest/v1/${path}?mode=partial`, random.chance(0.15) ? mutate(random, text) : text);
}

async function signedText(random: Random, path: string, body: string): Promise<HttpInput> {
  const nowSeconds = Math.floor(Date.now() / 1000);
  // The body is signed as it is sent: characters that UTF-8 cannot encode are replaced first.
  const wellFormed = Buffer.from(body).toString();
  const headers = await toSignedHeaders(provider, { method: "POST", path, body: wellFormed, nowSeconds });
  return {
    method: "POST",
    path,
    headers: { "content-type": "application/json", ...clientAddress(anyClient(random)), ...headers },
    body: wellFormed,
  };
}

async function malformedPost(random: Random, sportId: number): Promise<HttpInput> {
  const path = `/ingest/v1/${random.pick(["events", "incidents", "odds", "articles", "transfers", "replays", "status", "none"])}`;
  const body = random.pick<() => string>([
    () => "[".repeat(100_000),
    () => `${'{"a":'.repeat(20_000)}1${"}".repeat(20_000)}`,
    () => `{"sportId":${sportId},"incidents":[{"__proto__":{"kind":"goal"},"constructor":1,"eventId":"1e400"}]}`,
    () => `{"sportId":1e400,"leagues":[],"events":[]}`,
    () => `{"sportId":${sportId},"sportId":99,"leagues":[${"0,".repeat(600)}0],"events":[]}`,
    () => `{"sportId":${sportId},"articles":[{"url":"javascript:fuzz()","title":"${"x".repeat(201)}"}]}`,
    () => `{"sportId":${sportId},"day":"2025-99-99","speed":1e308,"seed":null,"eventIds":[null]}`,
    () => `{"sportId":${sportId},"day":"2025-08-16","speed":0.0000001,"seed":"${"s".repeat(1000)}"}`,
    () => hostileText(random),
    () => "",
    () => "null",
    () => "\ufeff{}",
  ])();
  const input = await signedText(
    random,
    random.chance(0.3) ? `${path}?mode=${hostileText(random).replaceAll(/\W/g, "")}` : path,
    body,
  );
  const drop = (name: string) => Object.fromEntries(Object.entries(input.headers).filter(([other]) => other !== name));
  return random.pick<() => HttpInput>([
    () => input,
    () => input,
    () => ({ ...input, body: `${body} ` }),
    () => ({ ...input, headers: drop("x-tribune-provider") }),
    () => ({ ...input, headers: drop("x-tribune-signature") }),
    () => ({
      ...input,
      headers: { ...input.headers, "x-tribune-signature": random.pick(["v1=", "v1=zz", "v2=00", "x".repeat(5000)]) },
    }),
    () => ({
      ...input,
      headers: { ...input.headers, "x-tribune-timestamp": random.pick(["0", "NaN", "-1", "9".repeat(30)]) },
    }),
    () => ({
      ...input,
      headers: { ...input.headers, "x-tribune-provider": random.pick(["__proto__", "constructor", "", "other"]) },
    }),
    () => ({
      ...input,
      headers: { ...input.headers, "idempotency-key": random.pick(["", "a b", "x".repeat(256), "k"]) },
    }),
    () => ({ ...input, headers: { ...input.headers, "content-type": "text/plain", "content-encoding": "gzip" } }),
  ])();
}

/** Returns a valid text most of the time, so that most records are accepted. */
const text = (random: Random, sound: string) =>
  random.chance(0.3) ? `${random.chance(0.5) ? sound : ""}${hostileText(random)}` : sound;

const instant = (random: Random): unknown =>
  random.chance(0.8)
    ? Math.floor(Date.now() / 1000) + random.int(7200) - 3600
    : random.pick<unknown>([
        0,
        -1,
        -62_167_219_200,
        -4_000_000_000,
        7_984_396_800,
        8_000_000_000,
        1e15,
        0.5,
        null,
        "1",
      ]);

function toEvents(random: Random, sportId: number, eventId: string, run: number) {
  const stageId = stableId(sportId, "fuzzed stage", String(run % 7));
  const participant = (side: string) => ({
    id: stableId(sportId, "fuzzed participant", side, String(run)),
    name: text(random, `Fuzz ${side} ${run}`),
    code: random.chance(0.95) ? "FUZ" : hostileText(random),
    slug: random.chance(0.95) ? `fuzz-${side}-${run}` : hostileText(random),
  });
  return {
    sportId,
    leagues: [
      {
        sportId,
        stageId,
        tournamentId: stableId(sportId, "fuzzed tournament", String(run % 7)),
        templateId: stableId(sportId, "fuzzed template", String(run % 7)),
        name: text(random, `Coupe ${run % 7}`),
        countryKey: random.chance(0.95) ? "FR" : hostileText(random),
        season: text(random, "2026-27").slice(0, 20),
        timeZone: random.chance(0.95) ? "Europe/Paris" : hostileText(random),
        rank: random.chance(0.95) ? 500 : random.pick([-1, 1e9, 0.5]),
        type: "p",
      },
    ],
    events: [
      {
        eventId,
        leagueStageId: stageId,
        sportId,
        startSeconds: instant(random),
        timeKnown: true,
        round: text(random, "1").slice(0, 80),
        home: participant("home"),
        away: random.chance(0.9) ? participant("away") : null,
        result: null,
      },
    ],
  };
}

function toIncidents(random: Random, sportId: number, eventId: string) {
  const player = () => ({
    id: stableId(sportId, "fuzzed player", String(random.int(20))),
    name: text(random, "Ada Arc"),
  });
  const minute = () => (random.chance(0.9) ? String(random.int(90)) : hostileText(random).slice(0, 8));
  const side = () => 1 + random.int(2);
  const one = () =>
    random.pick<() => object>([
      () => ({ kind: "status", status: random.pick([1, 2, 3, 12, 13, 38, 4, 999]) }),
      () => ({ kind: "goal", side: side(), minute: minute(), player: player(), assist: player() }),
      () => ({
        kind: "card",
        side: side(),
        colour: "red",
        minute: minute(),
        player: player(),
        reason: text(random, "Faute"),
      }),
      () => ({ kind: "comment", minute: minute(), lang: "fr", text: text(random, "Le public se lève.") }),
      () => ({ kind: "notice", text: text(random, "Retardé").slice(0, 300) }),
      () => ({ kind: "points", side: side(), value: random.pick([1, 3, 100, 101]), player: player() }),
      () => ({
        kind: "broadcast",
        channels: [
          {
            type: 1,
            id: random.int(1e6),
            name: text(random, "Canal"),
            url: random.pick(["https://tv.example/", "javascript:fuzz()"]),
            countryKeys: ["FR"],
          },
        ],
      }),
      () => ({
        kind: "information",
        information: {
          venue: text(random, "Stade"),
          town: text(random, "Lens"),
          referees: [{ name: text(random, "Dia Dorn") }],
          facts: { [hostileText(random).slice(0, 40)]: text(random, "x").slice(0, 120) },
        },
      }),
      () => ({
        kind: "player-statistics",
        side: side(),
        rows: [{ player: player(), values: { [hostileText(random).slice(0, 20)]: text(random, "1").slice(0, 40) } }],
      }),
      () => ({
        kind: "line-up",
        side: side(),
        lineUp: {
          formation: text(random, "4-3-3").slice(0, 20),
          starters: [{ ...player(), shirt: "9", role: text(random, "keeper").slice(0, 40) }],
          bench: [],
          coach: player(),
        },
      }),
      () => ({ kind: "substitution", side: side(), minute: minute(), off: player(), on: player() }),
      () => ({ kind: "correction", score: [random.int(9), random.pick([0, 1e9, -1])], periods: [] }),
      () => ({ kind: "moved", startSeconds: instant(random), timeKnown: random.chance(0.5) }),
      () => ({
        kind: "result",
        result: { status: 3, halfTime: [0, 0], fullTime: [random.int(4), 2], extraTime: null, shootOut: null },
      }),
      () => ({ kind: "retracted", incidentId: random.pick(["i0", "__proto__"]) }),
      () => ({ kind: "amended", incidentId: "i0", changes: { player: player() } }),
      () => ({
        kind: "facts",
        facts: { homeGamePoints: text(random, "40").slice(0, 40), serve: random.pick([1, 9, 1e300]) },
      }),
      () => ({ kind: random.pick(["__proto__", "constructor", "", "goals"]) }),
    ])();
  const incidents = random.list(1, 8, one).map((incident, index) => ({
    ...incident,
    eventId,
    ...(random.chance(0.5) ? { id: `i${index}` } : {}),
    ...(random.chance(0.4) ? { atSeconds: instant(random) } : {}),
  }));
  return { sportId, incidents };
}
