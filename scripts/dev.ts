import { watch } from "node:fs";
import { join } from "node:path";
import { buildAll } from "./bundle.ts";
import { isPortFree } from "./port.ts";
import { settings } from "./settings.ts";
import { startStack, type Stack } from "./stack.ts";
import { root } from "./workers.ts";

/** The whole stack, built and started again at each change of a source. State is kept, as with `npm start`. */
const { port, stateFolder, vars } = settings;
const sources = ["app", "shared", "variants", "workers", "server.ts"];
const settleMs = 150;

if (!(await isPortFree(port))) {
  console.error(`Port ${port} is taken. Choose another: PORT=8788 npm run dev`);
  process.exit(1);
}

let stack: Stack | null = null;
let running = false;
let changedMeanwhile = false;
let timer: NodeJS.Timeout | undefined;

for (const source of sources) {
  watch(join(root, source), { recursive: true }, (_kind, file) => {
    if (file?.endsWith("worker-configuration.d.ts") === true) return;
    clearTimeout(timer);
    timer = setTimeout(() => void reload(), settleMs);
  });
}
process.on("SIGINT", () => void (stack?.stop() ?? Promise.resolve()).then(() => process.exit(0)));
await reload();

async function reload(): Promise<void> {
  if (running) {
    changedMeanwhile = true;
    return;
  }
  running = true;
  const startMs = performance.now();
  const problem = await buildAll();
  if (problem === null) {
    await stack?.stop();
    stack = await startStack({ port, persistTo: join(root, stateFolder), vars });
    console.log(`Ready at ${stack.url.origin} after ${((performance.now() - startMs) / 1000).toFixed(1)} s`);
  } else {
    console.error(problem);
  }
  running = false;
  if (changedMeanwhile) {
    changedMeanwhile = false;
    await reload();
  }
}
