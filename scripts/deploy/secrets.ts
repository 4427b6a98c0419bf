import { existsSync, readFileSync, statSync } from "node:fs";
import { z } from "zod";
import { DeployError } from "./deploy-error.ts";

/** The secrets at hand, by name. */
export type Secrets = ReadonlyMap<string, string>;

const fileSchema = z.record(
  z.string(),
  z
    .union([z.string().min(1), z.record(z.string(), z.unknown())])
    .transform((value) => (typeof value === "string" ? value : JSON.stringify(value))),
);

/**
 * Reads a JSON object of secrets by name; a value that is an object is a secret in JSON. Without the file there are no
 * secrets. Throws a DeployError for a file that other users of the machine can read, or that is not such an object. The
 * error never contains the file's text.
 */
export function readSecrets(path: string): Secrets {
  if (!existsSync(path)) return new Map();
  if (process.platform !== "win32" && (statSync(path).mode & 0o077) !== 0) {
    throw new DeployError(`${path} can be read by others. Run: chmod 600 ${path}`);
  }
  return new Map(Object.entries(parseSecrets(path)));
}

function parseSecrets(path: string): Readonly<Record<string, string>> {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(path, "utf8"));
  } catch {
    throw new DeployError(`${path} is not JSON.`);
  }
  const parsed = fileSchema.safeParse(content);
  if (parsed.success) return parsed.data;
  const keys = [...new Set(parsed.error.issues.map(({ path }) => path.join(".")))].join(", ");
  throw new DeployError(
    `${path} must be an object whose values are texts or objects, none of them empty. Look at: ${keys}`,
  );
}
