import path from "node:path";
import { parseArgs } from "node:util";
import { formats } from "./import/formats.ts";
import { createImportMark } from "./import/import-mark.ts";
import { createOriginClient, OriginError } from "./import/origin-client.ts";
import { originUrl } from "./import/origin-url.ts";
import { runImport, type ImportProgress } from "./import/run-import.ts";
import { toReport } from "./import/report.ts";
import { settings } from "./settings.ts";
import { root } from "./workers.ts";

const usage = `usage: npm run import -- PATH… [--to URL] [--from N] [--women] [--replace]
PATH: a file, or a folder with files, of ${[...new Set(formats.map(({ name }) => name))].join(", ")}
--from N: begins at the Nth of the files; without it an import that was broken off goes on where it stopped
--women: the matches are of women's competitions; without it the names of files, folders and leagues say so
--replace: a match that is over may become one of another day or get another result or other goals and cards; without it
a file that would do the first is stopped, and the others are named, as they are and as they would be`;
/** Exit statuses: something was skipped; nothing could be done. */
const exitSkipped = 1;
const exitFailed = 2;

process.exitCode = await main();

async function main(): Promise<number> {
  let paths: string[];
  let to: string | undefined;
  let from: number | null;
  let isWomens: boolean;
  let replaces: boolean;
  try {
    const options = {
      to: { type: "string" },
      from: { type: "string" },
      women: { type: "boolean", default: false },
      replace: { type: "boolean", default: false },
    } as const;
    const { positionals, values } = parseArgs({ allowPositionals: true, options });
    paths = positionals;
    to = values.to;
    isWomens = values.women;
    replaces = values.replace;
    from = values.from === undefined ? null : Number(values.from);
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
  if (paths.length === 0 || (from !== null && (!Number.isInteger(from) || from < 1))) return fail(usage);
  const progress = createProgress(process.stderr);
  const origin = originUrl(to);
  const mark = createImportMark(path.join(root, settings.stateFolder), origin, paths);
  try {
    const say = (text: string) => {
      progress.clear();
      console.error(text);
    };
    const events = {
      onFault: say,
      onNotice: say,
      onProgress: ({ file, files, label, matches }: ImportProgress) =>
        progress.show(`file ${file} of ${files}, ${label}, ${matches} matches`),
      onFileDone: mark.write,
    };
    const client = createOriginClient(origin, replaces);
    const counts = await runImport(paths, client, events, from ?? mark.read() ?? 1, isWomens);
    mark.clear();
    progress.clear();
    for (const line of toReport(counts)) console.log(line);
    return counts.skipped.size === 0 ? 0 : exitSkipped;
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

/** Shows a progress line: a terminal rewrites it in place, other outputs get a new line now and then. */
function createProgress(stream: NodeJS.WriteStream, now: () => number = Date.now) {
  const plainPeriodMs = 2000;
  let lastMs = now();
  let isOpen = false;
  return {
    show(text: string) {
      if (stream.isTTY) {
        stream.write(`\r\u001b[K${text}`);
        isOpen = true;
      } else if (now() - lastMs >= plainPeriodMs) {
        stream.write(`${text}\n`);
        lastMs = now();
      }
    },
    /** Clears the line, so that the next message has a line of its own. */
    clear() {
      if (isOpen) stream.write("\r\u001b[K");
      isOpen = false;
    },
  };
}
