import { spawn } from "node:child_process";
import { root } from "./workers.ts";

/** `output`: all that was said; `stdout`: without the warnings, for answers in JSON. Both empty unless the command was quiet. */
export type CommandResult = { readonly code: number; readonly output: string; readonly stdout: string };

/** Runs a program of node_modules/.bin (or node itself) from the project's folder. */
export function runCommand(
  program: string,
  args: readonly string[],
  options: { readonly quiet?: boolean; readonly env?: Readonly<Record<string, string>> } = {},
): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, WRANGLER_SEND_METRICS: "false", ...options.env },
      stdio: options.quiet === true ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"],
    });
    let output = "";
    let stdout = "";
    child.stdout?.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      stdout += text;
    });
    child.stderr?.setEncoding("utf8").on("data", (text: string) => (output += text));
    child.on("error", reject);
    child.on("close", (code) => resolve({ code: code ?? 1, output, stdout }));
  });
}
