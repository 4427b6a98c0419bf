import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildAll } from "./bundle.ts";
import { DeployError } from "./deploy/deploy-error.ts";
import { toEnvironment } from "./deploy/environment.ts";
import { readProject } from "./deploy/project.ts";
import { runDeploy } from "./deploy/run-deploy.ts";
import { readSecrets } from "./deploy/secrets.ts";
import { root } from "./workers.ts";

const usage = `usage: npm run deploy -- [--env staging] [--secrets FILE] [--address URL] [--no-check] [--no-build]
       npm run deploy -- [--env staging] --dry-run
       npm run deploy -- [--env staging] --rollback`;

try {
  await main();
} catch (error) {
  if (!(error instanceof DeployError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const { env, secrets, address, ...flags } = parseOptions();
  const environment = toEnvironment(env);
  if (!flags["no-build"] && !flags.rollback) {
    console.log("Building…");
    const problem = await buildAll();
    if (problem !== null) throw new DeployError(problem);
  }
  await runDeploy(
    {
      project: readProject(root),
      environment,
      readSecrets: () => readSecrets(secrets ?? join(root, "secrets", `${environment.name}.json`)),
      act: flags.rollback ? "roll-back" : flags["dry-run"] ? "plan" : "deploy",
      address: address ?? null,
      isChecked: !flags["no-check"],
      undo: `npm run deploy -- ${env === undefined ? "" : `--env ${env} `}--rollback`,
    },
    (line) => console.log(line),
  );
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
