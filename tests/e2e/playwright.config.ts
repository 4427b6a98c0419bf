import { defineConfig } from "@playwright/test";
import { chromiumArgs, findChromium } from "../../scripts/chromium.ts";

/** Test files that start their own stacks. */
const withOwnStacks = /(?:connection|dev|tags)\.spec\.ts$/;

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
  timeout: 120_000,
  // A busy machine takes seconds for the first render of a page.
  expect: { timeout: 30_000 },
  use: {
    browserName: "chromium",
    locale: "fr-FR",
    timezoneId: "Europe/Paris",
    // A service worker's requests bypass the tests' own routes, so block it; the tests of copies allow it.
    serviceWorkers: "block",
    launchOptions: { executablePath: findChromium(), args: [...chromiumArgs] },
  },
});
