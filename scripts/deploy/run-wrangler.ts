import { runCommand } from "../command.ts";
import type { RunWrangler } from "./account.ts";

/** Whatever the caller's shell says: answers in JSON are printed, nothing else comes before them, nothing is asked of the network. */
export const fixedEnv = { WRANGLER_LOG: "log", WRANGLER_HIDE_BANNER: "true", NO_COLOR: "1" };

export const runWrangler: RunWrangler = (args, env = {}) =>
  runCommand("wrangler", args, { quiet: true, env: { ...env, ...fixedEnv } });
