import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runCommand } from "../scripts/command.ts";
import { root } from "../scripts/workers.ts";
import { descendantPids } from "./process-cpu.ts";
import { compatibilityDate, directSocket, startWorkerd } from "../tests/support/workerd.ts";

/** A Worker for comparison, alone in its workerd, on workerd's own socket. */
export type Baseline = { readonly url: URL; readonly pids: readonly number[]; stop(): Promise<void> };

type Modules = readonly {
  readonly type: "ESModule" | "Data";
  readonly path: string;
  readonly contents: string | Uint8Array;
}[];

/** Answers every request with the same bytes: the least that workerd can do for a page. */
export const startStaticPage = (body: Uint8Array): Promise<Baseline> =>
  start([
    {
      type: "ESModule",
      path: "index.mjs",
      // The fastest way measured to respond with bytes: a response takes ownership of a copy, but would copy the original.
      contents: `import buffer from "./body.bin";
const body = new Uint8Array(buffer);
export default { fetch: () => new Response(body.slice(), { headers: { "content-type": "text/html; charset=utf-8" } }) };`,
    },
    { type: "Data", path: "body.bin", contents: body },
  ]);

/** The Hono template of `plain-page/`. */
export async function startPlainPage(): Promise<Baseline> {
  const folder = join(root, "build/plain-page");
  const args = ["deploy", "--dry-run", "--config", "bench/plain-page/wrangler.toml", "--outdir", folder];
  const { code, output } = await runCommand("wrangler", args, { quiet: true });
  if (code !== 0) throw new Error(output);
  return start([{ type: "ESModule", path: "index.mjs", contents: readFileSync(join(folder, "index.js"), "utf8") }]);
}

async function start(modules: Modules): Promise<Baseline> {
  const before = new Set(descendantPids());
  const miniflare = await startWorkerd([
    {
      name: "baseline",
      compatibilityDate,
      unsafeDirectSockets: directSocket,
      modules: [...modules],
    },
  ]);
  return {
    url: await miniflare.unsafeGetDirectURL("baseline"),
    pids: descendantPids().filter((pid) => !before.has(pid)),
    stop: () => miniflare.dispose(),
  };
}
