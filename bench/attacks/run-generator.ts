import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { root } from "../../scripts/workers.ts";
import type { Aim, Toll } from "./attack.ts";

export type Side = "harmless" | "hostile";

/** Starts a generator; `run` makes it send, and returns its toll. */
export async function startGenerator(order: {
  readonly attack: string;
  readonly side: Side;
  readonly seconds: number;
  readonly aim: Aim;
}): Promise<() => Promise<Toll>> {
  const child = spawn(process.execPath, [join(root, "bench/attack-generator.ts"), JSON.stringify(order)], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const readLine = async (): Promise<string> => String((await lines.next()).value ?? "{}");
  await readLine();
  return async () => {
    child.stdin.write("go\n");
    // The generator's own line.
    const toll = JSON.parse(await readLine()) as Toll;
    child.kill("SIGKILL");
    return toll;
  };
}
