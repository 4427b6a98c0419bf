import { licensedBookmakers } from "../../shared/betting/bookmakers.ts";
import { postSigned } from "../../scripts/import/post-signed.ts";
import { toMatchday } from "../../tests/support/matchday.ts";
import { provider, startOriginWorker, type OriginWorker, type ReadLast, type Reads } from "../origin/origin-worker.ts";
import { cpuMs, workerdPids } from "../process-cpu.ts";

/** CPU of workerd for one of each, in milliseconds; it includes the caller, the origin's entry and the ledger. */
export type ReadCosts = SharedCosts & {
  /** The first read after a change: the body is built. */
  readonly built: number;
  readonly characters: number;
};
export type SharedCosts = {
  /** A read of a body that the caller already has. */
  readonly known: number;
  /** A read of a cached body that the caller does not have. */
  readonly sent: number;
};
export type Costs = {
  readonly list: ReadCosts;
  readonly prices: ReadCosts;
  /** A read of prices from a shelf; it includes the caller and the shelf. */
  readonly shelf: SharedCosts;
  /** A read that the origin's entry answers without a ledger: the part of the other costs that is not the ledger's. */
  readonly entry: number;
  /** One goal that a provider posts, its signature and its row for the push included. */
  readonly goal: number;
};

const games = 400;
const sportId = 1;
const market = "fr";
const list = "f_1_0_0_fr_1";
const prices = "fo_1_0_0_fr_1_0";
/** Linux counts CPU in hundredths of a second, so each kind repeats often enough to take seconds. */
const times = { known: 4_000, sent: 600, built: 60, goals: 200 } as const;

/** Measures the CPU that reads of a full football list cost the built origin on this machine; all games of an afternoon run and have prices. */
export async function measureReadCosts(): Promise<Costs> {
  const others = new Set(workerdPids());
  const origin = await startOriginWorker();
  const pids = workerdPids().filter((pid) => !others.has(pid));
  const cost = async (work: () => Promise<unknown>) => {
    const before = cpuMs(pids);
    await work();
    return cpuMs(pids) - before;
  };
  try {
    const eventIds = await fill(origin);
    let goals = 0;
    const goal = () => {
      goals += 1;
      const eventId = eventIds[goals % eventIds.length];
      return post(origin, "incidents", {
        sportId,
        incidents: [{ eventId, id: `g${goals}`, kind: "goal", side: 1, minute: "1" }],
      });
    };
    await several(goal, times.goals / 10);
    const goalMs = (await cost(() => several(goal, times.goals))) / times.goals;

    async function measureShared(of: Reads["of"], name: string, market: string | null) {
      const ask = (knownEtag: string | null, count: number) =>
        read(origin, { of, question: { projectId: 1, name, market, knownEtag }, times: count });
      const { length } = await ask(null, times.sent / 10);
      const sent = await cost(() => ask(null, times.sent));
      const { etag } = await ask(null, 1);
      const known = await cost(async () => {
        const last = await ask(etag, times.known);
        if (last.length !== null) throw new Error(`${name} was sent to one who has it`);
      });
      return { ask, known: known / times.known, sent: sent / times.sent, characters: length ?? 0 };
    }

    async function measure(name: string, market: string | null): Promise<ReadCosts> {
      const { ask, ...shared } = await measureShared("ledger", name, market);
      const built = await cost(() => several(async () => ask(null, (await goal(), 1)), times.built));
      return { ...shared, built: Math.max(0, built / times.built - goalMs) };
    }

    const system = { projectId: 1, name: "sys", market: null, knownEtag: null };
    const askSystem = (count: number) => read(origin, { of: "ledger", question: system, times: count });
    await askSystem(times.known / 10);
    const entry = (await cost(() => askSystem(times.known))) / times.known;
    return {
      entry,
      list: await measure(list, null),
      prices: await measure(prices, market),
      shelf: await measureShared("shelf", prices, market),
      goal: goalMs,
    };
  } finally {
    await origin.stop();
  }
}

async function several(work: () => Promise<unknown>, count: number): Promise<void> {
  for (let done = 0; done < count; done += 1) await work();
}

/** Adds running games, each with prices of all bookmakers of a market. */
async function fill(origin: OriginWorker): Promise<readonly string[]> {
  const nowSeconds = Math.floor(Date.now() / 1000);
  const matchday = toMatchday({ games, startSeconds: nowSeconds, name: "Samedi" });
  await post(origin, "events", matchday.batch);
  await post(origin, "incidents", matchday.kickOffs);
  const bookmakers = licensedBookmakers(market, nowSeconds);
  if (bookmakers.length === 0) throw new Error(`nobody may quote in ${market}`);
  for (const { id: bookmakerId } of bookmakers) {
    const quotes = matchday.games.map(({ eventId }, index) => ({
      eventId,
      bookmakerId,
      betType: "HOME_DRAW_AWAY",
      outcomes: ["1", "X", "2"].map((code, at) => ({ code, price: 2 + at + (index % 50) / 100 })),
    }));
    await post(origin, "odds", { sportId, quotes });
  }
  return matchday.games.map(({ eventId }) => eventId);
}

async function read(origin: OriginWorker, reads: Reads): Promise<ReadLast> {
  const response = await fetch(origin.reader, { method: "POST", body: JSON.stringify(reads) });
  if (!response.ok) throw new Error(`${reads.question.name}: ${response.status} ${await response.text()}`);
  // Our own Worker's answer.
  return (await response.json()) as ReadLast;
}

async function post(origin: OriginWorker, path: string, body: unknown): Promise<void> {
  const response = await postSigned(new URL(`/ingest/v1/${path}`, origin.origin), provider, body);
  const text = await response.text();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text.slice(0, 300)}`);
}
