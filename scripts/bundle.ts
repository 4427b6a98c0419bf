import { join } from "node:path";
import { runCommand } from "./command.ts";
import { bundleFolder, root, workers } from "./workers.ts";

/** Builds the site and bundles every Worker into `build/`. Null when all went well, else what the failing tool said. */
export async function buildAll(): Promise<string | null> {
  const site = await runCommand("remix", ["vite:build"], { quiet: true });
  if (site.code !== 0) return `${site.output}\nThe site does not build.`;
  for (const { name, config } of workers) {
    const args = ["deploy", "--dry-run", "--config", config, "--outdir", join(root, bundleFolder(name))];
    const bundle = await runCommand("wrangler", args, { quiet: true });
    if (bundle.code !== 0) return `${bundle.output}\nThe Worker ${name} does not bundle.`;
  }
  return null;
}
