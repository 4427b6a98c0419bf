import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { descendantPids } from "./process-cpu.ts";

/** The stack in a process of its own, at a port and a folder that the next one can have. */
export async function startKillableStack(port: number, folder: string): Promise<ChildProcess> {
  const server = fork(new URL("stack-process.ts", import.meta.url), [String(port), folder]);
  const isReady = once(server, "message").then(() => true);
  if (!(await Promise.race([isReady, once(server, "exit").then(() => false)])))
    throw new Error("the stack did not start");
  return server;
}

/** Without a word of warning, the workerd that it runs as well. */
export function killStack(server: ChildProcess): void {
  if (server.pid === undefined || server.exitCode !== null || server.signalCode !== null) return;
  for (const pid of [...descendantPids(server.pid), server.pid]) process.kill(pid, "SIGKILL");
}
