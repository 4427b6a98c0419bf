import { bindingTypes } from "./binding-types.ts";
import { runCommand } from "./command.ts";

for (const args of bindingTypes) {
  const { code } = await runCommand("wrangler", args);
  if (code !== 0) process.exit(code);
}
