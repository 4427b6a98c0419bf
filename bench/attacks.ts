import { kickOff } from "../tests/support/kick-off.ts";
import { startTestStack } from "../tests/support/stack.ts";
import { exchange } from "../tests/security/harness/exchange.ts";
import { inTurns } from "../tests/security/harness/ground.ts";
import type { Stack } from "../scripts/stack.ts";
import { attacks } from "./attacks/attack-list.ts";
import { get, pause, type Aim, type Toll } from "./attacks/attack.ts";
import { startMoodyOrigin, type Mood } from "./attacks/bad-origin.ts";
import { residentMb, runtimePids, watchMemory } from "./attacks/memory.ts";
import { createNeighbour, describeMs, settleIn, type Stay } from "./attacks/neighbour.ts";
import { startGenerator } from "./attacks/run-generator.ts";
import { percentile, type Figure } from "./figures.ts";

/** Not counted: code that runs for the first time is slow by itself. */
const warmSeconds = 2;
const usualSeconds = 4;
const attackSeconds = 6;
/** Waits until the work that an attack left behind has ended and its memory is freed. */
const afterMs = 2_000;
const mostMb = 700;
const warmRequests = 8_000;
const herd = 1_000;
const herds = 5;
const accounts = 300;

type Memory = { readonly before: number; readonly peak: number; readonly after: number };
type Itinerary = {
  readonly name: string;
  readonly usual: Stay;
  readonly attacked: Stay;
  readonly memory: Memory;
  readonly toll: Toll;
};

/**
 * Measures a neighbour's latency under each attack, against that under as much harmless traffic, in one run.
 * @param only the attacks whose names hold this text
 */
export async function* measureAttacks(only = ""): AsyncIterable<Figure> {
  const itineraries: Itinerary[] = [];
  for (const attack of attacks.filter(({ name }) => name.includes(only))) {
    // Each attack has a stack of its own, so that the effects of one do not enter the next one's baseline.
    const { stack, aim } = await startAttacked({});
    const pids = runtimePids();
    const neighbour = createNeighbour(stack.directUrl);
    const play = async (side: "harmless" | "hostile", seconds: number) => {
      const send = await startGenerator({ attack: attack.name, side, seconds, aim });
      let isOver = false;
      const sent = send().finally(() => (isOver = true));
      return { stay: await neighbour.stay(() => isOver), toll: await sent };
    };
    await settleIn(stack.directUrl);
    await play("harmless", warmSeconds);
    const usual = await play("harmless", usualSeconds);
    const before = residentMb(pids);
    const { result, peakMb } = await watchMemory(pids, () => play("hostile", attackSeconds));
    await pause(afterMs);
    const memory = { before, peak: peakMb, after: residentMb(pids) };
    await stack.stop();
    const itinerary = { name: attack.name, usual: usual.stay, attacked: result.stay, memory, toll: result.toll };
    itineraries.push(itinerary);
    yield toFigure(itinerary);
  }
  for (const mood of ["wrong", "hanging"] as const) {
    const name = `an origin that is ${mood}`;
    if (!name.includes(only)) continue;
    const itinerary = await measureBadOrigin(name, mood);
    itineraries.push(itinerary);
    yield toFigure(itinerary);
  }
  if (itineraries.length > 0) yield* toSums(itineraries);
  if (!"1,000 requests at once".includes(only)) return;
  yield await measureHerd(0);
  yield await measureHerd(warmRequests);
}

async function startAttacked(vars: Readonly<Record<string, string>>): Promise<{ stack: Stack; aim: Aim }> {
  const stack = await startTestStack({
    assets: false,
    limits: {},
    vars: { GRAPHQL_QUERIES: "any", ...vars },
    onLog: () => {},
  });
  const games = await kickOff(stack, 60, "Siège");
  const eventIds = games.map(({ eventId }) => eventId);
  return { stack, aim: { url: stack.directUrl.href, eventIds, accountIds: await addAccounts(stack) } };
}

/** Adds rows as registrations leave them; nobody knows their passwords. */
async function addAccounts(stack: Stack): Promise<readonly string[]> {
  const ids = Array.from({ length: accounts }, (_, index) => index.toString(16).padStart(24, "0"));
  const stored = `scrypt$16384,8,5$${btoa("0".repeat(16))}$${btoa("0".repeat(32))}`;
  const rows = ids.map(
    (id) => `('${id}', 'tribune', '${id}@a.example', '${id}@a.example', 'ana_9', '${stored}', 1, 0)`,
  );
  const columns = "id, namespace, email, email_key, name, password, status, created_at";
  await stack.runSql("ACCOUNTS", `INSERT INTO users (${columns}) VALUES ${rows.join(", ")}`);
  return ids;
}

function until(seconds: number): () => boolean {
  const endMs = performance.now() + seconds * 1000;
  return () => performance.now() >= endMs;
}

