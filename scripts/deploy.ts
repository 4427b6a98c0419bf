import { runCommand } from "./command.ts";
import { catalogue, workers } from "./workers.ts";

/** Deploys every Worker to the account that wrangler is signed in to; the ones that others call come first. */
const isDryRun = process.argv.includes("--dry-run");

const site = await runCommand("remix", ["vite:build"]);
if (site.code !== 0) process.exit(site.code);
for (const { name, config } of workers.toReversed()) {
  console.log(`— ${name}`);
  const { code } = await runCommand("wrangler", ["deploy", "--config", config, ...(isDryRun ? ["--dry-run"] : [])]);
  if (code !== 0) process.exit(code);
}
if (!isDryRun) {
  // After the Workers: the first deployment of the origin makes the database. Until then search says that it is away.
  const args = ["d1", "migrations", "apply", catalogue.binding, "--remote", "--config", catalogue.config];
  const { code } = await runCommand("wrangler", args);
  if (code !== 0) process.exit(code);
}
console.log(isDryRun ? "Every Worker bundles. Nothing was deployed." : "Deployed.");
