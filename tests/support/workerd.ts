import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Miniflare as Runtime, V4WorkerOptions } from "miniflare";
import type { LogEntry } from "../../scripts/stack.ts";
import { bundleFolder, root } from "../../scripts/workers.ts";
import { convertV4MiniflareOptions, Miniflare } from "../../scripts/wrangler-tools.ts";

export const compatibilityDate = "2026-10-01";
/** Opens workerd's own socket: miniflare's goes through Node, which is slower than the measured Workers. */
export const directSocket = [{ host: "127.0.0.1", port: 0 }];

/** Every script of a built Worker. */
export function bundleModules(worker: string) {
  const modulesRoot = join(root, bundleFolder(worker));
  const scripts = readdirSync(modulesRoot).filter((file) => file.endsWith(".js"));
  return {
    modulesRoot,
    modules: scripts.map((file) => ({ type: "ESModule" as const, path: join(modulesRoot, file) })),
  };
}

/** Prints only warnings and errors from the Workers' log: a benchmark posts thousands of records, and each is one line. */
export function showFaults({ level, message }: LogEntry): void {
  if (level === "warn" || level === "error") console.error(message);
}

/** Starts these Workers in a workerd of their own, ready for requests. */
export async function startWorkerd(workers: readonly V4WorkerOptions[]): Promise<Runtime> {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: "127.0.0.1",
      port: 0,
      cf: false,
      telemetry: { enabled: false },
      handleStructuredLogs: showFaults,
      workers: [...workers],
    }),
  );
  await miniflare.ready;
  return miniflare;
}
