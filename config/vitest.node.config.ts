import { fileURLToPath } from "node:url";
import { defineConfig, type TestProjectConfiguration } from "vitest/config";

/** Vitest leaves one core free otherwise, which is half of two. */
export const allCores = "100%";

/** What is polled for comes at once, and on a busy machine when it can; within a Worker's test. */
export const patience = { poll: { timeout: 25_000 } };

/** The tests that run in Node: the Workers' own need the runtime's tools, which take seconds to load (`vitest.config.ts`). */
export const nodeProjects: TestProjectConfiguration[] = [
  {
    esbuild: { jsx: "automatic" },
    test: {
      name: "unit",
      environment: "node",
      expect: patience,
      // Starting a process and loading the modules again for each of 300 files would cost more than the tests.
      isolate: false,
      maxWorkers: allCores,
      // Some work out whole seasons of the world, which takes a busy machine its time.
      testTimeout: 30_000,
      include: [
        "{shared,variants,world,app,scripts}/**/*.test.{ts,tsx}",
        "workers/*/src/**/*.unit.test.ts",
        "workers/providers/test/*.test.ts",
      ],
    },
  },
  {
    // The push Worker's objects in plain Node. A project of its own: it puts the runtime's globals in place while it runs.
    resolve: {
      alias: { "cloudflare:workers": fileURLToPath(new URL("../tests/storm/cloudflare-workers.ts", import.meta.url)) },
    },
    test: {
      name: "storm",
      environment: "node",
      maxWorkers: allCores,
      // A storm's steps are many, and a busy machine takes its time.
      testTimeout: 30_000,
      include: ["tests/storm/*.test.ts"],
    },
  },
  {
    test: {
      name: "stack",
      environment: "node",
      expect: patience,
      setupFiles: ["tests/support/turn-of-the-loop.ts"],
      include: ["tests/stack/**/*.test.ts"],
      // A stack is a process of its own beside each worker.
      maxWorkers: 2,
      // What a file imports is loaded once for each worker, and its files that only read share a stack.
      isolate: false,
      testTimeout: 180_000,
      hookTimeout: 120_000,
    },
  },
  {
    test: {
      name: "readers",
      environment: "node",
      expect: patience,
      setupFiles: ["tests/support/turn-of-the-loop.ts"],
      include: ["tests/readers/**/*.test.ts"],
      globalSetup: ["tests/readers/started-stack.ts"],
      fileParallelism: false,
      isolate: false,
      testTimeout: 180_000,
    },
  },
  {
    test: {
      name: "deploy",
      environment: "node",
      expect: patience,
      setupFiles: ["tests/support/turn-of-the-loop.ts"],
      include: ["tests/deploy/**/*.test.ts"],
      fileParallelism: false,
      isolate: false,
      testTimeout: 600_000,
      hookTimeout: 600_000,
    },
  },
  {
    test: {
      name: "security",
      environment: "node",
      expect: patience,
      setupFiles: ["tests/support/turn-of-the-loop.ts"],
      include: ["tests/security/**/*.test.ts"],
      fileParallelism: false,
      isolate: false,
      testTimeout: 180_000,
      hookTimeout: 180_000,
    },
  },
];

export const defaults = {
  // The ingest API writes a line for each request.
  onConsoleLog: (log: string) => !log.startsWith('{"event":"ingest'),
};

export default defineConfig({ test: { ...defaults, projects: nodeProjects } });
