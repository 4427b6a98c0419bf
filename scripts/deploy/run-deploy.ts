import { setTimeout as delay } from "node:timers/promises";
import { createAccount } from "./account.ts";
import { checkSite } from "./check-site.ts";
import { DeployError } from "./deploy-error.ts";
import { deployProject } from "./deploy-project.ts";
import type { Environment } from "./environment.ts";
import { toPlan } from "./plan.ts";
import type { Project } from "./project.ts";
import { rollBack } from "./roll-back.ts";
import { runWrangler } from "./run-wrangler.ts";
import type { Secrets } from "./secrets.ts";

const checkTries = 20;
const checkPauseMs = 3000;

export type DeployTask = {
  readonly project: Project;
  readonly environment: Environment;
  /** Read only when something is deployed. */
  readonly readSecrets: () => Secrets;
  /** The action: deploy, print the plan of a deployment, or go back to the previous release. */
  readonly act: "deploy" | "plan" | "roll-back";
  /** The site's address, if it is not the one that the account gives it. */
  readonly address: string | null;
  readonly isChecked: boolean;
  /** The command that undoes it. */
  readonly undo: string;
};

const pause = () => delay(checkPauseMs);

/** Deploys a project to the account that wrangler is signed in to, and asks the site for a page. Throws a DeployError. */
export async function runDeploy(task: DeployTask, say: (line: string) => void): Promise<void> {
  const { project, environment, undo } = task;
  const account = createAccount(runWrangler, undo);
  if (task.act === "roll-back") return rollBack(project, environment, account, say);
  const secrets = task.readSecrets();
  if (task.act === "plan") {
    for (const line of toPlan(project, environment, secrets)) say(line);
    return say("Every Worker bundles. Nothing was deployed.");
  }
  const deployed = await deployProject(project, environment, secrets, account, say);
  const site = task.address ?? deployed;
  if (!task.isChecked || site === null)
    return say(site === null ? "Deployed; the site has no address to check." : `Deployed: ${site}`);
  say(`Deployed: ${site}. Checking…`);
  const sign = project.site.config.vars["FEED_SIGN"] ?? "";
  const fault = await checkSite(site, sign, { fetch, wait: pause, tries: checkTries });
  if (fault !== null) throw new DeployError(`${fault}\nEverything is deployed. Go back with: ${undo}`);
  say("The front page and a feed answer.");
}
