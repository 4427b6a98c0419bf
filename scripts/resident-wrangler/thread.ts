import { createRequire, registerHooks } from "node:module";
import { pathToFileURL } from "node:url";
import { parentPort } from "node:worker_threads";
import type { CommandResult } from "../command.ts";

/** A command of wrangler, with variables of the environment over those of this process. */
export type Order = { readonly args: readonly string[]; readonly env: Readonly<Record<string, string>> };

const require = createRequire(import.meta.url);
const program = pathToFileURL(require.resolve("wrangler")).href;
/**
 * Wrangler runs a command only when its file is the main program, so this exports its main function. Wrangler also caches the
 * name of the file for its deployments; this resets it, because each command may name another file.
 */
const ending = "\nexports.main = (args) => ((outputFilePath = undefined), main(args));";
registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    return url === program ? { ...loaded, source: String(loaded.source) + ending } : loaded;
  },
});
const { main } = require("wrangler") as { readonly main: (args: readonly string[]) => Promise<void> };

let output = "";
let stdout = "";
for (const stream of ["stdout", "stderr"] as const) {
  process[stream].write = (chunk: string | Uint8Array, ...more: unknown[]) => {
    const text = typeof chunk === "string" ? chunk : Buffer.from(chunk).toString("utf8");
    output += text;
    if (stream === "stdout") stdout += text;
    for (const written of more) if (typeof written === "function") written();
    return true;
  };
}

const ownEnv = { ...process.env, WRANGLER_SEND_METRICS: "false" };
const orders = parentPort;
if (orders === null) throw new Error("this file is run as a thread");
orders.on("message", ({ args, env }: Order) => {
  output = "";
  stdout = "";
  const wanted: Readonly<Record<string, string | undefined>> = { ...ownEnv, ...env };
  for (const name of Object.keys(process.env)) if (!(name in wanted)) delete process.env[name];
  Object.assign(process.env, wanted);
  void main(args).then(
    () => end(Number(process.exitCode ?? 0)),
    () => end(1),
  );
});

function end(code: number): void {
  process.exitCode = 0;
  orders?.postMessage({ code, output, stdout } satisfies CommandResult, []);
}
