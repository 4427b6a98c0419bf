import { setTimeout as wait } from "node:timers/promises";
import { watch } from "node:fs";
import { join } from "node:path";
import { createNonce } from "../app/gateway/nonce.ts";
import { readAnswers } from "../app/gateway/answers.ts";
import { createVisitorResolver } from "../app/gateway/visitors.ts";
import type { SiteEnv } from "../app/load-context.ts";
import { parseProviders } from "../shared/ingest/provider-keys.ts";
import { readVeil } from "../app/features/veil/veil-cookie.ts";
import { variantsOf } from "../variants/variant-of.ts";
import { buildAll, buildFor } from "./bundle.ts";
import { startPageServer } from "./dev/page-server.ts";
import { isPortFree } from "./port.ts";
import { settings } from "./settings.ts";
import { isBuilt, startStack, type Stack } from "./stack.ts";
import { root } from "./workers.ts";

/**
 * Serves the site from its sources, and puts each changed component into the open page. All Workers run beside it from their
 * builds; they are built and started again when one of their sources changes. State is kept, as with `npm start`.
 */
const { port, stateFolder, vars } = settings;
/** The sources of the Workers, including the site's gateway; Vite watches the pages. */
const sources = ["app/gateway", "locales", "shared", "variants", "workers", "world", "server.ts"];
const settleMs = 150;

if (port !== 0 && !(await isPortFree(port))) fail(`Port ${port} is taken. Choose another: PORT=8788 npm run dev`);
const [keyFault] = parseProviders(vars.INGEST_KEYS).faults;
if (keyFault !== undefined) fail(keyFault);

if (process.argv.includes("--no-build")) {
  if (!isBuilt()) fail("There is no build. Run: npm run build");
} else {
  console.log("Building…");
  const problem = await buildAll();
  if (problem !== null) fail(problem);
}

const persistTo = join(root, stateFolder);
let stack = await startStack({ port: 0, persistTo, vars });
let toContext = await contextOf(stack);
const pages = await startPageServer(port, stack.url, (devPlace, cookies) => toContext(devPlace, cookies));
console.log(`Tribune is at ${pages.url.origin}  (Ctrl-C stops it; state is kept in ${stateFolder})`);

const changedFiles = new Set<string>();
let isRestarting = false;
let timer: NodeJS.Timeout | undefined;
for (const source of sources) {
  watch(join(root, source), { recursive: true }, (_kind, file) => {
    if (file === null || file.endsWith(".d.ts") || file.includes(".test.")) return;
    changedFiles.add(source.includes(".") ? source : `${source}/${file}`);
    clearTimeout(timer);
    timer = setTimeout(() => void restart(), settleMs);
  });
}
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.once(signal, () => void Promise.all([pages.stop(), stack.stop()]).then(() => process.exit(0)));
}

async function restart(): Promise<void> {
  if (isRestarting) return;
  isRestarting = true;
  // Files that change during a restart are built in the next round.
  while (changedFiles.size > 0) {
    const startMs = performance.now();
    const files = [...changedFiles];
    changedFiles.clear();
    const fault = await buildFor(files);
    if (fault !== null) {
      console.error(fault);
      continue;
    }
    await stack.stop();
    stack = await startStack({ port: Number(stack.url.port), persistTo, vars });
    toContext = await contextOf(stack);
    console.log(`The Workers are new after ${((performance.now() - startMs) / 1000).toFixed(1)} s`);
  }
  isRestarting = false;
}

/** Creates the context of the loaders: the site's bindings and the visitor. */
async function contextOf(running: Stack) {
  const env = await running.bindings<SiteEnv>();
  const [variant] = variantsOf(vars.VARIANT);
  const resolveVisitor = createVisitorResolver(env.GEO, variant, { nowMs: Date.now, wait }, console.error);
  return async (devPlace: string | null, cookies: string | null) => ({
    cloudflare: { env },
    visitor: (await resolveVisitor({}, devPlace)).toVisitor(readAnswers(cookies)),
    variant,
    veil: readVeil(cookies),
    sites: [],
    nonce: createNonce(),
    answer: "document" as const,
  });
}

function fail(line: string): never {
  console.error(line);
  process.exit(1);
}
