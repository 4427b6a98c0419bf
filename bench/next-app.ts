import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../scripts/port.ts";
import { root } from "../scripts/workers.ts";
import { descendantPids } from "./process-cpu.ts";
import type { PlainPage } from "./plain-page/plain-page.ts";

export type NextApp = { readonly url: URL; readonly pids: readonly number[]; stop(): Promise<void> };

const patienceMs = 30_000;
const environment = {
  ...process.env,
  NODE_ENV: "production",
  NEXT_TELEMETRY_DISABLED: "1",
  // Npm scripts and Next must use the Node that runs this process.
  PATH: `${dirname(process.execPath)}:${process.env["PATH"]}`,
} as const;

/**
 * Installs, builds and starts the app of `next-page/` in a temporary folder outside the project, with these values in its
 * bundle; takes a minute or two. Null where npm cannot install it, as on a machine without a network.
 */
export async function startNextApp(page: PlainPage): Promise<NextApp | null> {
  const folder = mkdtempSync(join(tmpdir(), "next-page-"));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    cpSync(join(root, "bench/next-page"), folder, { recursive: true });
    writeFileSync(join(folder, "page.json"), JSON.stringify({ leagues: page.leagues.map(toLeague) }));
    const isInstalled = await run(folder, "npm", ["install", "--no-audit", "--no-fund"]).then(
      () => true,
      () => false,
    );
    if (!isInstalled) {
      remove();
      return null;
    }
    const next = join(folder, "node_modules/next/dist/bin/next");
    await run(folder, process.execPath, [next, "build"]);
    const port = await freePort();
    const before = new Set(descendantPids());
    const server = spawn(process.execPath, [next, "start", "--hostname", "127.0.0.1", "--port", `${port}`], {
      cwd: folder,
      env: environment,
      stdio: "ignore",
    });
    const hasEnded = new Promise<void>((resolve) => server.once("exit", () => resolve()));
    const stop = async () => {
      server.kill();
      await hasEnded;
      remove();
    };
    const url = new URL(`http://127.0.0.1:${port}/`);
    await waitFor(url);
    return { url, pids: descendantPids().filter((pid) => !before.has(pid)), stop };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Parses the opening markup of a league into the values of its elements. */
function toLeague({ head, rows }: PlainPage["leagues"][number]) {
  const [, id = "", className = "", summary = "", href, text] =
    /^<details id="(.*?)" class="(.*?)".*?><summary>(.*)<\/summary>(?:<a href="(.*?)">(.*?)<\/a>)?<ul>$/s.exec(head) ??
    [];
  if (id === "") throw new Error(`not the head of a league: ${head}`);
  return { id, className, summary, link: href === undefined ? null : { href, text }, rows };
}

function run(folder: string, command: string, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: folder, env: environment, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text: string) => (output += text));
    }
    child.once("error", reject);
    child.once("exit", (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} ${args.join(" ")}\n${output}`)),
    );
  });
}

async function waitFor(url: URL): Promise<void> {
  for (const startMs = performance.now(); performance.now() - startMs < patienceMs; await sleep(100)) {
    const isUp = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return;
  }
  throw new Error("the Next.js app does not answer");
}
