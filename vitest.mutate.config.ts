import { defineConfig } from "vitest/config";
import { areaVariable, mutationAreas } from "./scripts/mutation-areas.ts";
import everything from "./vitest.config.ts";

/** The tests of one area of mutation testing (`npm run mutate`), each in the project that it belongs to. */
const tests = mutationAreas[process.env[areaVariable] ?? ""]?.tests ?? {};

export default defineConfig({
  test: {
    projects: (everything.test?.projects ?? []).flatMap((project) => {
      if (typeof project !== "object" || !("test" in project)) return [];
      const name = String(project.test?.name ?? "");
      const include = tests[name];
      return include === undefined
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
                testTimeout: 5_000,
              },
            },
          ];
    }),
  },
});
