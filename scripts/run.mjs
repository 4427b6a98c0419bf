// Starts a script of this folder. Plain JavaScript, so that an old Node can still read it and say what is missing.
import { fileURLToPath } from "node:url";
import * as nodeModule from "node:module";

const major = Number(process.versions.node.split(".")[0]);
const script = process.argv[2];
if (major < 24) {
  console.error(
    `Tribune's scripts run on Node 24, which "npm ci" installs beside the project; this is Node ${process.versions.node}. Run "npm ci" (with its install scripts), then "npm run ${script}".`,
  );
  process.exit(1);
}
// Compiled code is kept for this process and those that it starts: wrangler alone is 15 MB of script, and a deployment starts it many times.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL("../node_modules/.cache/compiled", import.meta.url));
nodeModule.enableCompileCache(process.env.NODE_COMPILE_CACHE);
process.argv.splice(1, 2, `scripts/${script}.ts`);
await import(`./${script}.ts`);
