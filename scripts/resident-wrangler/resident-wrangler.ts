import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { CommandResult } from "../command.ts";
import type { Order } from "./thread.ts";

let thread: Worker | null = null;
let last: Promise<unknown> = Promise.resolve();

/**
 * Runs a command of wrangler in a thread that stays, once those before it have ended: for who runs many of them. A process of its
 * own reads 15 MB of script for each.
 */
export function runResidentWrangler({ args, env }: Order): Promise<CommandResult> {
  const result = last.then(() => give({ args, env }));
  last = result.catch(() => null);
  return result;
}

async function give(order: Order): Promise<CommandResult> {
  thread ??= new Worker(new URL("./thread.ts", import.meta.url));
  // It keeps the process for as long as it works.
  thread.ref();
  thread.postMessage(order, []);
  const [result] = await once(thread, "message");
  thread.unref();
  return result;
}

/** Gives its memory back; it comes again with the next command. */
export async function endResidentWrangler(): Promise<void> {
  await last;
  await thread?.terminate();
  thread = null;
}
