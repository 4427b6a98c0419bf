import { failureLimits, logPath, type BrowserFailure } from "../../shared/operations/browser-failure.ts";
import { productDefaults } from "../../shared/sports/product-defaults.ts";
import { readBuild } from "../offline/read-build.ts";

/** Sends a failure: the action, the address, and the beginning of the answer that the page could not handle (C8.02). */
export const reportFailure = (failure: unknown): Promise<unknown> =>
  fetch(logPath, { method: "POST", body: JSON.stringify(toReport(failure)), keepalive: true });

/** Removes the query from the address: it may contain a visitor's search. */
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
    version: productDefaults.appVersion,
  };
  const limits: Readonly<Record<string, number>> = failureLimits;
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([name, value]) => [name, String(value).slice(0, limits[name])]),
  );
}
