import { afterAll, beforeAll, beforeEach, inject, type RunnerTestCase, type RunnerTestSuite } from "vitest";

/**
 * Runs before each test while `npm run mutate` tries changes in place. Each test runs first without a change, which shows the
 * changes that it reaches, and then once with each of them. A runtime and its modules start once for all of them. In other
 * test runs this does nothing.
 */

/** The state that Stryker's changed code reads and writes: the active change, and the changes that a test reached. */
type Switch = {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number;
  hitLimit?: number;
  mutantCoverage?: { perTest: Record<string, Record<string, number>> };
  /** Changes that a test noticed, in any file so far. */
  noticed?: Set<string>;
};

/** The results of a file's tests, by the changes' numbers. */
export type Findings = {
  /** The test that noticed a change. */
  readonly noticedBy: Record<string, string>;
  /** Changes that could not be tried: their test fails when it runs again without a change, or does not reach them again. */
  readonly untried: string[];
};

declare module "vitest" {
  interface TaskMeta {
    findings?: Findings;
  }
  interface ProvidedContext {
    /** "in-place" while changes are tried so. */
    mode: string;
    globalNamespace: string;
  }
}

/** A test may meet a change this many times as often as without it, and this often besides; more counts as an endless loop. */
const mostHits = 100;
/** A test whose two runs without a change take longer tries no changes: it would run again for each of hundreds. */
const longestMs = 5_000;
/** The test id under which the changes reached during a trial are counted. */
const withChange = "with a change";

type Trial = {
  /** How often the test meets each change that it reaches. */
  readonly hits: ReadonlyMap<string, number>;
  readonly left: string[];
  /** The change that is active in this run; "" for a run without a change. */
  made: string;
  /** The change that the previous run noticed; "" if it noticed none. */
  justNoticed: string;
};

if (inject("mode") === "in-place") {
  const globals: Record<string, unknown> = globalThis;
  const change = (globals[inject("globalNamespace")] ??= {}) as Switch; // Stryker's own place, whose shape is above.
  const noticed = (change.noticed ??= new Set());
  const findings: Findings = { noticedBy: {}, untried: [] };
  const trials = new Map<string, Trial>();
  const runCounts = new Map<string, number>();
  const startedAt = new Map<string, number>();

  // The runner reads which fixtures a hook wants from its first parameter.
  // oxlint-disable-next-line no-empty-pattern
  beforeAll(({}, suite) => repeatWithoutEnd(suite));

  beforeEach(({ task, skip }) => {
    const hasFailed = task.result?.attempts?.at(-1)?.state === "fail";
    // Drop earlier attempts: each would be repeated in every report.
    task.result?.attempts?.splice(0);
    delete task.result?.errors;
    const testId = nameOf(task);
    change.activeMutant = undefined;
    change.hitCount = 0;
    change.hitLimit = Number.POSITIVE_INFINITY;
    const runCount = (runCounts.get(task.id) ?? 0) + 1;
    runCounts.set(task.id, runCount);
    if (runCount <= 2) {
      // Run twice without a change: a test that caches does not reach everything again.
      startedAt.set(task.id, performance.now());
      change.currentTestId = runCount === 1 ? testId : again(testId);
      return;
    }
    change.currentTestId = withChange;
    if (runCount === 3 && performance.now() - (startedAt.get(task.id) ?? 0) > longestMs) return skip();
    const trial = trials.get(task.id) ?? trialOf(testId);
    trials.set(task.id, trial);
    if (hasFailed && trial.made === "") {
      // The test failed without a change: an earlier change or the test itself left state behind. The remaining changes need a fresh start.
      noticed.delete(trial.justNoticed);
      delete findings.noticedBy[trial.justNoticed];
      findings.untried.push(...trial.left, ...(trial.justNoticed === "" ? [] : [trial.justNoticed]));
      return skip();
    }
    if (hasFailed) {
      noticed.add(trial.made);
      findings.noticedBy[trial.made] = testId;
    }
    trial.justNoticed = hasFailed ? trial.made : "";
    const next = hasFailed ? "" : trial.left.pop();
    if (next === undefined) return skip();
    trial.made = next;
    if (next === "") return;
    change.activeMutant = next;
    change.hitLimit = mostHits * (trial.hits.get(next) ?? 1) + mostHits;
  });

  // oxlint-disable-next-line no-empty-pattern
  afterAll(({}, suite) => {
    suite.meta.findings = findings;
    change.activeMutant = undefined;
  });

  function trialOf(testId: string): Trial {
    const { perTest = {} } = change.mutantCoverage ?? {};
    const hits = new Map(Object.entries(perTest[again(testId)] ?? {}));
    findings.untried.push(...Object.keys(perTest[testId] ?? {}).filter((id) => !hits.has(id) && !noticed.has(id)));
    return { hits, left: [...hits.keys()].filter((id) => !noticed.has(id)), made: "", justNoticed: "" };
  }
}

function repeatWithoutEnd({ tasks }: { readonly tasks: readonly (RunnerTestCase | RunnerTestSuite)[] }): void {
  for (const task of tasks) {
    if (task.type === "suite") repeatWithoutEnd(task);
    else task.repeats = Number.MAX_SAFE_INTEGER;
  }
}

const again = (testId: string) => `${testId} again`;

/** A test's name as Stryker makes it: its file and the suites that it is in. */
function nameOf(task: RunnerTestCase): string {
  const names = [task.name];
  for (let suite = task.suite; suite !== undefined; suite = suite.suite) names.unshift(suite.name);
  return `${task.file.filepath}#${names.join(" > ").trim()}`;
}
