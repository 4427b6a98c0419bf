import { WorkerEntrypoint } from "cloudflare:workers";
import { createObserver } from "../../../shared/operations/metric.ts";
import type { TelemetryReport } from "../../../shared/operations/reports.ts";
import { versionOf } from "../../../shared/operations/version-of.ts";
import type { BrowserFailure } from "../../../shared/operations/browser-failure.ts";
import { createFailureWriter } from "../../../shared/operations/failure.ts";
import type { PageView } from "../../../shared/operations/page-view.ts";

const logFailure = createFailureWriter("browser", console);

/** Views since the isolate started: operators see from it that pings arrive, with and without a data set of metrics. */
let views = 0;

/** The logging and statistics service (C7.09): takes the checked data of browsers that the site forwards. Nothing in it names a person. */
export class Telemetry extends WorkerEntrypoint<TelemetryEnv> {
  /** Writes a browser's failure to the log, one line with action, url and body (C8.02), and counts it. */
  async log({ action, url, status, message, stack, body, build, version }: BrowserFailure): Promise<void> {
    const known = {
      ...(status === undefined ? {} : { status }),
      ...(body === undefined ? {} : { body }),
      ...(version === undefined ? {} : { version }),
    };
    logFailure({ action, url, ...known, build, reason: stack ?? message });
    this.#observe({ kind: "browser-failure", of: action, status: status ?? 0 });
  }

  /** Counts a page that was viewed (C7.11). */
  async countView({ sportId, tournamentStageId, eventId }: PageView): Promise<void> {
    views += 1;
    this.#observe({ kind: "view", of: tournamentStageId, outcome: eventId ?? "", sportId });
  }

  /** For operators. */
  async report(): Promise<TelemetryReport> {
    return { version: versionOf(this.env), views };
  }

  readonly #observe = createObserver(this.env.METRICS, Math.random);
}

/** This Worker has no public routes; the site calls `Telemetry`. */
export default {
  fetch: () => new Response("not found\n", { status: 404 }),
} satisfies ExportedHandler<TelemetryEnv>;
