/** The areas of mutation testing: the sources of each area, and the tests that must notice a change in them. */
export type MutationArea = {
  /** Folder of the sources, without their tests. */
  readonly sources: string;
  /** The tests by project of `config/vitest.config.ts`. */
  readonly tests: Readonly<Record<string, readonly string[]>>;
};

const ledgerTests = (...names: readonly string[]) => names.map((name) => `workers/origin/src/${name}.worker.test.ts`);

export const mutationAreas: Readonly<Record<string, MutationArea>> = {
  live: { sources: "app/live", tests: { unit: ["app/live/**/*.test.{ts,tsx}"] } },
  gateway: { sources: "app/gateway", tests: { unit: ["app/gateway/**/*.test.ts"] } },
  betting: {
    sources: "shared/betting",
    tests: { unit: ["shared/betting/**/*.test.ts", "app/features/{odds,legal}/**/*.test.{ts,tsx}"] },
  },
  push: {
    sources: "workers/push-durable-object/src",
    tests: {
      unit: ["workers/push-durable-object/src/**/*.unit.test.ts"],
      storm: ["tests/storm/{hub,relays,sockets,subscribers}.test.ts"],
      "workers:push-durable-object": ["workers/push-durable-object/src/**/*.worker.test.ts"],
    },
  },
  ledger: {
    sources: "workers/origin/src/ledger",
    tests: {
      unit: ["workers/origin/src/ledger/**/*.unit.test.ts"],
      "workers:origin": ledgerTests(
        "finished-odds",
        "intake",
        "post-incidents",
        "feeds/lists/update-body",
        "replay",
        "ledger",
        "as-of",
        "catalogue",
        "ingest",
        "ingest/post-odds",
      ),
    },
  },
};

/** Names the area to the tests' configuration, `config/vitest.mutate.config.ts`. */
export const areaVariable = "MUTATION_AREA";
/** Set where the tests that run inside a Worker are left out. */
export const quickVariable = "MUTATION_QUICK";
