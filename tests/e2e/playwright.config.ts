import { defineConfig } from "@playwright/test";
import { chromiumArgs, findChromium } from "../../scripts/chromium.ts";

/** Test files that start their own stacks. */
const withOwnStacks = /(?:connection|dev|sign-out|tags)\.spec\.ts$/;

export default defineConfig({
  testDir: ".",
  outputDir: "../../reports/e2e",
  // Each worker has its own browser and stack, and takes the next file when it has finished one. Tests wait half of their time.
  workers: 2,
  // Group the files: each change of fixtures starts a new worker and stack, which would happen three times in the order of file names.
  projects: [
    { name: "own stacks", testMatch: withOwnStacks },
    { name: "one stack", testIgnore: withOwnStacks },
  ],
  // Limits end what hangs. They are far above what a slow and busy machine takes.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    browserName: "chromium",
    locale: "fr-FR",
    timezoneId: "Europe/Paris",
    // A service worker's requests bypass the tests' own routes, so block it; the tests of copies allow it.
    serviceWorkers: "block",
    launchOptions: { executablePath: findChromium(), args: [...chromiumArgs] },
  },
});
