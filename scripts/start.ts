import { join } from "node:path";
import { buildAll } from "./bundle.ts";
import { isPortFree } from "./port.ts";
import { settings } from "./settings.ts";
import { startDemonstration } from "./demonstration/demonstration.ts";
import { providerFault } from "./provider-settings.ts";
import { isBuilt, startStack } from "./stack.ts";
import { root } from "./workers.ts";
import { parseProviders } from "../shared/ingest/provider-keys.ts";

const { port, stateFolder, vars, providers } = settings;
const given = process.env;

if (!Number.isInteger(port) || port < 0 || port > 65_535) fail(`PORT is not a port: ${process.env["PORT"]}`);
const [keyFault] = parseProviders(vars.INGEST_KEYS).faults;
if (keyFault !== undefined) fail(keyFault);
const unknownProvider = providerFault(providers);
if (unknownProvider !== null) fail(unknownProvider);
if (port !== 0 && !(await isPortFree(port))) fail(`Port ${port} is taken. Choose another: PORT=8788 npm start`);

if (process.argv.includes("--no-build")) {
  if (!isBuilt()) fail("There is no build. Run: npm run build");
} else {
  console.log("Building…");
  const problem = await buildAll();
  if (problem !== null) fail(problem);
}

const demonstration = await startDemonstration({
  port,
  openIdPort: port === 0 ? 0 : port + 1,
  folders: given["VARIANT"] ?? null,
  place: given["PLACE"] ?? null,
  signature: vars.FEED_SIGN,
});
const own = given["VARIANT_CHANGES"] === undefined ? {} : { VARIANT_CHANGES: vars.VARIANT_CHANGES };
const { options } = demonstration;
const stack = await startStack({
  ...options,
  port,
  persistTo: join(root, stateFolder),
  vars: { ...vars, ...options.vars, ...own },
});
await demonstration.open(stack);
console.log(`Tribune is at ${addressOf()}  (Ctrl-C stops it; state is kept in ${stateFolder})`);
for (const line of demonstration.lines) console.log(line);
for (const name of providers) console.log(`Real games come from ${name}, at its own pace.`);

let stopping = false;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    void Promise.all([stack.stop(), demonstration.stop()]).then(() => process.exit(0));
  });
}

/** Passkeys and links of mails need a name, which an address of numbers is not. */
function addressOf(): string {
  return `http://localhost:${stack.url.port}`;
}

function fail(line: string): never {
  console.error(line);
  process.exit(1);
}
