import { watch } from "node:fs";
import { join } from "node:path";
import { buildAll, buildFor } from "./bundle.ts";
import { isPortFree } from "./port.ts";
import { settings } from "./settings.ts";
import { startStack, type Stack } from "./stack.ts";
import { root } from "./workers.ts";
import { parseProviders } from "../shared/ingest/provider-keys.ts";

/** The whole stack, built and started again at each change of a source. State is kept, as with `npm start`. */
const { port, stateFolder, vars } = settings;
const sources = ["app", "shared", "variants", "workers", "server.ts"];
const settleMs = 150;

if (!(await isPortFree(port))) {
  console.error(`Port ${port} is taken. Choose another: PORT=8788 npm run dev`);
  process.exit(1);
}

const [keyFault] = parseProviders(vars.INGEST_KEYS).faults;
if (keyFault !== undefined) {
  console.error(keyFault);
  process.exit(1);
}

let stack: Stack | null = null;
let running = false;
const changedFiles = new Set<string>();
let timer: NodeJS.Timeout | undefined;

for (const source of sources) {
  watch(join(root, source), { recursive: true }, (_kind, file) => {
    if (file === null || file.endsWith(".d.ts") || file.includes(".test.")) return;
    changedFiles.add(source.includes(".") ? source : `${source}/${file}`);
    clearTimeout(timer);
    timer = setTimeout(() => void reload(buildChanged), settleMs);
  });
}
process.on("SIGINT", () => void (stack?.stop() ?? Promise.resolve()).then(() => process.exit(0)));
await reload(buildAll);

async function reload(build: () => Promise<string | null>): Promise<void> {
  if (running) return;
  running = true;
  const startMs = performance.now();
  const problem = await build();
  if (problem === null) {
    await stack?.stop();
    stack = await startStack({ port, persistTo: join(root, stateFolder), vars });
    console.log(`Ready at ${stack.url.origin} after ${((performance.now() - startMs) / 1000).toFixed(1)} s`);
  } else {
    console.error(problem);
  }
  running = false;
  // What changed while this was under way.
  if (changedFiles.size > 0) await reload(buildChanged);
}

function buildChanged(): Promise<string | null> {
  const files = [...changedFiles];
  changedFiles.clear();
  return buildFor(files);
}
