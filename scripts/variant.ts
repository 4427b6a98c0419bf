import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import { buildAll } from "./bundle.ts";
import { DeployError } from "./deploy/deploy-error.ts";
import { readProject } from "./deploy/project.ts";
import { deployOptions, runDeploy } from "./deploy/run-deploy.ts";
import { toVariantEnvironment, toVariantSite } from "./deploy/variant-project.ts";
import { settings } from "./settings.ts";
import { isBuilt, startStack } from "./stack.ts";
import { checkVariants } from "./variant/check-variants.ts";
import { pathOf, readFolders, writeFolder, writeRegistry } from "./variant/folders.ts";
import { newVariant } from "./variant/new-variant.ts";
import { root, workers } from "./workers.ts";

const usage = `usage: npm run variant -- list
       npm run variant -- new XX [--language fr --language de]
       npm run variant -- check [XX]
       npm run variant -- preview XX[,YY] [--no-build]
       npm run variant -- deploy XX[,YY] [--stage staging] [--secrets FILE] [--address URL] [--no-check] [--no-build]
       npm run variant -- deploy XX[,YY] [--stage staging] --dry-run | --rollback`;

const say = (line: string) => console.log(line);
const configs = workers.map(({ config }) => config);

try {
  await main();
} catch (error) {
  if (!(error instanceof DeployError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const { values, positionals } = parseOptions();
  const [command, name] = positionals;
  if (command === "list") return listVariants();
  if (command === "check") return checkFolder(name ?? null);
  if (name === undefined) throw new DeployError(usage);
  if (command === "new") return makeVariant(name, values.language);
  const folders = name.split(",").map((folder) => folder.trim().toLowerCase());
  if (command === "preview") return preview(folders, values["no-build"]);
  if (command === "deploy") return deploy(folders, values);
  throw new DeployError(usage);
}

function listVariants(): void {
  writeRegistry(root);
  for (const { id, lang, hosts, projectId } of checkVariants(root).variants)
    say(`${id.padEnd(8)} ${lang}  project ${String(projectId).padEnd(4)} ${hosts.join(", ")}`);
}

function makeVariant(country: string, languages: readonly string[]): void {
  const { folder, file } = newVariant({ country, languages }, readFolders(root));
  writeFolder(root, folder, file);
  say(`${relative(root, pathOf(root, folder))} is there. Set its brand, hosts and publisher (docs/operators.md).`);
  checkFolder(folder);
}

function checkFolder(folder: string | null): void {
  const { variants, faults, open } = checkVariants(root, folder?.toLowerCase() ?? null);
  for (const line of open) say(`open   ${line}`);
  for (const fault of faults) say(`FAULT  ${fault}`);
  if (faults.length > 0) throw new DeployError("Mend these, and check again.");
  say(`${variants.length === 1 ? "1 variant is" : `${variants.length} variants are`} right.`);
}

/** The variants of the folders. @throws DeployError that lists the faults of a folder */
function variantsIn(folders: readonly string[]) {
  return folders.flatMap((folder) => {
    const { variants, faults } = checkVariants(root, folder);
    if (faults.length > 0) throw new DeployError(faults.join("\n"));
    return variants;
  });
}

async function preview(folders: readonly string[], isBuiltAlready: boolean): Promise<void> {
  const variants = variantsIn(folders);
  await build(isBuiltAlready);
  const { port, stateFolder, vars } = settings;
  if (port === 0) throw new DeployError("A preview needs a port of its own: PORT=8788 npm run variant -- preview …");
  // A browser finds every name below localhost on the machine itself.
  const addresses = variants.map(({ id }, index) => [
    id,
    `http://${index === 0 ? "127.0.0.1" : `${id}.localhost`}:${port}`,
  ]);
  const SITE_ORIGIN = addresses.map(([id, origin]) => `${id}=${origin}`).join(" ");
  const own = { ...vars, VARIANT: folders.join(","), SITE_ORIGIN };
  const stack = await startStack({ port, persistTo: join(root, stateFolder), vars: own });
  for (const [id, origin] of addresses) say(`${id} is at ${origin}/`);
  say("Ctrl-C stops it.");
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => void stack.stop().then(() => process.exit(0)));
}

async function deploy(folders: readonly string[], values: ReturnType<typeof parseOptions>["values"]): Promise<void> {
  const environment = toVariantEnvironment(folders, values.stage);
  const variants = variantsIn(folders);
  if (!values.rollback) await build(values["no-build"]);
  const stage = values.stage === undefined ? "" : ` --stage ${values.stage}`;
  const undo = `npm run variant -- deploy ${folders.join(",")}${stage} --rollback`;
  await runDeploy(readProject(root, configs, toVariantSite(variants)), environment, values, undo, say);
}

async function build(isBuiltAlready: boolean): Promise<void> {
  if (isBuiltAlready) {
    if (!isBuilt()) throw new DeployError("There is no build. Run: npm run build");
    return;
  }
  say("Building…");
  const problem = await buildAll();
  if (problem !== null) throw new DeployError(problem);
}

function parseOptions() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        language: { type: "string", multiple: true, default: [] },
        stage: { type: "string" },
        ...deployOptions,
      },
    });
  } catch (error) {
    throw new DeployError(`${error instanceof Error ? error.message : String(error)}\n${usage}`, { cause: error });
  }
}
