import type { HeaderFault } from "./authenticate.ts";

/** One line of the log for each request, which its `x-request-id` finds again. Never a key, a signature or a body. */
export type RequestLine = {
  readonly requestId: string;
  readonly provider: string;
  readonly path: string;
  readonly sportId: number | null;
  readonly records: number;
  readonly status: number;
  readonly bytes: number;
  readonly ms: number;
};

export const logRequest = (line: RequestLine): void => console.log(JSON.stringify({ event: "ingest", ...line }));

/** The most lines of refused signatures in a minute, because anybody can cause one. */
const refusedPerMinute = 20;
const minuteMs = 60_000;
const mostClaimed = 40;

/** Writes lines of refused signatures, and with the first of a minute how many were left out in the last. */
export function createRefusalLog(write: (line: string) => void) {
  let minute = -Infinity;
  let count = 0;
  return (requestId: string, claimed: string | null, { header, reason }: HeaderFault, nowMs: number): void => {
    const now = Math.floor(nowMs / minuteMs);
    const leftOut = now === minute ? 0 : Math.max(0, count - refusedPerMinute);
    if (now !== minute) count = 0;
    minute = now;
    count += 1;
    if (count > refusedPerMinute) return;
    const line = {
      event: "ingest refused",
      requestId,
      claimed: claimed?.slice(0, mostClaimed) ?? null,
      header,
      reason,
    };
    write(JSON.stringify(leftOut === 0 ? line : { ...line, leftOut }));
  };
}
