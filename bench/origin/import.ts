import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runCommand } from "../../scripts/command.ts";
import { ingestKeys, startTestStack } from "../../tests/support/stack.ts";
import type { Figure } from "../figures.ts";
import { watchHeaps } from "./heap-watch.ts";
import { writeSeasons } from "./season-files.ts";

const mostSeconds = 180;
const mostMegabytes = 128;

/**
 * `npm run import` of over 60,000 matches into a running stack that keeps its data on disk, and the most memory that any
 * Worker held meanwhile. Without paths the matches are made up.
 */
export async function measureImport(paths: readonly string[]): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "tribune-bench-"));
  const made = paths.length === 0 ? writeSeasons(join(folder, "seasons")) : null;
  const stack = await startTestStack({ persistTo: join(folder, "state"), inspected: true });
  try {
    if (stack.inspectorUrl === null) throw new Error("the stack tells no memory");
    const stopWatching = await watchHeaps(stack.inspectorUrl);
    const startMs = performance.now();
    const sources = made === null ? paths : [join(folder, "seasons")];
    const { code, output } = await runCommand("node", ["scripts/run.mjs", "import", ...sources], {
      quiet: true,
      env: { PORT: stack.url.port, INGEST_KEYS: ingestKeys },
    });
    const seconds = (performance.now() - startMs) / 1000;
    const heaps = await stopWatching();
    if (code > 1) throw new Error(`the import failed: ${output}`);
    const [name, bytes] = [...heaps].toSorted((a, b) => b[1] - a[1])[0] ?? ["", Number.NaN];
    const others = [...heaps].map(([worker, most]) => `${worker} ${toMegabytes(most).toFixed(0)}`).join(", ");
    return [
      {
        name: "import of over 60,000 matches",
        value: seconds,
        unit: "s",
        target: { atMost: mostSeconds },
        detail: made === null ? toSummary(output) : `${made.matches} matches in ${made.files} files`,
      },
      {
        name: `most memory of a Worker meanwhile (${name})`,
        value: toMegabytes(bytes),
        unit: "MiB",
        target: { atMost: mostMegabytes },
        detail: `heap and buffers, looked at each 100 ms: ${others} MiB`,
      },
    ];
  } finally {
    await stack.stop();
    rmSync(folder, { recursive: true });
  }
}

/** Keeps the import's report, without its progress and the names of skipped items. */
const toSummary = (output: string) =>
  output
    .trim()
    .split("\n")
    .filter((line) => /^\d+ (?:added|told|files)|^skipped, /.test(line))
    .join("; ");
const toMegabytes = (bytes: number) => bytes / 2 ** 20;
