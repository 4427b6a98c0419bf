import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { bundleFolder, root } from "../../scripts/workers.ts";

/** Bytes of the scripts that a deployment uploads, minified, not compressed. */
function sizeOf(worker: string): number {
  const folder = join(root, bundleFolder(worker));
  const scripts = readdirSync(folder).filter((file) => file.endsWith(".js"));
  return scripts.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
}

it.each(["tribune-geo", "tribune-feed-proxy", "tribune-push-durable-object"])(
  "%s is small, because each isolate that serves a visitor starts by reading all of it",
  (worker) => {
    expect(sizeOf(worker)).toBeGreaterThan(5_000);
    expect(sizeOf(worker)).toBeLessThanOrEqual(80_000);
  },
);
