import { availableParallelism } from "node:os";
import { join } from "node:path";
import pLimit from "p-limit";
import { drawArtwork } from "./artwork.ts";
import { runCommand } from "./command.ts";
import { writeTexts } from "./texts/write-texts.ts";
import { bundleFolder, root, siteName, workers } from "./workers.ts";

/** Null when all went well, else what the failing tool said. */
type Problem = string | null;

/** Builds the site and bundles every Worker into `build/`; not while a language lacks a text. */
export async function buildAll(): Promise<Problem> {
  const problem = writeTexts(root);
  if (problem !== null) return problem;
  return build(workers.map(({ name }) => name));
}

/** Builds what changed files belong to: a Worker's own folder, the site, or, for the domain, everything. */
export function buildFor(changedFiles: readonly string[]): Promise<Problem> {
  if (changedFiles.some((file) => file.startsWith("shared/") || file.startsWith("locales/"))) return buildAll();
  const names = workers.filter(({ sources }) =>
    changedFiles.some((file) => sources.some((source) => file.startsWith(source))),
  );
  return build(names.map(({ name }) => name));
}

/** Scripts beside those of the pages. */
const ownScripts = {
  "The service worker": "config/vite.service-worker.config.ts",
  "The script of tags": "config/vite.tags.config.ts",
  "The script of widgets": "config/vite.widget.config.ts",
};

async function build(names: readonly string[]): Promise<Problem> {
  if (names.includes(siteName)) {
    drawArtwork();
    const site = await runCommand("remix", ["vite:build", "--config", "config/vite.config.ts"], { quiet: true });
    if (site.code !== 0) return `${site.output}\nThe site does not build.`;
    for (const [part, config] of Object.entries(ownScripts)) {
      const built = await runCommand("vite", ["build", "--config", config], { quiet: true });
      if (built.code !== 0) return `${built.output}\n${part} does not build.`;
    }
  }
  const inTurn = pLimit(availableParallelism());
  const chosen = workers.filter(({ name }) => names.includes(name));
  const problems = await inTurn.map(chosen, bundle);
  return problems.find((problem) => problem !== null) ?? null;
}

async function bundle(worker: (typeof workers)[number]): Promise<Problem> {
  const { name, config } = worker;
  const problem = await bundleInto(bundleFolder(name), name, config);
  if (problem !== null || !("localEntry" in worker)) return problem;
  return bundleInto(bundleFolder(name, "local"), name, config, worker.localEntry);
}

async function bundleInto(folder: string, name: string, config: string, entry?: string): Promise<Problem> {
  const command = ["deploy", ...(entry === undefined ? [] : [entry]), "--dry-run", "--config", config];
  const args = [...command, "--outdir", join(root, folder)];
  const { code, output } = await runCommand("wrangler", args, { quiet: true });
  return code === 0 ? null : `${output}\nThe Worker ${name} does not bundle.`;
}
