import { failureLimits, logPath, type BrowserFailure } from "../../shared/telemetry/browser-failure.ts";
import { readBuild } from "../offline/read-build.ts";

/** Of so many sessions the browser of one reports its failures (C9.06). */
const sessionsPerReporter = 100;
/** Holds the number in [0, 1) that was drawn for the tab's session. */
export const drawName = "tribune_log";
/** A page that fails at each step would report for ever. */
const mostReports = 10;

/**
 * Reports what is thrown in a page and caught by nothing, for one session in a hundred: what it was doing and where, and the beginning
 * of the answer that could not be handled (C8.02).
 */
export function startSessionLog(): void {
  addEventListener("unhandledrejection", forgiveSkippedTransition);
  if (!isReporter()) return;
  let reports = 0;
  const report = (failure: unknown) => {
    reports += 1;
    if (reports > mostReports) return;
    fetch(logPath, { method: "POST", body: JSON.stringify(toReport(failure)), keepalive: true }).catch(() => {});
  };
  const listen = (event: ErrorEvent | PromiseRejectionEvent) => {
    if (!event.defaultPrevented) report(toFailure(event));
  };
  addEventListener("error", listen);
  addEventListener("unhandledrejection", listen);
}

/**
 * React Router skips a view transition when the visitor goes on before its end, as the browser does in a hidden tab, and handles none of the
 * promises that are rejected by it. The page was shown all the same.
 */
function forgiveSkippedTransition(event: PromiseRejectionEvent): void {
  if (event.reason instanceof DOMException && /transition/i.test(event.reason.message)) event.preventDefault();
}

/** What was thrown; an error of another site's script has a message alone. */
const toFailure = (event: ErrorEvent | PromiseRejectionEvent): unknown =>
  "reason" in event ? event.reason : (event.error ?? event.message);

function isReporter(): boolean {
  try {
    const draw = sessionStorage.getItem(drawName) ?? String(Math.random());
    sessionStorage.setItem(drawName, draw);
    return Number(draw) * sessionsPerReporter < 1;
  } catch {
    return false;
  }
}

/** Addresses lose their queries, which hold what visitors search for. */
function toReport(failure: unknown): Partial<Record<keyof BrowserFailure, string>> {
  const { action, url, status, message, stack, body }: Readonly<Record<string, unknown>> = Object(failure);
  const fields = {
    action: action || "script",
    url: String(url || location.href).replace(/[?#].*/, ""),
    status,
    message: message || failure,
    stack,
    body,
    build: readBuild(),
  };
  const limits: Readonly<Record<string, number>> = failureLimits;
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([name, value]) => [name, String(value).slice(0, limits[name])]),
  );
}
