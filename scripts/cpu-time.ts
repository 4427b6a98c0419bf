import { readFileSync } from "node:fs";

/** Linux counts a process's time in hundredths of a second. */
const ticksPerSecond = 100;

/**
 * The CPU time, in seconds, of the processes that this one started and that have ended, with theirs; null on systems without
 * `/proc`. A process that outlives the one that started it is not counted.
 */
export function endedCpuSeconds(): number | null {
  try {
    return parseEndedCpuSeconds(readFileSync("/proc/self/stat", "utf8"));
  } catch {
    return null;
  }
}

/** @param stat a line of `/proc/{pid}/stat`; the program's name in it, in brackets, may hold spaces */
export function parseEndedCpuSeconds(stat: string): number {
  // The fields behind the name are the third and the following; those of ended children are the 16th and 17th.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[13]) + Number(fields[14])) / ticksPerSecond;
}
