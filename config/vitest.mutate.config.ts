import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { areaVariable, mutationAreas, quickVariable } from "../scripts/mutation-areas.ts";
import everything from "./vitest.config.ts";

/** The tests of one area of mutation testing (`npm run mutate`), each in the project that it belongs to. */
const tests = mutationAreas[process.env[areaVariable] ?? ""]?.tests ?? {};

// Tests of random sequences, with enough of them to notice what the others leave.
process.env["STORM_RUNS"] ??= "4";
process.env["CONVERGENCE_RUNS"] ??= "12";

/** Quick tests first, the area's projects in its order: what they notice need not be tried by the slow ones. */
class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line no-array-sort
    const slowFirst = await super.sort(files);
    const projects = Object.keys(tests);
    const placeOf = ({ project }: TestSpecification) => projects.indexOf(project.name);
    return slowFirst.toReversed().toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: QuickFirst },
    projects: (everything.test?.projects ?? []).flatMap((project) => {
      if (typeof project !== "object" || !("test" in project)) return [];
      const name = String(project.test?.name ?? "");
      const include = tests[name];
      return include === undefined || (process.env[quickVariable] !== undefined && name.startsWith("workers:"))
        ? []
        : [
            {
              ...project,
              test: {
                ...project.test,
                include: [...include],
                exclude: [],
                setupFiles: ["scripts/try-changes.ts", ...[project.test?.setupFiles ?? []].flat()],
                // A change may leave a test waiting for ever.
                testTimeout: name === "unit" ? 2_000 : 15_000,
              },
            },
          ];
    }),
  },
});
