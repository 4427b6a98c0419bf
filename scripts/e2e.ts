import { findChromium } from "./chromium.ts";
import { runCommand } from "./command.ts";

const { code } = await runCommand(
  "playwright",
  ["test", "--config", "tests/e2e/playwright.config.ts", ...process.argv.slice(2)],
  {
    env: { CHROMIUM: findChromium() },
  },
);
process.exit(code);