/** The neighbour's pages are rendered from the feeds of an origin, which fails after they are warm. */
async function measureBadOrigin(name: string, mood: Mood): Promise<Itinerary> {
  const behind = await startTestStack({ assets: false, onLog: () => {} });
  const others = runtimePids();
  const origin = await startMoodyOrigin(behind);
  const entry = { url: origin.url, weight: 1, countries: ["XX"] };
  const ORIGINS = JSON.stringify({ local: [], global: [entry], default_url: origin.url });
  const { stack } = await startAttacked({ ORIGINS });
  const pids = runtimePids().filter((pid) => !others.includes(pid));
  const neighbour = createNeighbour(stack.directUrl);
  await settleIn(stack.directUrl);
  await neighbour.stay(until(warmSeconds));
  const usual = await neighbour.stay(until(usualSeconds));
  const before = residentMb(pids);
  origin.turn(mood);
  const { result, peakMb } = await watchMemory(pids, () => neighbour.stay(until(attackSeconds)));
  const memory = { before, peak: peakMb, after: residentMb(pids) };
  origin.stop();
  await stack.stop();
  await behind.stop();
  return { name, usual, attacked: result, memory, toll: {} };
}

const ratio = (attacked: readonly number[], usual: readonly number[]) =>
  percentile(attacked, 0.99) / percentile(usual, 0.99);

function toFigure({ name, usual, attacked, memory, toll }: Itinerary): Figure {
  const tolls = Object.entries(toll).map(([answer, count]) => `${answer}: ${count}`);
  const detail =
    `p50/p99 in ms: kept ${describeMs(usual.cachedMs)} → ${describeMs(attacked.cachedMs)}, ` +
    `rendered ${describeMs(usual.renderedMs)} → ${describeMs(attacked.renderedMs)}; ` +
    `${attacked.failed} of ${attacked.cachedMs.length + attacked.renderedMs.length} failed; ` +
    `RSS ${memory.before.toFixed(0)} → ${memory.peak.toFixed(0)} → ${memory.after.toFixed(0)} MB` +
    (tolls.length === 0 ? "" : `; attacker: ${tolls.join(", ")}`);
  return {
    name: `${name}: a neighbour's pages, p99`,
    value: Math.max(ratio(attacked.cachedMs, usual.cachedMs), ratio(attacked.renderedMs, usual.renderedMs)),
    unit: "× its usual, the worse of kept and rendered",
    target: { atMost: 3 },
    detail,
  };
}

/** A 503 says when to retry, and does not count as an error. */
const isError = (answer: string): boolean => /^(?:posted )?(?:5(?!03)\d\d$|hang)/.test(answer);

function toSums(itineraries: readonly Itinerary[]): readonly Figure[] {
  const errorsOf = ({ attacked, toll }: Itinerary) =>
    attacked.failed + Object.entries(toll).reduce((sum, [name, count]) => sum + (isError(name) ? count : 0), 0);
  const worst = itineraries.toSorted((a, b) => b.memory.peak - a.memory.peak)[0];
  return [
    {
      name: "server errors under all attacks",
      value: itineraries.reduce((sum, itinerary) => sum + errorsOf(itinerary), 0),
      unit: "answers, the neighbour's and the attackers'",
      target: { atMost: 0 },
      detail: itineraries.map((itinerary) => `${itinerary.name} ${errorsOf(itinerary)}`).join(", "),
    },
    {
      name: "most memory of the runtime under any attack",
      value: worst?.memory.peak ?? 0,
      unit: "MB resident",
      target: { atMost: mostMb },
      detail: `${worst?.name}; all Workers and objects of the stack in one process`,
    },
  ];
}

/** Sends concurrent requests for one uncached page, in a fresh process or after `warm` others; returns the worst of some pages. */
async function measureHerd(warm: number): Promise<Figure> {
  const { stack } = await startAttacked({});
  const ask = (path: string, index: number) =>
    exchange(stack.directUrl, get(path, `198.51.${index % 200}.${index >> 8}`));
  await inTurns(warm, (index) => ask(index % 4 === 0 ? `/none-${index}` : "/", index));
  const states: Record<string, number> = {};
  let mostRenders = 0;
  for (let page = 0; page < herds; page += 1) {
    const path = `/?day=${2 + page}`;
    const outcomes = await Promise.all(Array.from({ length: herd }, (_, index) => ask(path, index)));
    const reported = outcomes.map((outcome) =>
      outcome.kind === "answer"
        ? `${outcome.answer.status} ${String(outcome.answer.headers["x-tribune-cache"] ?? "")}`.trim()
        : outcome.kind,
    );
    for (const state of reported) states[state] = (states[state] ?? 0) + 1;
    mostRenders = Math.max(mostRenders, reported.filter((state) => /MISS|BYPASS/.test(state)).length);
  }
  await stack.stop();
  const isGood = Object.keys(states).every((state) => state.startsWith("200 "));
  return {
    name: `1,000 requests at once for one cold page, ${warm === 0 ? "fresh process" : "warm process"}`,
    value: isGood ? mostRenders : Number.POSITIVE_INFINITY,
    unit: "pages rendered",
    target: { atMost: 1 },
    detail: `${herds} pages: ${Object.entries(states)
      .map(([state, count]) => `${state}: ${count}`)
      .join(", ")}`,
  };
}
