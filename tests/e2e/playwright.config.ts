import { defineConfig } from "@playwright/test";
import { chromiumArgs, findChromium } from "../../scripts/chromium.ts";

/** Files whose stacks are their own. */
const withOwnStacks = /(?:connection|dev|tags)\.spec\.ts$/;

export default defineConfig({
  testDir: ".",
  outputDir: "../../reports/e2e",
  // Each has a browser and a stack of its own, and takes the next file when it has ended one: half of a test is waiting.
  workers: 2,
  // Another worker is started for each change of fixtures, and with it another stack: in the order of their names, three times.
  projects: [
    { name: "own stacks", testMatch: withOwnStacks },
    { name: "one stack", testIgnore: withOwnStacks },
  ],
  timeout: 120_000,
  // A busy machine renders a page that is asked for the first time in seconds.
  expect: { timeout: 30_000 },
  use: {
    browserName: "chromium",
    locale: "fr-FR",
    timezoneId: "Europe/Paris",
    // Requests that a service worker makes pass by what a test answers itself; the tests of copies allow it.
    serviceWorkers: "block",
    launchOptions: { executablePath: findChromium(), args: [...chromiumArgs] },
  },
});
