import { rmSync } from "node:fs";
import { join } from "node:path";
import { isPortFree } from "./port.ts";
import { settings } from "./settings.ts";
import { root } from "./workers.ts";

if (!(await isPortFree(settings.port))) {
  console.error(`Something runs on port ${settings.port}. Stop it first, then reset.`);
  process.exit(1);
}
rmSync(join(root, settings.stateFolder), { recursive: true, force: true });
console.log(`Cleared ${settings.stateFolder}.`);
