import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import { buildAll } from "./bundle.ts";

import { createAccount } from "./deploy/account.ts";
import { checkSite } from "./deploy/check-site.ts";
import { DeployError } from "./deploy/deploy-error.ts";
import { deployProject } from "./deploy/deploy-project.ts";
import { toEnvironment } from "./deploy/environment.ts";
import { readProject } from "./deploy/project.ts";
import { rollBack } from "./deploy/roll-back.ts";
import { runWrangler } from "./deploy/run-wrangler.ts";
import { readSecrets } from "./deploy/secrets.ts";
import { toPlan } from "./deploy/plan.ts";
import { root } from "./workers.ts";

const usage = `usage: npm run deploy -- [--env staging] [--secrets FILE] [--address URL] [--no-check] [--no-build]
       npm run deploy -- [--env staging] --dry-run
       npm run deploy -- [--env staging] --rollback`;
const checkTries = 20;
const checkPauseMs = 3000;

const wait = () => delay(checkPauseMs);
const say = (line: string) => console.log(line);
const account = createAccount(runWrangler);

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof DeployError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function main(): Promise<number> {
  const { env, secrets, address, ...flags } = parseOptions();
  const environment = toEnvironment(env);
  if (!flags["no-build"] && !flags.rollback) {
    console.log("Building…");
    const problem = await buildAll();
    if (problem !== null) throw new DeployError(problem);
  }
  const project = readProject(root);
  if (flags.rollback) {
    await rollBack(project, environment, account, say);
    return 0;
  }
  const known = readSecrets(secrets ?? join(root, "secrets", `${environment.name}.json`));
  if (flags["dry-run"]) {
    for (const line of toPlan(project, environment, known)) console.log(line);
    console.log("Every Worker bundles. Nothing was deployed.");
    return 0;
  }
  const deployed = await deployProject(project, environment, known, account, say);
  const site = address ?? deployed;
  if (flags["no-check"] || site === null) {
    console.log(site === null ? "Deployed; the site has no address to check." : `Deployed: ${site}`);
    return 0;
  }
  console.log(`Deployed: ${site}. Checking…`);
  const fault = await checkSite(site, project.site.config.vars["FEED_SIGN"] ?? "", { fetch, wait, tries: checkTries });
  if (fault === null) {
    console.log("The front page and a feed answer.");
    return 0;
  }
  throw new DeployError(`${fault}\nEverything is deployed. Go back with: npm run deploy -- --rollback`);
}

function parseOptions() {
  try {
    return parseArgs({
      options: {
        env: { type: "string" },
        secrets: { type: "string" },
        address: { type: "string" },
        "no-check": { type: "boolean", default: false },
        "no-build": { type: "boolean", default: false },
        "dry-run": { type: "boolean", default: false },
        rollback: { type: "boolean", default: false },
      },
    }).values;
  } catch (error) {
    throw new DeployError(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}
