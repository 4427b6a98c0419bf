import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { root } from "../../scripts/workers.ts";
import { markArea } from "./marked-texts.ts";

/** A language that the site does not have. It has the plurals of English, and `Intl` knows its days and countries. */
export const marked = { lang: "ca", country: "AD" } as const;
const variant = marked.country.toLowerCase();
const script = "scripts/run.mjs";
const runFile = promisify(execFile);
/** What a build leaves or makes anew. */
const leftOut: ReadonlySet<string> = new Set([".git", ".texts", ".wrangler", "build", "node_modules", "reports"]);

export type MarkedSite = { readonly url: URL; stop(): Promise<void> };

/**
 * Follows `docs/translating.md` in a copy of the project: copies the English folder with every text marked, adds the
 * language in one line, makes a variant, builds the site and starts it.
 */
export async function startSiteInMarkedLanguage(): Promise<MarkedSite> {
  const folder = mkdtempSync(join(tmpdir(), "tribune-marked-"));
  for (const name of readdirSync(root).filter((each) => !leftOut.has(each)))
    cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  addTexts(join(folder, "locales"));
  edit(join(folder, "shared/texts/languages.ts"), '"ar"]', `"ar", "${marked.lang}"]`);
  const env = { ...process.env, PORT: "0", VARIANT: variant, WORLD_SEED: "test" };
  await runFile(process.execPath, [script, "variant", "new", marked.country], { cwd: folder, env });
  // The pages of odds are interface as well.
  edit(join(folder, `variants/${variant}/variant.json`), '"markets": []', '"markets": "all"');
  await runFile(process.execPath, [script, "build"], { cwd: folder, env });
  const { child, url } = await startBuilt(folder, env);
  return {
    url,
    async stop() {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

function addTexts(locales: string): void {
  mkdirSync(join(locales, marked.lang));
  for (const file of readdirSync(join(locales, "en"))) {
    const sections: Readonly<Record<string, unknown>> = JSON.parse(readFileSync(join(locales, "en", file), "utf8"));
    writeFileSync(join(locales, marked.lang, file), JSON.stringify(markArea(file.replace(".json", ""), sections)));
  }
}

function edit(path: string, text: string, by: string): void {
  const before = readFileSync(path, "utf8");
  if (!before.includes(text)) throw new Error(`${path} does not contain ${text}.`);
  writeFileSync(path, before.replace(text, by));
}

/** Starts the built copy. @returns the process and the address that it says */
async function startBuilt(cwd: string, env: NodeJS.ProcessEnv) {
  const args = [script, "start", "--no-build"];
  // A pipe of its own: one that is inherited keeps the tests' process open for as long as the site runs.
  const child = spawn(process.execPath, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
  const url = await new Promise<URL>((resolve, reject) => {
    let said = "";
    child.stderr.setEncoding("utf8").on("data", (text: string) => (said += text));
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      said += text;
      const [, origin] = /Tribune is at (\S+)/.exec(said) ?? [];
      if (origin !== undefined) resolve(new URL(origin));
    });
    child.once("exit", () => reject(new Error(`The site does not start. ${said}`)));
  });
  return { child, url };
}
