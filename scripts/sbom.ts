import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { runCommand } from "./command.ts";
import { checkSbom } from "./sbom/check-sbom.ts";
import { toProductionSbom } from "./sbom/production-sbom.ts";
import { root } from "./workers.ts";

/** Writes reports/sbom.json, what a deployment is made of, from the lock file; the exit status is 1 when something is wrong with it. */
const packageSchema = z.looseObject({ dependencies: z.record(z.string(), z.string()) });
const args = ["sbom", "--sbom-format", "cyclonedx", "--package-lock-only"];

const { code, output, stdout } = await runCommand("npm", args, { quiet: true });
if (code !== 0) fail([output]);

const { dependencies } = packageSchema.parse(JSON.parse(readFileSync(join(root, "package.json"), "utf8")));
mkdirSync(join(root, "reports"), { recursive: true });
const sbom = toProductionSbom(JSON.parse(stdout), Object.keys(dependencies));
writeFileSync(join(root, "reports/sbom.json"), JSON.stringify(sbom, null, 2));
const faults = checkSbom(sbom, dependencies);
if (faults.length > 0) fail(faults);
console.log("reports/sbom.json has every dependency, each with a licence that is allowed.");

function fail(lines: readonly string[]): never {
  for (const line of lines) console.error(line);
  process.exit(1);
}
