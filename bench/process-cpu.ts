import { readdirSync, readFileSync } from "node:fs";

// Linux counts CPU time in ticks of 10 ms (USER_HZ is 100 on every architecture that Node runs on).
const tickMs = 10;

/** Ids of the processes that this one started, and theirs. */
export function descendantPids(pid: number = process.pid): readonly number[] {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, "utf8").split(" ").filter(Boolean).map(Number),
  );
  return children.flatMap((child) => [child, ...descendantPids(child)]);
}

/** Those of them that are workerd. */
export const workerdPids = (): readonly number[] =>
  descendantPids().filter((pid) => readFileSync(`/proc/${pid}/cmdline`, "latin1").includes("workerd"));

/** CPU time that processes have used so far, user and system, in milliseconds. */
export function cpuMs(pids: readonly number[]): number {
  let ticks = 0;
  for (const pid of pids) {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The second field, in brackets, may hold spaces; utime and stime are the 14th and 15th.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    ticks += Number(fields[11]) + Number(fields[12]);
  }
  return ticks * tickMs;
}
