/** A failure, as every part of the site writes it to its log: one line of JSON each. */
export type Failure = {
  readonly level?: "error" | "warn";
  /** The action that failed, in the same words each time, because operators search for them. */
  readonly action: string;
  /** The address that the action used, written without its query, fragment and password. */
  readonly url?: string;
  /** The HTTP status, if there was one. */
  readonly status?: number;
  /** The beginning of an answer that could not be handled. */
  readonly body?: string;
  /** The build of the client's files, if a browser failed. */
  readonly build?: string;
  /** The app's version, if a browser failed. */
  readonly version?: string;
  /** The error thrown or the answer received. */
  readonly reason?: unknown;
};

type Out = { readonly error: (line: string) => void; readonly warn: (line: string) => void };
export type WriteFailure = (failure: Failure) => void;

/** @param worker the name in wrangler.toml of the Worker that fails */
export const createFailureWriter =
  (worker: string, out: Out): WriteFailure =>
  (failure) =>
    out[failure.level ?? "error"](toFailureLine(worker, failure));

function toFailureLine(worker: string, { level = "error", action, url, reason, ...known }: Failure): string {
  const where = url === undefined ? {} : { url: withoutSecrets(url) };
  const why = reason === undefined ? {} : { reason: toText(reason) };
  return JSON.stringify({ level, worker, action, ...where, ...known, ...why });
}

/** Queries hold tickets, codes and what visitors search for. */
export const withoutSecrets = (url: string): string =>
  url.replace(/[?#].*$/s, "").replace(/^([a-z][a-z0-9+.-]*:\/\/)[^/]*@/i, "$1");

const longestReason = 2_000;
const toText = (reason: unknown): string =>
  (reason instanceof Error ? (reason.stack ?? String(reason)) : String(reason)).slice(0, longestReason);
