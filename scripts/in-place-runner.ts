import { relative } from "node:path";
import { strykerPlugins as vitestPlugins } from "@stryker-mutator/vitest-runner";
import type { Findings } from "./try-changes.ts";

type Runner = ReturnType<NonNullable<(typeof vitestPlugins)[number]>["factory"]>;
type MutantRun = Parameters<Runner["mutantRun"]>[0];
type MutantResult = Awaited<ReturnType<Runner["mutantRun"]>>;

/** The vitest objects that Stryker's runner holds, as far as this module uses them. */
type Inside = {
  readonly ctx: {
    provide(key: "mode", value: string): void;
    start(files: undefined): Promise<unknown>;
    readonly projects: readonly { readonly config: { testNamePattern: RegExp | undefined } }[];
    readonly state: {
      readonly filesMap: Map<string, unknown>;
      readonly errorsSet: Set<unknown>;
      getFiles(): readonly { readonly meta: { readonly findings?: Findings } }[];
    };
  };
};

/** Stryker's value for a failed test: its enumeration is available here only as a type. */
const failed = "1";

/** Stryker's name for the runner of this module. */
export const inPlaceRunner = "in-place";

/**
 * Stryker's runner for vitest starts a thread and loads every module for each change, which takes a hundred times as long
 * as the tests. This one tries all changes in one run (`try-changes.ts`) and leaves to that one what only a new start can
 * show: changes in what runs while a module loads, and those of a test that fails when it is repeated.
 */
function makeRunner(injector: unknown): Runner {
  const [plugin] = vitestPlugins;
  if (plugin === undefined) throw new Error("the runner for vitest has no plugin");
  const factory = plugin.factory as (given: unknown) => Runner; // Its type does not say that it takes an injector.
  const inner = factory(injector);
  const noticedBy = new Map<string, string>();
  const untried = new Set<string>();
  let testCount = 0;

  async function tryInPlace(): Promise<void> {
    const { ctx } = inner as unknown as Inside; // A private field of a pinned version, which has no other way in.
    ctx.state.filesMap.clear();
    ctx.provide("mode", inPlaceRunner);
    for (const { config } of ctx.projects) config.testNamePattern = undefined;
    await ctx.start(undefined);
    for (const { meta } of ctx.state.getFiles()) {
      for (const [id, test] of Object.entries(meta.findings?.noticedBy ?? {})) noticedBy.set(id, toTestId(test));
      for (const id of meta.findings?.untried ?? []) untried.add(id);
    }
    // A promise that nobody waits for, of a changed code.
    ctx.state.errorsSet.clear();
  }

  return {
    capabilities: () => inner.capabilities(),
    init: async () => inner.init?.(),
    dispose: async () => inner.dispose?.(),
    async dryRun(options) {
      const result = await inner.dryRun(options);
      if (!("tests" in result) || result.tests.some(({ status }) => String(status) === failed)) return result;
      testCount = result.tests.length;
      await tryInPlace();
      return result;
    },
    async mutantRun(options: MutantRun): Promise<MutantResult> {
      const { activeMutant, mutantActivation } = options;
      const test = noticedBy.get(activeMutant.id);
      // Stryker's words, which it declares as an enumeration that it does not export as a value to those outside.
      if (test !== undefined) return killedBy(test, testCount);
      if (mutantActivation === "static" || untried.has(activeMutant.id)) return inner.mutantRun(options);
      return { status: "survived", nrOfTests: testCount } as MutantResult;
    },
  };
}

function killedBy(test: string, nrOfTests: number): MutantResult {
  return { status: "killed", killedBy: [test], failureMessage: "", nrOfTests } as MutantResult;
}

/** Names a test as Stryker's runner for vitest does, by its path within the project. */
function toTestId(name: string): string {
  const end = name.indexOf("#");
  return `${relative(process.cwd(), name.slice(0, end))}${name.slice(end)}`;
}
makeRunner.inject = ["$injector"];

/** Stryker loads a plugin by this export. */
export const strykerPlugins = [{ kind: "TestRunner", name: inPlaceRunner, factory: makeRunner }];
