import { runCommand } from "./command.ts";

const args = ["test", "--config", "tests/e2e/playwright.config.ts", ...process.argv.slice(2)];
const { code } = await runCommand("playwright", args);
process.exit(code);
