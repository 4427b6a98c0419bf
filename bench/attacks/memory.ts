import { readFileSync } from "node:fs";
import { descendantPids } from "../process-cpu.ts";

const sampleMs = 100;

/** Ids of the runtimes that this process started. */
export const runtimePids = (): readonly number[] =>
  descendantPids().filter((pid) => /workerd/.test(readFileSync(`/proc/${pid}/comm`, "utf8")));

/** Resident memory of processes, in MB. */
export function residentMb(pids: readonly number[]): number {
  let kilobytes = 0;
  for (const pid of pids)
    kilobytes += Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0);
  return kilobytes / 1024;
}

/** The most that was resident while `work` went on. */
export async function watchMemory<T>(
  pids: readonly number[],
  work: () => Promise<T>,
): Promise<{ result: T; peakMb: number }> {
  let peakMb = residentMb(pids);
  const timer = setInterval(() => (peakMb = Math.max(peakMb, residentMb(pids))), sampleMs);
  try {
    return { result: await work(), peakMb: Math.max(peakMb, residentMb(pids)) };
  } finally {
    clearInterval(timer);
  }
}
