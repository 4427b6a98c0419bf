import type {
  FeedsReport,
  HubReport,
  LedgerReport,
  PoliciesReport,
  SourcesReport,
  StoreReport,
  TelemetryReport,
  Version,
  Versioned,
} from "../../shared/operations/reports.ts";
import { productDefaults } from "../../shared/sports/product-defaults.ts";
import { versionOf } from "../../shared/operations/version-of.ts";
import { sports } from "../../shared/sports/catalogue.ts";
import type { SiteEnv } from "../load-context.ts";
import type { SiteTally } from "./site-tally.ts";

/** A Worker's answer, or why there is none. */
export type Asked<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: string };

export type SportStatus = {
  readonly sportId: number;
  readonly sport: string;
  readonly ledger: Asked<LedgerReport>;
  readonly hub: Asked<HubReport>;
};

/** The state of the whole site, as `/status.json` shows it. */
export type StatusReport = {
  /** ISO 8601. */
  readonly madeAt: string;
  readonly site: SiteTally & {
    readonly version: Version | null;
    readonly build: string;
    /** The version that pages show and clients send (C1.09). */
    readonly appVersion: string;
    readonly hasMailLinks: boolean;
  };
  readonly feedProxy: Asked<FeedsReport>;
  readonly push: Asked<Versioned>;
  readonly origin: Asked<StoreReport>;
  readonly account: Asked<StoreReport>;
  readonly geo: Asked<PoliciesReport>;
  readonly pictures: Asked<Versioned>;
  readonly telemetry: Asked<TelemetryReport>;
  readonly sources: Asked<SourcesReport>;
  readonly sports: readonly SportStatus[];
};

type Asking = {
  readonly env: SiteEnv;
  readonly tally: SiteTally;
  /** The version of the client's files. */
  readonly build: string;
  /** Whether mails contain links: the variant has a host, or the operator has set one. */
  readonly hasMailLinks: boolean;
  readonly nowMs: number;
  readonly wait: (ms: number) => Promise<void>;
};

/** A Worker that does not answer in this time is shown as failed. */
const patienceMs = 3_000;

/** Asks all Workers at once. Never fails: the report also lists missing answers (docs/adr/029). */
export async function loadStatusReport({
  env,
  tally,
  build,
  hasMailLinks,
  nowMs,
  wait,
}: Asking): Promise<StatusReport> {
  const ask = async <T>(call: () => Promise<T>): Promise<Asked<T>> => {
    const late = wait(patienceMs).then(() => ({ ok: false, fault: `no answer in ${patienceMs / 1000} s` }) as const);
    const answer = call().then(
      (value) => ({ ok: true, value }) as const,
      (error: unknown) => ({ ok: false, fault: String(error) }) as const,
    );
    return Promise.race([answer, late]);
  };
  const { FEED, PUSH, ORIGIN, ACCOUNT, GEO, SHARE_IMAGE, SOURCES, TELEMETRY } = env;
  const [feedProxy, push, origin, account, geo, pictures, sources, telemetry, ofSports] = await Promise.all([
    ask(async () => FEED.report()),
    ask(async () => PUSH.report()),
    ask(async () => ORIGIN.report()),
    ask(async () => ACCOUNT.report()),
    ask(async () => GEO.report()),
    ask(async () => SHARE_IMAGE.report()),
    ask(async () => SOURCES.report()),
    ask(async () => TELEMETRY.report()),
    Promise.all(
      sports.map(async ({ id: sportId, name: sport }) => {
        const [ledger, hub] = await Promise.all([
          ask(async () => ORIGIN.reportOn(sportId)),
          ask(async () => PUSH.reportOn(sportId)),
        ]);
        return { sportId, sport, ledger, hub };
      }),
    ),
  ]);
  const madeAt = new Date(nowMs).toISOString();
  const site = { ...tally, version: versionOf(env), build, appVersion: productDefaults.appVersion, hasMailLinks };
  return { madeAt, site, feedProxy, push, origin, account, geo, pictures, sources, telemetry, sports: ofSports };
}
