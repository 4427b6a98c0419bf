import type { Credentials } from "../../shared/accounts/basic-authorization.ts";
import type { AccountStack } from "../../tests/support/account-client.ts";
import { percentile, type Figure } from "../figures.ts";
import { cpuMs, descendantPids } from "../process-cpu.ts";
import { ask, change, gameKey, games } from "./visitor-data.ts";

const warmUp = 50;
const asked = 500;

/** How long a visitor's data takes, from the site's socket and back, one after the other. */
export async function measureGetData({ stack }: AccountStack, visitor: Credentials): Promise<Figure> {
  const base = stack.directUrl;
  await change(base, visitor, Object.fromEntries(Array.from({ length: games }, (_, at) => [gameKey(at), { at }])));
  const tookMs: number[] = [];
  const pids = descendantPids();
  const cpuBefore = cpuMs(pids);
  for (let index = 0; index < warmUp + asked; index += 1) {
    const startMs = performance.now();
    await ask(base, "/v4/getdata", visitor, {});
    if (index >= warmUp) tookMs.push(performance.now() - startMs);
  }
  const cpu = cpuMs(pids) - cpuBefore;
  return {
    name: "getdata, p95",
    value: percentile(tookMs, 0.95),
    unit: "ms",
    target: { atMost: 20 },
    detail: `${asked} of them with ${games} games, p50 ${percentile(tookMs, 0.5).toFixed(1)} ms; ${(cpu / (warmUp + asked)).toFixed(1)} ms of CPU each`,
  };
}
