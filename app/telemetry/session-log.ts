/** One session in this many reports its failures (C9.06). */
const sessionsPerReporter = 100;
/** The storage key of the number in [0, 1) that was drawn for the tab's session. */
export const drawName = "tribune_log";
/** Limit of reports per page load: otherwise a page that fails at each step would report for ever. */
const mostReports = 10;

/** Reports uncaught errors of a page, for one session in a hundred; the code of a report is loaded with the first one. */
export function startSessionLog(): void {
  addEventListener("unhandledrejection", forgiveSkippedTransition);
  if (!isLoggedSession()) return;
  let reports = 0;
  const report = (failure: unknown) => {
    reports += 1;
    if (reports > mostReports) return;
    import("./report-failure.ts").then(({ reportFailure }) => reportFailure(failure)).catch(() => {}); // no network
  };
  const listen = (event: ErrorEvent | PromiseRejectionEvent) => {
    if (!event.defaultPrevented) report(toFailure(event));
  };
  addEventListener("error", listen);
  addEventListener("unhandledrejection", listen);
}

/**
 * React Router skips a view transition if the visitor navigates before its end, and the browser skips it in a hidden tab. React Router does
 * not handle the promises that are rejected then. The page was shown all the same, so this is no failure.
 */
function forgiveSkippedTransition(event: PromiseRejectionEvent): void {
  if (event.reason instanceof DOMException && /transition/i.test(event.reason.message)) event.preventDefault();
}

/** The thrown value; for an error in another site's script, only its message. */
const toFailure = (event: ErrorEvent | PromiseRejectionEvent): unknown =>
  "reason" in event ? event.reason : (event.error ?? event.message);

/** Whether this tab's session is the one in a hundred that is logged (C9.06). */
export function isLoggedSession(): boolean {
  try {
    const draw = sessionStorage.getItem(drawName) ?? String(Math.random());
    sessionStorage.setItem(drawName, draw);
    return Number(draw) * sessionsPerReporter < 1;
  } catch {
    return false;
  }
}
