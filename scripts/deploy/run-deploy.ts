import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { parseArgs } from "node:util";
import { createAccount } from "./account.ts";
import { checkSite } from "./check-site.ts";
import { DeployError } from "./deploy-error.ts";
import { deployProject, type Say } from "./deploy-project.ts";
import type { Environment } from "./environment.ts";
import { toPlan } from "./plan.ts";
import type { Project } from "./project.ts";
import { rollBack } from "./roll-back.ts";
import { readSecrets } from "./secrets.ts";

/** The options of a deployment, in the form of `parseArgs`. */
export const deployOptions = {
  secrets: { type: "string" },
  /** The site's address, if it is not the one that the account gives it. */
  address: { type: "string" },
  "no-check": { type: "boolean", default: false },
  "no-build": { type: "boolean", default: false },
  "dry-run": { type: "boolean", default: false },
  rollback: { type: "boolean", default: false },
} as const;

type DeployFlags = ReturnType<typeof parseArgs<{ options: typeof deployOptions }>>["values"];

/**
 * Deploys a project to the account that wrangler is signed in to, and asks the site for a page. Throws a DeployError.
 *
 * @param undo the command that undoes it
 */
export async function runDeploy(project: Project, to: Environment, flags: DeployFlags, undo: string, say: Say) {
  const account = createAccount(undefined, undo);
  if (flags.rollback) return rollBack(project, to, account, say);
  const secrets = readSecrets(flags.secrets ?? join(project.root, "secrets", `${to.name}.json`));
  if (flags["dry-run"])
    return say(`${toPlan(project, to, secrets).join("\n")}\nEvery Worker bundles. Nothing was deployed.`);
  const deployed = await deployProject(project, to, secrets, account, say);
  const site = flags.address ?? deployed;
  if (site === null) return say("Deployed; the site has no address to check.");
  if (flags["no-check"]) return say(`Deployed: ${site}`);
  say(`Deployed: ${site}. Checking…`);
  const sign = project.workers.at(-1)?.config.vars["FEED_SIGN"] ?? "";
  const fault = await checkSite(site, sign, { fetch, wait: () => delay(3000), tries: 20 });
  if (fault !== null) throw new DeployError(`${fault}\nEverything is deployed. Go back with: ${undo}`);
  say("The front page and a feed answer.");
}
