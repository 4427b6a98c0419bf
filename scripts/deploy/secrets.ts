import { existsSync, readFileSync, statSync } from "node:fs";
import { z } from "zod";
import { DeployError } from "./deploy-error.ts";

/** The secrets at hand, by name. */
export type Secrets = ReadonlyMap<string, string>;

const toText = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));
const secret = z.union([z.string().min(1), z.record(z.string(), z.unknown())]).transform(toText);

/**
 * Reads a JSON object of secrets by name; a value that is an object is a secret in JSON. Without the file there are no
 * secrets. Throws a DeployError for a file that other users of the machine can read, or that is not such an object. The
 * error never contains the file's text.
 */
export function readSecrets(path: string): Secrets {
  if (!existsSync(path)) return new Map();
  if (process.platform !== "win32" && (statSync(path).mode & 0o077) !== 0)
    throw new DeployError(`${path} can be read by others. Run: chmod 600 ${path}`);
  const { data, error } = z.record(z.string(), secret).safeParse(parseJson(path));
  if (data !== undefined) return new Map(Object.entries(data));
  const keys = [...new Set(error.issues.map((issue) => issue.path.join(".")))].join(", ");
  throw new DeployError(`${path} needs an object of texts or objects, none of them empty. Look at: ${keys}`);
}

function parseJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    throw new DeployError(`${path} is not JSON.`);
  }
}
