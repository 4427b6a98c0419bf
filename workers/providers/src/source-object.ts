import { DurableObject } from "cloudflare:workers";
import type { CreditId } from "../../../shared/ingest/credits.ts";
import type { SourceReport } from "../../../shared/operations/reports.ts";
import { leftOf, unspent, type Spent } from "./core/budget.ts";
import { connectors } from "./connectors.ts";
import { toContradictions } from "./core/contradictions.ts";
import { healthy, keys, type Health, type Outgoing, type Store } from "./core/store.ts";
import { takeTurn } from "./core/take-turn.ts";
import type { Known } from "./core/connector.ts";
import { variants } from "../../../variants/variant-of.ts";
import { decide, type Decision, type Settings } from "./settings.ts";

/** How a source is doing, for its operator. */
type SourceStatus = Omit<SourceReport, "source" | "budgetLeft"> & { readonly source: string };

const idKey = "id";
/** A turn that breaks off is taken again after this long, and not only at the next cron. */
const safetyMs = 120_000;

/**
 * One public source: what was read of it, what is due, what waits to be posted. Its alarm is its clock
 * (docs/adr/019).
 */
export class SourceObject extends DurableObject<ProvidersEnv> {
  readonly #store: Store;

  constructor(state: DurableObjectState, env: ProvidersEnv) {
    super(state, env);
    this.#store = toStore(state.storage);
  }

  /** Starts a source that is switched on and does not run, and says how it is doing, or why it is refused. */
  async start(id: string): Promise<void> {
    this.#store.put(idKey, id);
    const decision = this.#decide(id);
    log({
      event: decision.kind === "refused" ? "source-refused-to-start" : "source-status",
      ...this.#status(id, decision),
    });
    if (decision.kind === "on" && (await this.ctx.storage.getAlarm()) === null) {
      await this.ctx.storage.setAlarm(Date.now());
    }
  }

  async report(id: CreditId): Promise<SourceReport> {
    const { limits } = connectors[id];
    const spent = this.#store.get<Spent>(keys.spent) ?? unspent(limits, Date.now());
    const budgetLeft = leftOf(limits, spent, Date.now()).map(Math.floor);
    return { ...this.#status(id, this.#decide(id)), source: id, budgetLeft };
  }

  #status(source: string, decision: Decision): SourceStatus {
    const { answeredMs, failures, lastFault } = this.#store.get<Health>(keys.health) ?? healthy;
    const known = [...this.#store.list<Known>(keys.knowns)].map(([, one]) => one);
    return {
      source,
      ...toContradictions(known),
      state: decision.kind,
      reason: decision.kind === "refused" ? decision.reason : lastFault,
      answeredMs,
      failures,
      known: known.length,
      waiting: [...this.#store.list<Outgoing>(keys.outgoings)].length,
    };
  }

  override async alarm(): Promise<void> {
    const decision = this.#decide(this.#store.get<string>(idKey) ?? "");
    // Switched off: nothing is asked, and no alarm follows.
    if (decision.kind !== "on") return;
    await this.ctx.storage.setAlarm(Date.now() + safetyMs);
    const nextMs = await takeTurn(decision.source, this.#store, {
      fetch: (url, init) => fetch(url, init),
      post: (request) => this.env.ORIGIN.ingest(request),
      nowMs: Date.now,
      random: Math.random,
      deadline: (afterMs) => AbortSignal.timeout(afterMs),
      log,
    });
    await this.ctx.storage.setAlarm(nextMs);
  }

  #decide(id: string): Decision {
    return decide(id, toSettings(this.env), Math.floor(Date.now() / 1000));
  }
}

const log = (entry: Readonly<Record<string, unknown>>): void => console.log(JSON.stringify(entry));

export const toSettings = (env: ProvidersEnv): Settings => ({
  providers: env.PROVIDERS,
  permitted: env.PERMITTED_PROVIDERS,
  variants: variants.filter(({ folder }) => String(env.VARIANT).split(",").includes(folder)),
  keys: env.PROVIDER_KEYS,
  urls: {
    openligadb: env.OPENLIGADB_URL,
    "football-data": env.FOOTBALL_DATA_URL,
    "jolpica-f1": env.JOLPICA_F1_URL,
  },
  wanted: { openligadb: env.OPENLIGADB_LEAGUES, "football-data": env.FOOTBALL_DATA_COMPETITIONS, "jolpica-f1": "" },
  // Only a development stack sets this variable; no deployment does.
  pace: (env as { readonly DEV_PACE?: string }).DEV_PACE ?? "",
});

function toStore(storage: DurableObjectStorage): Store {
  const { kv } = storage;
  return {
    get: <T>(key: string) => kv.get<T>(key),
    put: (key, value) => kv.put(key, value),
    delete: (key) => void kv.delete(key),
    // A copy: it is written while it is read.
    list: <T>(prefix: string) => [...kv.list<T>({ prefix })],
    transaction: (work) => storage.transactionSync(work),
  };
}
