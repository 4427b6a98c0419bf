import { mkdtempSync, rmSync, mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runCommand } from "../../scripts/command.ts";
import { ingestKeys, startTestStack } from "../../tests/support/stack.ts";
import type { Figure } from "../figures.ts";
import { openWorkerHeaps } from "../worker-heaps.ts";
import { toNames, toRandom } from "./search-names.ts";

const codes = ["en.1", "es.1", "it.1", "fr.1", "be.1", "nl.1", "pt.1", "br.1"];
const firstYear = 2000;
const seasons = 22;
const teams = 20;

/** Seasons of leagues as files of football.json, each season with its own weekends; the same files at every run. */
function writeSeasons(folder: string): { readonly files: number; readonly matches: number } {
  const names = toNames(codes.length * teams);
  const random = toRandom(11);
  let matches = 0;
  for (let season = 0; season < seasons; season += 1) {
    const year = firstYear + season;
    const seasonFolder = join(folder, `${year}-${String((year + 1) % 100).padStart(2, "0")}`);
    mkdirSync(seasonFolder, { recursive: true });
    codes.forEach((code, index) => {
      const own = names.slice(index * teams, (index + 1) * teams);
      const list = toMatches(own, year, random);
      matches += list.length;
      writeFileSync(join(seasonFolder, `${code}.json`), JSON.stringify({ name: `Season ${year}`, matches: list }));
    });
  }
  return { files: codes.length * seasons, matches };
}

/** Everybody meets everybody, at home and away. */
function toMatches(names: readonly string[], year: number, random: (below: number) => number) {
  return names.flatMap((team1, home) =>
    names.flatMap((team2, away) => {
      if (home === away) return [];
      const round = (home + away) % 38;
      const halfTime = [random(3), random(2)] as const;
      const fullTime = [halfTime[0] + random(3), halfTime[1] + random(3)];
      return [
        {
          round: `Matchday ${round + 1}`,
          date: new Date(Date.UTC(year, 7, 10 + round * 7)).toISOString().slice(0, 10),
          time: "16:00",
          team1,
          team2,
          score: { ht: halfTime, ft: fullTime },
        },
      ];
    }),
  );
}

const periodMs = 100;

/**
 * Looks at the memory of every Worker of a stack, ten times a second, through the debugger.
 * @returns a function that stops looking and gives the most that each Worker held, in bytes, by its name
 */
async function watchHeaps(inspectorUrl: URL): Promise<() => Promise<ReadonlyMap<string, number>>> {
  const heaps = await openWorkerHeaps(inspectorUrl);
  const most = new Map<string, number>();
  let looking: Promise<void> = Promise.resolve();
  const look = async () => {
    for (const [name, bytes] of await heaps.read()) most.set(name, Math.max(most.get(name) ?? 0, bytes));
  };
  const timer = setInterval(() => (looking = looking.then(look)), periodMs);
  return async () => {
    clearInterval(timer);
    await looking;
    heaps.close();
    return most;
  };
}

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
