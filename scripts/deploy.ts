import { runCommand } from "./command.ts";
import { workers } from "./workers.ts";

/** Deploys every Worker to the account that wrangler is signed in to; the ones that others call come first. */
const isDryRun = process.argv.includes("--dry-run");

const site = await runCommand("remix", ["vite:build"]);
if (site.code !== 0) process.exit(site.code);
for (const { name, config } of workers.toReversed()) {
  console.log(`— ${name}`);
  const { code } = await runCommand("wrangler", ["deploy", "--config", config, ...(isDryRun ? ["--dry-run"] : [])]);
  if (code !== 0) process.exit(code);
}
console.log(isDryRun ? "Every Worker bundles. Nothing was deployed." : "Deployed.");
