import { parseArgs } from "node:util";
import { createOriginClient, OriginError } from "./import/origin-client.ts";
import { originUrl } from "./import/origin-url.ts";
import { createProgress } from "./import/progress.ts";
import { runImport } from "./import/run-import.ts";

const usage = "usage: npm run import -- PATH… [--to URL]\nPATH: a football.json file, or a folder of such files";
/** Exit statuses: something was skipped; nothing could be done. */
const exitSkipped = 1;
const exitFailed = 2;

process.exitCode = await main();

async function main(): Promise<number> {
  let paths: string[];
  let to: string | undefined;
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options: { to: { type: "string" } } });
    paths = positionals;
    to = values.to;
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
  if (paths.length === 0) return fail(usage);
  const progress = createProgress(process.stderr);
  try {
    const counts = await runImport(paths, createOriginClient(originUrl(to)), {
      onFault(text) {
        progress.clear();
        console.error(text);
      },
      onProgress: (done, files, file) => progress.show(`${done} of ${files} files, ${file}`),
    });
    progress.clear();
    const { added, changed, unchanged, skipped } = counts;
    console.log(`${added} added, ${changed} changed, ${unchanged} unchanged, ${skipped} skipped`);
    return skipped === 0 ? 0 : exitSkipped;
  } catch (error) {
    progress.clear();
    if (error instanceof OriginError) return fail(error.message);
    if (isFileError(error)) return fail(`${error.path}: ${error.code === "ENOENT" ? "does not exist" : error.message}`);
    throw error;
  }
}

function fail(text: string): number {
  console.error(text);
  return exitFailed;
}

function isFileError(error: unknown): error is Error & { readonly code: string; readonly path: string } {
  return error instanceof Error && "code" in error && "path" in error;
}
