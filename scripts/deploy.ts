import { parseArgs } from "node:util";
import { buildAll } from "./bundle.ts";
import { DeployError } from "./deploy/deploy-error.ts";
import { toEnvironment } from "./deploy/environment.ts";
import { readProject } from "./deploy/project.ts";
import { deployOptions, runDeploy } from "./deploy/run-deploy.ts";
import { root } from "./workers.ts";

const usage = `usage: npm run deploy -- [--env staging] [--secrets FILE] [--address URL] [--no-check] [--no-build]
       npm run deploy -- [--env staging] --dry-run
       npm run deploy -- [--env staging] --rollback`;

try {
  const { env, ...flags } = parseOptions();
  const environment = toEnvironment(env);
  if (!flags["no-build"] && !flags.rollback) {
    console.log("Building…");
    const problem = await buildAll();
    if (problem !== null) throw new DeployError(problem);
  }
  const undo = `npm run deploy -- ${env === undefined ? "" : `--env ${env} `}--rollback`;
  await runDeploy(readProject(root), environment, flags, undo, (line) => console.log(line));
} catch (error) {
  if (!(error instanceof DeployError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function parseOptions() {
  try {
    return parseArgs({ options: { env: { type: "string" }, ...deployOptions } }).values;
  } catch (error) {
    throw new DeployError(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}
